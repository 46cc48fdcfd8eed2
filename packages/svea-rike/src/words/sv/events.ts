/** Händelsekorten: namn, och vad de gör med våra egna ord. */
import type { CardNames } from "../names.ts";

const ANY = "När som helst:";
const STOP =
  "I fred, mellan drag eller före din egen verksamhet: omgången tar genast slut, och den som inte hunnit göra sitt drag mister det.";
const battle = (country: string): string =>
  `I krig mot ${country}: fiendens två svagaste kort besegras. Vinns kriget är kortet ditt och värt en statuspoäng.`;

export const events: CardNames = {
  "a-time-of-changes": {
    name: "En tid av omvälvningar",
    text: `${ANY} två kort i historieraden läggs underst i leken i den ordning du säger, och två andra tar deras plats.`,
  },
  abdication: { name: "Abdikation!", text: STOP },
  "bad-harvest": {
    name: "Dålig skörd!",
    text: "När någon annan ska ta upp inkomst från förläningar: spelarens förläningar med tre kronor ger inget den här gången.",
  },
  "battle-of-breitenfeld": { name: "Slaget vid Breitenfeld", text: battle("Preussen") },
  "battle-of-kliszow": { name: "Slaget vid Kliszow", text: battle("Polen") },
  "battle-of-narva": { name: "Slaget vid Narva", text: battle("Ryssland") },
  "battle-of-poltava": {
    name: "Slaget vid Poltava",
    text: "I vilket krig som helst: ytterligare två regentkort ställer sig på fiendens sida, och en svensk förläning som du väljer vänds ned.",
  },
  "blockade-runner": { name: "Blockadbrytare", text: "När krig bryter ut: dina handelsmän i fiendelandet stannar där de är." },
  "conflict-of-interest": {
    name: "Intressemotsättningar",
    text: "När någon annan säger vad han vill köpa: köpet går om intet. Köparen behåller sitt guld och får nämna något annat.",
  },
  "connections-at-court": {
    name: "Förbindelser med hovet",
    text: "När någon annan har spelat ett händelsekort: det får ingen verkan. Ingen kan stoppa det här kortet.",
  },
  "demand-for-imported-goods": {
    name: "Efterfrågan på importvaror",
    text: "När du tar upp inkomst från handel: fem guld extra, om någon av dina handelsmän tjänar något.",
  },
  "diplomatic-pressure": { name: "Diplomatiska påtryckningar", text: `${ANY} en handelsman som tillhör en annan spelare skickas hem.` },
  "extra-booty": { name: "Extra krigsbyte", text: "När du just fått din belöning för ett krig: välj en belöning till." },
  "extra-church-tax": {
    name: "Extra skatt till kyrkan",
    text: `${ANY} nämn en förläning. Där och i förläningarna runt omkring betalar varje ägare ett guld per krona.`,
  },
  "extra-tax-on-peasants": {
    name: "Extra skatt på dina bönder",
    text: "När du tar upp inkomst från förläningar: slå en tärning för varje förläning och ta summan i stället för kronorna.",
  },
  "extra-war-taxes": { name: "Extra krigsskatt", text: `${ANY} alla, du också, betalar ett guld för varje trupp på sina förläningar.` },
  "fall-from-grace": { name: "Fallen i onåd", text: `${ANY} ta en förläning från en annan spelare, som får dess tryckta pris av dig.` },
  "fall-of-the-monarchy": {
    name: "Enväldets fall",
    text: "Innan regentkortet dras: bestäm vilket av alla tjugofyra kort som vänds upp i stället.",
  },
  famine: {
    name: "Missväxt",
    text: "När någon annan ska ta upp inkomst från förläningar: nämn en förläning. Den och grannarna ger ingen något förrän omgången är slut.",
  },
  "feud-with-neighbours": {
    name: "Grannfejd",
    text: `${ANY} en av dina förläningar anfaller en granne. En tärning plus trupperna på var sida: är du högre är förläningen din.`,
  },
  "good-administration": { name: "God administration", text: "När ditt drag är slut: gör ett helt drag till, med en annan verksamhet." },
  "heavy-loans": { name: "Nödmynt", text: `${ANY} låna så mycket du vill. Dubbla summan ska betalas efter nästa drag du påbörjar.` },
  "hidden-cache": {
    name: "Dolda resurser",
    text: "Medan du köper i Kultur & vetenskap: två historiekort i stället för ett, eller tre om en vetenskapsman är bland de två första.",
  },
  "hidden-reserves": { name: "Gömda reserver", text: `${ANY} ta fem guld, om du äger ett slott.` },
  "high-treason": {
    name: "Högförräderi!",
    text: "Efter ett förlorat krig: du slipper lämna ifrån dig en förläning. Det som av sig självt tillfaller fienden är ändå förlorat.",
  },
  inflation: { name: "Penningvärdet faller!", text: `${ANY} alla andra betalar två guld.` },
  "influential-office": {
    name: "Inflytelserikt ämbete",
    text: "När någon annan har använt ett händelsekort: ta upp det från kasthögen på handen.",
  },
  "inspiring-speech": { name: "Utökade adelsprivilegier", text: `${ANY} dra tre händelsekort.` },
  intrigues: { name: "Ränksmideri", text: "Före någon annans drag: du bestämmer vilken verksamhet det ska ägnas åt." },
  "local-war-tax": {
    name: "Lokal krigsskatt",
    text: `${ANY} nämn en förläning. Där och i förläningarna runt omkring betalar varje ägare ett guld per trupp.`,
  },
  "lost-opportunity": { name: "Förlorad möjlighet", text: `${ANY} en annan spelare kastar ett slumpvis valt händelsekort.` },
  "low-demand-for-imported-goods": {
    name: "Låg efterfrågan på importvaror",
    text: `${ANY} nämn ett land. Tills omgången är slut tjänar ingens handelsmän något där.`,
  },
  "march-over-the-great-belt": { name: "Tåget över Stora Bält", text: battle("Danmark") },
  "murder-at-the-opera": { name: "Maskeradmordet", text: STOP },
  "noble-marriage": {
    name: "Förnämt äktenskap",
    text: "När du har nämnt en förläning du vill köpa: den kostar två guld mindre för varje krona.",
  },
  "out-of-the-fire": { name: "Ur hetluften", text: `${ANY} flytta vilken handelsman du vill till ett annat land.` },
  "palace-fire": { name: "Slottsbrand!", text: `${ANY} ett slott brinner ned, vem som än äger det, eller i raden.` },
  "peasant-revolt": {
    name: "Bondeuppror!",
    text: `${ANY} nämn en förläning och slå. Den och grannarna kan gå förlorade: på 4 de med en krona, på 5 upp till två, på 6 alla.`,
  },
  plague: {
    name: "Pesten härjar",
    text: `${ANY} nämn en förläning. Varje ägare där och runt omkring mister en vetenskapsman, fältherre, drottning eller kulturpersonlighet efter eget val.`,
  },
  "political-influence": { name: "Politiskt inflytande", text: "Innan turordningen dras: du gör ditt drag först den här omgången." },
  "powerful-neighbour": {
    name: "Mäktig granne",
    text: `${ANY} en av dina förläningar anfaller en granne. En tärning plus kronorna på var sida: är du högre är förläningen din.`,
  },
  "protector-government": {
    name: "Förmyndarregering",
    text: "I slutet av en omgång: ännu en omgång följer med samma regent och samma regentkort.",
  },
  reduction: { name: "Räfst och reduktion", text: `${ANY} alla, du också, betalar hälften av sitt guld, avrundat nedåt.` },
  "reductions-from-the-church": { name: "Indragningar från kyrkan", text: `${ANY} du tar fem guld, alla andra två.` },
  "riots-in-towns": {
    name: "Kravaller bland borgerskapet",
    text: `${ANY} nämn en förläning och slå. Den och grannarna kan gå förlorade: på 4 de med en trupp eller ingen, på 5 upp till två, på 6 alla.`,
  },
  "royal-wrath": { name: "Kunglig vrede", text: `${ANY} en annan spelare som har minst två förläningar lämnar ifrån sig en.` },
  "smart-negotiator": {
    name: "Slipad förhandlare",
    text: `${ANY} ta ett historiekort från en annan spelare, som får dubbla priset av dig.`,
  },
  "superior-tactician": {
    name: "Överlägsen taktiker",
    text: "I ett krig där din förläning står kvar: slå två tärningar i varje svenskt anfall härefter.",
  },
  "supply-train": { name: "Förrådståg", text: `${ANY} dina trupper kostar dig inget förrän omgången är slut, i fred som i krig.` },
  "swedish-steel-bites": {
    name: "Svenska stålet biter",
    text: "I krig, vare sig du deltar eller inte: slå en tärning, och på 1 till 4 besegras fiendens svagaste kort.",
  },
  "tax-refund": { name: "Skatteåterbäring", text: `${ANY} alla tar fem guld.` },
  "trade-privileges": { name: "Handelsprivilegier", text: `${ANY} placera en handelsman, utöver andra du skickar.` },
  treason: { name: "Förräderi!", text: "När någon annan just fått sin belöning för ett krig: allt tas tillbaka." },
  "untimely-death": {
    name: "Förtida död",
    text: `${ANY} en vetenskapsman, fältherre, drottning eller kulturpersonlighet dör, vem som än äger kortet, eller i raden.`,
  },
  "winds-of-war": {
    name: "Krigets vindar",
    text: "När ditt drag är slut: betala sju guld och börja krig med ett land du nämner. Sedan är omgången slut.",
  },
  "witch-hunt": {
    name: "Häxprocesser",
    text: `${ANY} nämn en förläning. Varje ägare där och runt omkring kastar ett slumpvis valt händelsekort för varje drabbad förläning.`,
  },
};
