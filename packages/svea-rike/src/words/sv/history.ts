/** Historiekorten och regenterna: namn, verkan och en rad historia om var och en. */
import type { HistoryNames, NotedNames } from "../names.ts";

const CULTURAL = "När du köper kortet får du dra ett händelsekort.";
const MILITARY = "Ett högre stridsvärde i krig, utan underhåll.";
const EXPANSION_ONLY = "Ett högre stridsvärde i krig, men bara under Stormaktstiden.";
const PALACE = "Två guld extra varje gång du ägnar ett drag åt Jordbruk.";
const QUEEN = "Två guld extra varje gång du ägnar ett drag åt Handel.";
const SCIENTIST = "När du köper kortet får du köpa ett historiekort till.";
const OFFICE =
  "Lämna det ifrån dig i ett öppet fönster: köp en förläning eller ett kort i raden till dess pris, eller placera en handelsman gratis.";

export const history: HistoryNames = {
  "conrad-von-pyhy": {
    name: "Conrad von Pyhy",
    text: CULTURAL,
    note: "En tysk jurist som blev Gustav Vasas kansler, styrde riket efter tysk förebild i några år och dog i fängelse.",
  },
  "olaus-petri": {
    name: "Olaus Petri",
    text: CULTURAL,
    note: "Predikanten som tog med sig Luthers lära från Wittenberg till Stockholm och skrev något av den första goda svenska prosan.",
  },
  "georg-stiernhielm": {
    name: "Georg Stiernhielm",
    text: CULTURAL,
    note: "Skald, jurist och språkman. Hans Hercules visade att svenskan kunde bära klassisk vers.",
  },
  "nicodemus-tessin": {
    name: "Nicodemus Tessin d.y.",
    text: CULTURAL,
    note: "Arkitekten till det nya slottet i Stockholm, skolad i Rom och Paris och son till Drottningholms byggmästare.",
  },
  "carl-michael-bellman": {
    name: "Carl Michael Bellman",
    text: CULTURAL,
    note: "Krogarnas och sorgens sångare i Stockholm. Fredmans epistlar sjungs än.",
  },
  "emanuel-swedenborg": {
    name: "Emanuel Swedenborg",
    text: CULTURAL,
    note: "Assessor i Bergskollegium och uppfinnare, som mitt i livet började beskriva himmel och helvete efter sina syner.",
  },
  "johan-henric-kellgren": {
    name: "Johan Henric Kellgren",
    text: CULTURAL,
    note: "Skald, vass kritiker i Stockholms Posten och en av Svenska Akademiens första ledamöter.",
  },
  "german-landsknechts": {
    name: "Tyska knektar",
    text: MILITARY,
    note: "Legoknektar som Gustav Vasa satte in mot Nils Dackes uppror i Småland.",
  },
  "viborg-castle": {
    name: "Viborgs fästning",
    text: MILITARY,
    note: "Fästningen vaktade östgränsen i fyra sekler, tills ryssarna tog den 1710.",
  },
  carolines: {
    name: "Karoliner",
    text: MILITARY,
    note: "Karl XI:s och Karl XII:s soldater, som bodde på egna torp och var fruktade för sina anfall med blanka vapen.",
  },
  "carl-gustaf-armfeldt": {
    name: "Carl Gustaf Armfeldt",
    text: EXPANSION_ONLY,
    note: "General i Finland. Av hären han förde hem över de norska fjällen vid nyåret 1719 frös tusentals ihjäl.",
  },
  "gustaf-horn": {
    name: "Gustaf Horn",
    text: EXPANSION_ONLY,
    note: "Fältmarskalk i Tyskland, tillfångatagen vid Nördlingen 1634 och fånge i åratal innan han utväxlades.",
  },
  "lennart-torstensson": {
    name: "Lennart Torstensson",
    text: EXPANSION_ONLY,
    note: "Artilleriets mästare. Svårt giktsjuk och buren i bår vann han ändå vid Breitenfeld och Jankov.",
  },
  "axel-von-fersen": {
    name: "Axel von Fersen",
    text: MILITARY,
    note: "Två bar namnet: fadern, fältmarskalk och hattarnas ledare, och sonen, ihjälslagen av en folkhop i Stockholm 1810.",
  },
  "georg-carl-von-dobeln": {
    name: "Georg Carl von Döbeln",
    text: MILITARY,
    note: "Generalen med det svarta pannbandet över ett gammalt sår, som slog ryssarna vid Jutas 1808.",
  },
  "baltic-fleet": {
    name: "Östersjöflotta",
    text: MILITARY,
    note: "Linjeskepp i Karlskrona och galärer i skärgården. Svensksund 1790 var flottans största seger.",
  },
  "finnish-cavalry": {
    name: "Finska rytteriet",
    text: MILITARY,
    note: "Lätta ryttare från Finland, fruktade sedan trettioåriga kriget, då stridsropet gav dem namnet hackapeliter.",
  },
  glimmingehus: {
    name: "Glimmingehus",
    text: PALACE,
    note: "En stenborg i Skåne från 1499, byggd av den danske adelsmannen Jens Holgersen Ulfstand och föga ändrad sedan dess.",
  },
  gripsholm: {
    name: "Gripsholm",
    text: PALACE,
    note: "Gustav Vasas borg vid Mälaren. Två av hans söner satt i tur och ordning där som varandras fångar.",
  },
  vadstena: {
    name: "Vadstena",
    text: PALACE,
    note: "Påbörjat av Gustav Vasa 1545 för att vakta vägen söderifrån, och fullbordat som renässansslott.",
  },
  drottningholm: {
    name: "Drottningholm",
    text: PALACE,
    note: "Byggt åt änkedrottning Hedvig Eleonora av de båda Tessin. Teatern används fortfarande.",
  },
  skokloster: {
    name: "Skokloster",
    text: PALACE,
    note: "Fältmarskalk Wrangels väldiga hus vid Mälaren. Arbetet avbröts när han dog, och en sal står ofullbordad än i dag.",
  },
  orbyhus: {
    name: "Örbyhus",
    text: PALACE,
    note: "Slottet i Uppland där Erik XIV slutade sina dagar som fånge, förgiftad, sades det, av en tallrik ärtsoppa.",
  },
  haga: {
    name: "Haga",
    text: PALACE,
    note: "Gustav III:s park och paviljong utanför Stockholm. Av det stora slott han drömde om blev bara grunden lagd.",
  },
  "royal-palace": {
    name: "Kungliga slottet",
    text: PALACE,
    note: "Den gamla borgen Tre Kronor brann 1697. Först 1754 kunde kungafamiljen flytta in i det nya slottet.",
  },
  "karin-mansdotter": {
    name: "Karin Månsdotter",
    text: QUEEN,
    note: "En knekts dotter som kröntes till Erik XIV:s drottning 1568 och överlevde honom med många år på en gård i Finland.",
  },
  "katarina-jagellonica": {
    name: "Katarina Jagellonica",
    text: QUEEN,
    note: "Den polska prinsessan följde sin man Johan i fångenskap på Gripsholm, där sonen Sigismund föddes.",
  },
  "hedvig-eleonora": {
    name: "Hedvig Eleonora",
    text: QUEEN,
    note: "Karl X Gustavs änka. Hon satt i två förmyndarregeringar och såg make, son och sonson regera.",
  },
  "maria-eleonora": {
    name: "Maria Eleonora",
    text: QUEEN,
    note: "Prinsessa av Brandenburg, gift med Gustav II Adolf och mor till Kristina.",
  },
  "lovisa-ulrika": {
    name: "Lovisa Ulrika",
    text: QUEEN,
    note: "Syster till Fredrik den store. Hon grundade en akademi och misslyckades 1756 med en kupp mot ständerna.",
  },
  "sofia-magdalena": {
    name: "Sofia Magdalena",
    text: QUEEN,
    note: "En dansk prinsessa, gift med Gustav III för fredens skull och blyg vid ett hov som älskade prakt.",
  },
  mining: {
    name: "Bergsbruk",
    text: "Två guld i början av varje omgång, även i krig.",
    note: "Järn, koppar och silver betalade en god del av allt annat i det här spelet.",
  },
  "falun-copper-mine": {
    name: "Andel i Falu koppargruva",
    text: "Ett guld i början av varje omgång, även i krig.",
    note: "På 1600-talet gav ingen gruva i Europa mer koppar än Stora Kopparberg i Falun.",
  },
  "sala-silver-mine": {
    name: "Andel i Sala silvergruva",
    text: "Två guld i början av varje omgång som inte är krig.",
    note: "Nästan allt svenskt silver kom härifrån, och aldrig mer än i Gustav Vasas dagar.",
  },
  "relations-with-the-hansa": {
    name: "Förbindelser med Hansan",
    text: "Ett guld extra för varje handelsman som ger något, var gång du tar upp inkomst från handel.",
    note: "Lübecks skepp och pengar hade hjälpt Gustav Vasa till tronen, och Lübeck ville ha lön i handel.",
  },
  "seneschal-vasa": { name: "Drots", text: OFFICE, note: "Drotsen var rättsväsendets främste man och ett av rikets högsta ämbeten." },
  "seneschal-expansion": {
    name: "Drots",
    text: OFFICE,
    note: "År 1634 blev drotsen den främste av de fem höga ämbetsmän som styrde under kronan.",
  },
  "iron-works-in-uppland": {
    name: "Uppländska järnbruk",
    text: "Två guld i början av varje omgång, även i krig.",
    note: "Vallonska smeder och holländska pengar skapade bruken i Uppland, och deras stångjärn var känt i hela Europa.",
  },
  "land-reform": {
    name: "Jordreform",
    text: "Ett guld extra för varje förläning som ger något, var gång du tar upp inkomst från förläningar.",
    note: "Vem som ägde jorden och vem som fick skatten stred krona, adel och bönder om hela seklet.",
  },
  factories: {
    name: "Manufakturier",
    text: "När spelet är slut: tio guld för varje prick på en tärning.",
    note: "Hattarna bekostade verkstäder och fabriker med statens pengar. Alströmers i Alingsås var de mest kända.",
  },
  "president-of-the-chancery": {
    name: "Kanslipresident",
    text: OFFICE,
    note: "Under Frihetstiden ledde han regeringen. Arvid Horn satt i arton år.",
  },
  "east-india-company": {
    name: "Andel i Ostindiska kompaniet",
    text: "När spelet är slut: en statuspoäng på tärningsslaget 5 eller 6.",
    note: "Från 1731 seglade dess skepp från Göteborg till Kanton efter te, siden och porslin.",
  },
  "support-for-the-hat-party": {
    name: "Stöd åt Hattpartiet",
    text: "Du får dra två händelsekort i stället för ett när ditt drag börjar.",
    note: "Hattarna ville ha ära och krig mot Ryssland. De kom till makten 1738 och fick sitt krig 1741.",
  },
  "olaus-magnus": {
    name: "Olaus Magnus",
    text: SCIENTIST,
    note: "Den siste katolske ärkebiskopen, i landsflykt. I Italien ritade han en stor karta över Norden och skildrade dess folk.",
  },
  "tycho-brahe": {
    name: "Tycho Brahe",
    text: SCIENTIST,
    note: "Adelsmannen från det då danska Skåne mätte himlen från sin ö Ven bättre än någon före honom.",
  },
  "christopher-polhem": {
    name: "Christopher Polhem",
    text: SCIENTIST,
    note: "Byggde uppfordringsverk, slussar och maskiner för gruvor och bruk, och kallas den svenska mekanikens fader.",
  },
  "johannes-bureus": {
    name: "Johannes Bureus",
    text: SCIENTIST,
    note: "Han reste runt och läste landets runstenar och blev den förste riksantikvarien.",
  },
  "anders-celsius": {
    name: "Anders Celsius",
    text: SCIENTIST,
    note: "Astronom i Uppsala. Han var med om att visa att jorden är tillplattad och delade sin termometer i hundra grader.",
  },
  "carl-von-linne": {
    name: "Carl von Linné",
    text: SCIENTIST,
    note: "Han gav varje växt och djur två latinska namn och sände lärjungar över hela världen att finna fler.",
  },
  "jons-jacob-berzelius": {
    name: "Jöns Jacob Berzelius",
    text: SCIENTIST,
    note: "Kemisten som vägde atomerna och gav grundämnena de bokstäver vi ännu skriver dem med.",
  },
};

