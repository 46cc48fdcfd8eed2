/** Händelsekorten: namn, och vad de gör med våra egna ord. */
import type { CardNames } from "../names.ts";

const ANY = "När som helst:";
const STOP =
  "I fred, mellan drag eller före din egen verksamhet: omgången tar genast slut, och den som inte hunnit göra sitt drag mister det.";
const battle = (country: string): string =>
  `I krig mot ${country}: fiendens två svagaste kort besegras. Vinns kriget är kortet ditt och värt en statuspoäng.`;

const only = (when: string): string => `Det här kortet spelas ${when}.`;
const IN_PEACE = only("i fred, före eller mellan dragen");
const OPEN = only("i öppna fönster");
const AREA = "Nämn en förläning som fortfarande är med i spelet.";
const BATTLE = (country: string): string => only(`i krig mot ${country}`);

export const events: CardNames = {
  "a-time-of-changes": {
    name: "En tid av omvälvningar",
    text: `${ANY} två kort i historieraden läggs underst i leken i den ordning du säger, och två andra tar deras plats.`,
    rule: "När som helst. Nämn två kort i raden, eller det enda. De läggs underst i historieleken i den ordningen, och raden fylls på uppifrån; är leken tom kommer samma kort tillbaka. Inte med tom rad.",
    refusal: "Nämn två olika kort i raden, eller det enda som ligger där.",
  },
  abdication: {
    name: "Abdikation!",
    text: STOP,
    rule: "Bara i fred: före turordningen, före ett drag, i början av ditt eget drag eller i slutet av ett drag. Omgången slutar genast. Den som inte fullbordat ett drag får inget; ett redan draget kort behålls.",
    ruling: "Aldrig mitt i en verksamhet, annars kunde man ta inkomst och slippa underhåll.",
    refusal: IN_PEACE,
  },
  "bad-harvest": {
    name: "Dålig skörd!",
    text: "När någon annan ska ta upp inkomst från förläningar: spelarens förläningar med tre kronor ger inget den här gången.",
    rule: "Före någon annans inkomst från förläningar, om den spelaren äger en förläning med tre kronor. Sådana ger inget denna gång.",
    refusal: only("mot någon annan som ska ta upp inkomst från en förläning med tre kronor"),
  },
  "battle-of-breitenfeld": {
    name: "Slaget vid Breitenfeld",
    text: battle("Preussen"),
    rule: "Före ett anfall i krig mot Preussen, av vem som helst. Fiendens två svagaste kort tas bort. Kortet behålls som segertecken om Sverige segrar, annars kastas det; dessförinnan kan ingen ta upp det.",
    refusal: BATTLE("Preussen"),
  },
  "battle-of-kliszow": {
    name: "Slaget vid Kliszow",
    text: battle("Polen"),
    rule: "Som Breitenfeld, i krig mot Polen.",
    refusal: BATTLE("Polen"),
  },
  "battle-of-narva": {
    name: "Slaget vid Narva",
    text: battle("Ryssland"),
    rule: "Som Breitenfeld, i krig mot Ryssland.",
    refusal: BATTLE("Ryssland"),
  },
  "battle-of-poltava": {
    name: "Slaget vid Poltava",
    text: "I vilket krig som helst: ytterligare två regentkort ställer sig på fiendens sida, och en svensk förläning som du väljer vänds ned.",
    rule: "Före ett anfall i vilket krig som helst, av vem som helst, medan en svensk förläning står. Två regentkort till ansluter sig till fienden, och den svenska förläning du nämner vänds ned.",
    refusal: "Nämn en svensk förläning som fortfarande står.",
  },
  "blockade-runner": {
    name: "Blockadbrytare",
    text: "När krig bryter ut: dina handelsmän i fiendelandet stannar där de är.",
    rule: "När krig förklaras, om du har en handelsman i fiendelandet. Dina handelsmän där stannar under kriget.",
    refusal: "Du har ingen handelsman i fiendelandet.",
  },
  "conflict-of-interest": {
    name: "Intressemotsättningar",
    text: "När någon annan säger vad han vill köpa: köpet går om intet. Köparen behåller sitt guld och får nämna något annat.",
    rule: "När någon annan nämner något att köpa. Köpet går om intet och inget guld byter ägare. Köparen får nämna något annat av samma slag eller sluta; det stoppade kan inte nämnas igen i draget eller för ämbetet. Ett Förnämt äktenskap som spelats för det är förbrukat. Kortet rör inte krigsbyte, Fallen i onåd, Slipad förhandlare eller försäljning mellan spelare.",
    refusal: "Kortet stoppar någon annans köp, och det som stoppats kan inte nämnas igen.",
  },
  "connections-at-court": {
    name: "Förbindelser med hovet",
    text: "När någon annan har spelat ett händelsekort: det får ingen verkan. Ingen kan stoppa det här kortet.",
    rule: "När någon annan spelat ett händelsekort. Det kortet får ingen verkan, och båda kastas. Det kan inte självt stoppas.",
    refusal: "Du kan inte stoppa ditt eget kort.",
  },
  "demand-for-imported-goods": {
    name: "Efterfrågan på importvaror",
    text: "När du tar upp inkomst från handel: fem guld extra, om någon av dina handelsmän tjänar något.",
    rule: "Före din egen inkomst från handel, om du har en handelsman. Fem guld extra, förutsatt att någon av dina handelsmän ger något. Två kort läggs ihop.",
    ruling: "I exemplet tar Låg efterfrågan på det enda landet allt.",
    refusal: only("när du själv tar upp inkomst från handel och har en handelsman"),
  },
  "diplomatic-pressure": {
    name: "Diplomatiska påtryckningar",
    text: `${ANY} en handelsman som tillhör en annan spelare skickas hem.`,
    rule: "När som helst. En handelsman som en annan spelare äger och du nämner åker hem.",
    refusal: "Nämn någon annans handelsman.",
  },
  "extra-booty": {
    name: "Extra krigsbyte",
    text: "När du just fått din belöning för ett krig: välj en belöning till.",
    rule: "När du just belönats. Välj genast en belöning till. En gång per spelare och krig, och inte sedan Förräderi drabbat dig i det.",
    refusal: only("en gång per krig, av den som just belönats, och inte efter Förräderi"),
  },
  "extra-church-tax": {
    name: "Extra skatt till kyrkan",
    text: `${ANY} nämn en förläning. Där och i förläningarna runt omkring betalar varje ägare ett guld per krona.`,
    rule: "När som helst; områdeskort. Ägarna betalar 1 guld för varje drabbad krona.",
    refusal: AREA,
  },
  "extra-tax-on-peasants": {
    name: "Extra skatt på dina bönder",
    text: "När du tar upp inkomst från förläningar: slå en tärning för varje förläning och ta summan i stället för kronorna.",
    rule: "Före din egen inkomst från förläningar, om du äger en. I stället för kronor en tärning för varje förläning som inte är drabbad, slagna när fönstret stängts; dubblas och halveras som kronor.",
    ruling: "Missväxt halverar all inkomst från förläningar.",
    refusal: only("när du själv tar upp inkomst från förläningar och har en"),
  },
  "extra-war-taxes": {
    name: "Extra krigsskatt",
    text: `${ANY} alla, du också, betalar ett guld för varje trupp på sina förläningar.`,
    rule: "När som helst. Alla, du också, betalar 1 guld för varje trupp på egna förläningar. Det är underhåll: Förrådståg skyddar.",
    refusal: OPEN,
  },
  "fall-from-grace": {
    name: "Fallen i onåd",
    text: `${ANY} ta en förläning från en annan spelare, som får dess tryckta pris av dig.`,
    rule: "När som helst. Nämn en annan spelares förläning och betala den spelaren dess tryckta pris; den är din. Du måste ha hela summan. Även en sista förläning kan tas. Det är inget köp.",
    ruling: "Ägaren får betalt, som det svenska kortet säger.",
    refusal: "Nämn någon annans förläning som du kan betala hela priset för.",
  },
  "fall-of-the-monarchy": {
    name: "Enväldets fall",
    text: "Innan regentkortet dras: bestäm vilket av alla tjugofyra kort som vänds upp i stället.",
    rule: "Innan regentkortet dras. Nämn vilket som helst av de 24 regentkorten: det blir det gällande. Ur leken: leken blandas om; ur kasthögen: det lämnar den; förra omgångens kort får ligga kvar. Spelas det två gånger gäller det senare valet.",
    refusal: only("innan regentkortet dras"),
  },
  famine: {
    name: "Missväxt",
    text: "När någon annan ska ta upp inkomst från förläningar: nämn en förläning. Den och grannarna ger ingen något förrän omgången är slut.",
    rule: "Före någon annans inkomst från förläningar; områdeskort. De drabbade förläningarna, även lediga, ger ingen något förrän omgången är slut.",
    refusal: "Kortet spelas mot någon annan som ska ta upp inkomst från förläningar, på en förläning som är med i spelet.",
  },
  "feud-with-neighbours": {
    name: "Grannfejd",
    text: `${ANY} en av dina förläningar anfaller en granne. En tärning plus trupperna på var sida: är du högre är förläningen din.`,
    rule: "När som helst. Nämn en förläning du äger och en granne som är en annan spelares eller ledig. Båda sidor slår en tärning, du först, och lägger till trupperna på förläningen. Är du högre är förläningen din; annars händer inget. Även en sista förläning kan tas.",
    refusal: "Nämn en förläning du äger och en granne som någon annan äger eller som ligger i högen.",
  },
  "good-administration": {
    name: "God administration",
    text: "När ditt drag är slut: gör ett helt drag till, med en annan verksamhet.",
    rule: "I slutet av ditt eget drag. Du gör ett helt nytt drag med en annan verksamhet.",
    refusal: only("i slutet av ditt eget drag, och det nya draget kräver en annan verksamhet"),
  },
  "heavy-loans": {
    name: "Nödmynt",
    text: `${ANY} låna så mycket du vill. Dubbla summan ska betalas efter nästa drag du påbörjar.`,
    rule: "När som helst, men i slutet av sista omgången bara om Förmyndarregering spelats där. Ta så mycket guld du nämner; dubbla summan ska betalas efter nästa drag du påbörjar. Ett drag börjar med kortdragningen: ett lån just före den ska betalas efter det draget. Det som allt guld och alla förläningar inte räcker till står kvar, krävs efter varje senare drag och kostar en poäng per guld i slutet. Skulder är öppna.",
    ruling: "Kortet har sitt eget straff, så en bankrutt stryker det inte.",
    refusal: "Nämn en summa inom det största lånet, och inte efter sista omgången om den inte ska spelas om.",
  },
  "hidden-cache": {
    name: "Dolda resurser",
    text: "Medan du köper i Kultur & vetenskap: två historiekort i stället för ett, eller tre om en vetenskapsman är bland de två första.",
    rule: "Medan du köper i Kultur & vetenskap, före eller efter första köpet. Du får köpa två kort, eller tre med en vetenskapsman bland de två första.",
    refusal: only("medan du köper i Kultur & vetenskap"),
  },
  "hidden-reserves": {
    name: "Gömda reserver",
    text: `${ANY} ta fem guld, om du äger ett slott.`,
    rule: "När som helst, om du äger ett slott. Ta 5 guld.",
    refusal: "Du äger inget slott.",
  },
  "high-treason": {
    name: "Högförräderi!",
    text: "Efter ett förlorat krig: du slipper lämna ifrån dig en förläning. Det som av sig självt tillfaller fienden är ändå förlorat.",
    rule: "Efter ett nederlag, av en deltagare, eller av en annan som slog 1 till 3, med en förläning kvar. Du lämnar ingen förläning. Det hjälper inte mot det som av sig självt tillfaller fienden.",
    refusal: "Du har ingen förläning att lämna ifrån dig för det här kriget.",
  },
  inflation: {
    name: "Penningvärdet faller!",
    text: `${ANY} alla andra betalar två guld.`,
    rule: "När som helst. Alla andra betalar 2 guld.",
    refusal: OPEN,
  },
  "influential-office": {
    name: "Inflytelserikt ämbete",
    text: "När någon annan har använt ett händelsekort: ta upp det från kasthögen på handen.",
    rule: "När en annan spelares kort har använts eller stoppats: öppet för alla utom den som använde det kort som tas. Ta upp det på handen; du får spela det så snart fönstret stängts. Ett annat Inflytelserikt ämbete får tas, kastade kort får det inte. Det kan stoppas.",
    ruling: "Det finns två i leken, så de kan inte hämta varandra i all evighet.",
    refusal: "Nämn ett kort som någon annan just har använt.",
  },
  "inspiring-speech": {
    name: "Utökade adelsprivilegier",
    text: `${ANY} dra tre händelsekort.`,
    rule: "När som helst. Dra tre händelsekort.",
    refusal: OPEN,
  },
  intrigues: {
    name: "Ränksmideri",
    text: "Före någon annans drag: du bestämmer vilken verksamhet det ska ägnas åt.",
    rule: "Före någon annans drag. Nämn dragets verksamhet; det måste vara en som spelaren kunde välja. Senare Ränksmideri går före tidigare.",
    ruling: "Det binder bara detta drag, som det svenska kortet säger.",
    refusal: "Det här dragets verksamhet kan inte väljas så.",
  },
  "local-war-tax": {
    name: "Lokal krigsskatt",
    text: `${ANY} nämn en förläning. Där och i förläningarna runt omkring betalar varje ägare ett guld per trupp.`,
    rule: "När som helst; områdeskort. Ägarna betalar 1 guld för varje drabbad trupp.",
    ruling: "Det är en skatt, inte underhåll, så Förrådståg skyddar inte.",
    refusal: AREA,
  },
  "lost-opportunity": {
    name: "Förlorad möjlighet",
    text: `${ANY} en annan spelare kastar ett slumpvis valt händelsekort.`,
    rule: "När som helst. En annan spelare som har kort kastar ett slumpvis valt, öppet.",
    refusal: "Nämn en annan spelare som har kort på handen.",
  },
  "low-demand-for-imported-goods": {
    name: "Låg efterfrågan på importvaror",
    text: `${ANY} nämn ett land. Tills omgången är slut tjänar ingens handelsmän något där.`,
    rule: "När som helst. Nämn ett land: tills omgången är slut ger ingens handelsmän där något. Vad som redan tagits in står fast.",
    refusal: OPEN,
  },
  "march-over-the-great-belt": {
    name: "Tåget över Stora Bält",
    text: battle("Danmark"),
    rule: "Som Breitenfeld, i krig mot Danmark.",
    refusal: BATTLE("Danmark"),
  },
  "murder-at-the-opera": { name: "Maskeradmordet", text: STOP, rule: "Precis som Abdikation.", refusal: IN_PEACE },
  "noble-marriage": {
    name: "Förnämt äktenskap",
    text: "När du har nämnt en förläning du vill köpa: den kostar två guld mindre för varje krona.",
    rule: "När du nämnt en förläning du vill köpa, en gång per köp. Den kostar 2 guld mindre för varje krona. En förläning som bara detta kort låter dig betala nämns tillsammans med det, i samma andetag; stoppas kortet går köpet om intet. En förläning som ingen stoppat får nämnas igen i samma drag.",
    refusal: only("en gång per köp, av den som köper en förläning och har kortet"),
  },
  "out-of-the-fire": {
    name: "Ur hetluften",
    text: `${ANY} flytta vilken handelsman du vill till ett annat land.`,
    rule: "När som helst. Flytta vilken spelares handelsman som helst till ett annat land med plats och fred. När krig förklaras kan det rädda en handelsman.",
    refusal: "Nämn en handelsman, och ett annat land där det finns plats och är fred.",
  },
  "palace-fire": {
    name: "Slottsbrand!",
    text: `${ANY} ett slott brinner ned, vem som än äger det, eller i raden.`,
    rule: "När som helst. Ta bort ett slott som någon äger eller som ligger i raden.",
    ruling: "Kortet säger vilket slott som helst.",
    refusal: "Nämn ett slott som någon äger eller som ligger i raden.",
  },
  "peasant-revolt": {
    name: "Bondeuppror!",
    text: `${ANY} nämn en förläning och slå. Den och grannarna kan gå förlorade: på 4 de med en krona, på 5 upp till två, på 6 alla.`,
    rule: "När som helst; områdeskort. Slå en tärning: 1 till 3 inget; 4 ägda förläningar med en krona går förlorade; 5 de med en eller två; 6 alla. De blir lediga; en sista förläning skyddas inte.",
    refusal: AREA,
  },
  plague: {
    name: "Pesten härjar",
    text: `${ANY} nämn en förläning. Varje ägare där och runt omkring mister en vetenskapsman, fältherre, drottning eller kulturpersonlighet efter eget val.`,
    rule: "När som helst; områdeskort. Varje drabbad ägare mister en vetenskapsman, fältherre, drottning eller kulturpersonlighet efter eget val, hur många förläningar som än drabbas.",
    refusal: "Nämn en förläning som är med i spelet; och bara en egen person kan tas.",
  },
  "political-influence": {
    name: "Politiskt inflytande",
    text: "Innan turordningen dras: du gör ditt drag först den här omgången.",
    rule: "Före turordningen. Du gör ditt drag först denna omgång. Ett senare går före ett tidigare.",
    refusal: only("innan turordningen dras"),
  },
  "powerful-neighbour": {
    name: "Mäktig granne",
    text: `${ANY} en av dina förläningar anfaller en granne. En tärning plus kronorna på var sida: är du högre är förläningen din.`,
    rule: "Som Grannfejd, med kronor i stället för trupper.",
    refusal: "Nämn en förläning du äger och en granne som någon annan äger eller som ligger i högen.",
  },
  "protector-government": {
    name: "Förmyndarregering",
    text: "I slutet av en omgång: ännu en omgång följer med samma regent och samma regentkort.",
    rule: "I slutet av en omgång. Ännu en omgång följer med samma regent och regentkort: inget dras, historiekort ger inkomst, och regentkortet får verkan igen. Efter omgång 1 är det åter Fred. Ett krig genom Krigets vindar spelas inte om. Inte medan en omspelning redan väntar.",
    refusal: "Omgången kan inte spelas om, eller ska redan göra det.",
  },
  reduction: {
    name: "Räfst och reduktion",
    text: `${ANY} alla, du också, betalar hälften av sitt guld, avrundat nedåt.`,
    rule: "När som helst. Alla, du också, betalar hälften av sitt guld, avrundat nedåt.",
    refusal: OPEN,
  },
  "reductions-from-the-church": {
    name: "Indragningar från kyrkan",
    text: `${ANY} du tar fem guld, alla andra två.`,
    rule: "När som helst. Du tar 5 guld, alla andra 2.",
    refusal: OPEN,
  },
  "riots-in-towns": {
    name: "Kravaller bland borgerskapet",
    text: `${ANY} nämn en förläning och slå. Den och grannarna kan gå förlorade: på 4 de med en trupp eller ingen, på 5 upp till två, på 6 alla.`,
    rule: "När som helst; områdeskort. Slå en tärning: 1 till 3 inget; 4 ägda förläningar med en trupp eller ingen går förlorade; 5 de med upp till två; 6 alla. De blir lediga.",
    refusal: AREA,
  },
  "royal-wrath": {
    name: "Kunglig vrede",
    text: `${ANY} en annan spelare som har minst två förläningar lämnar ifrån sig en.`,
    rule: "När som helst, mot en spelare med minst två förläningar, som väljer en att lämna. Du får nämna dig själv.",
    refusal: "Nämn en spelare med minst två förläningar.",
  },
  "smart-negotiator": {
    name: "Slipad förhandlare",
    text: `${ANY} ta ett historiekort från en annan spelare, som får dubbla priset av dig.`,
    rule: "När som helst. Nämn en annan spelares historiekort och betala den spelaren dubbla priset; det är ditt, utan vad det ger vid köp.",
    ruling: "Ägaren får betalt, som det svenska kortet säger.",
    refusal: "Nämn någon annans historiekort som du kan betala dubbla priset för.",
  },
  "superior-tactician": {
    name: "Överlägsen taktiker",
    text: "I ett krig där din förläning står kvar: slå två tärningar i varje svenskt anfall härefter.",
    rule: "Före ett anfall, om din förläning står. Resten av kriget slår du två tärningar i varje svenskt anfall.",
    refusal: "Du har ingen förläning kvar i det här kriget.",
  },
  "supply-train": {
    name: "Förrådståg",
    text: `${ANY} dina trupper kostar dig inget förrän omgången är slut, i fred som i krig.`,
    rule: "När som helst, och som svar på ett kort som skulle låta dig betala för trupper. Tills omgången är slut kostar dina trupper inget: underhåll i fred, i krig och Extra krigsskatt. Det som betalts ges inte tillbaka.",
    ruling: "Hela omgången, så att det gäller även i krig.",
    refusal: only("i varje öppet fönster, eller som svar på ett kort som skulle låta dig betala för trupper"),
  },
  "swedish-steel-bites": {
    name: "Svenska stålet biter",
    text: "I krig, vare sig du deltar eller inte: slå en tärning, och på 1 till 4 besegras fiendens svagaste kort.",
    rule: "Före ett anfall, av vem som helst. Slå en tärning: på 1 till 4 tas fiendens svagaste kort bort.",
    refusal: only("före ett anfall i krig"),
  },
  "tax-refund": { name: "Skatteåterbäring", text: `${ANY} alla tar fem guld.`, rule: "När som helst. Alla tar 5 guld.", refusal: OPEN },
  "trade-privileges": {
    name: "Handelsprivilegier",
    text: `${ANY} placera en handelsman, utöver andra du skickar.`,
    rule: "När som helst. Placera en handelsman i ett land med plats och fred, utöver den i ett drag med Handel. I slutet av en omgång med krig är det åter fred.",
    refusal: "Nämn ett land där det finns plats och är fred.",
  },
  treason: {
    name: "Förräderi!",
    text: "När någon annan just fått sin belöning för ett krig: allt tas tillbaka.",
    rule: "När en annan spelare just belönats. Alla den spelarens belöningar från kriget tas tillbaka: en förläning blir ledig, ett kort läggs underst i historieleken, guld går tillbaka; och kriget ger spelaren inget mer. Segertecken är inget byte.",
    ruling: "Raden har fyllts på, så kortet läggs under leken.",
    refusal: "Du kan inte spela det mot dig själv.",
  },
  "untimely-death": {
    name: "Förtida död",
    text: `${ANY} en vetenskapsman, fältherre, drottning eller kulturpersonlighet dör, vem som än äger kortet, eller i raden.`,
    rule: "När som helst. Ta bort en kulturpersonlighet, drottning, vetenskapsman eller fältherre som någon äger eller som ligger i raden.",
    refusal: "Nämn en vetenskapsman, fältherre, drottning eller kulturpersonlighet som någon äger eller som ligger i raden.",
  },
  "winds-of-war": {
    name: "Krigets vindar",
    text: "När ditt drag är slut: betala sju guld och börja krig med ett land du nämner. Sedan är omgången slut.",
    rule: "I slutet av ditt eget drag, med 7 guld. Betala dem och nämn ett land: krig följer genast, sedan är omgången slut.",
    refusal: only("i slutet av ditt eget drag, med sju guld på hand"),
  },
  "witch-hunt": {
    name: "Häxprocesser",
    text: `${ANY} nämn en förläning. Varje ägare där och runt omkring kastar ett slumpvis valt händelsekort för varje drabbad förläning.`,
    rule: "När som helst; områdeskort. Varje ägare kastar ett slumpvis valt händelsekort för varje egen drabbad förläning, så långt handen räcker.",
    refusal: AREA,
  },
};