export const sovereigns: NotedNames = {
  "gustav-vasa": {
    name: "Gustav Vasa",
    note: "Vald 1523 efter befrielsekriget mot den danska unionen. Han gjorde kronan rik och ärftlig.",
  },
  "erik-xiv": { name: "Erik XIV", note: "Lärd, misstänksam och krigisk. Hans bröder avsatte honom 1568." },
  "john-iii": { name: "Johan III", note: "Byggde slott och kyrkor och var gift med en polsk prinsessa." },
  sigismund: { name: "Sigismund", note: "Kung av både Polen och Sverige, tills farbrodern slog honom vid Stångebro 1598." },
  "charles-ix": { name: "Karl IX", note: "Gustav Vasas yngste son, som styrde i åratal innan han kallade sig kung." },
  "gustavus-adolphus": { name: "Gustav II Adolf", note: "Han gjorde Sverige till en stormakt och stupade vid Lützen 1632." },
  christina: { name: "Kristina", note: "Drottning vid sex års ålder. Hon lade ned kronan 1654 och flyttade till Rom." },
  "charles-x-gustav": { name: "Karl X Gustav", note: "År 1658 tågade han över de frusna Bälten och vann Skåne i freden i Roskilde." },
  "charles-xi": { name: "Karl XI", note: "Han tog tillbaka jorden som kronan skänkt bort, och styrde ensam." },
  "charles-xii": { name: "Karl XII", note: "I krig i arton år: Narva, Poltava, landsflykt i Turkiet och en kula vid Fredriksten." },
  "ulrika-eleonora": {
    name: "Ulrika Eleonora",
    note: "Hon avstod från enväldet för att bli vald till drottning, och ett år senare från kronan till sin man.",
  },
  "frederick-i": { name: "Fredrik I", note: "Medan han jagade styrde ständerna." },
  "adolf-frederick": { name: "Adolf Fredrik", note: "En kung utan makt, ihågkommen för att ha dött efter en alltför stor middag." },
  "gustav-iii": {
    name: "Gustav III",
    note: "Han gjorde sig till statens herre 1772, grundade Svenska Akademien och sköts på en maskerad.",
  },
  "gustav-iv-adolf": { name: "Gustav IV Adolf", note: "Han förlorade Finland till Ryssland och 1809 sin krona till de egna officerarna." },
  "charles-xiii": { name: "Karl XIII", note: "Gammal och barnlös adopterade han en fransk marskalk. Norge förenades med Sverige 1814." },
};
