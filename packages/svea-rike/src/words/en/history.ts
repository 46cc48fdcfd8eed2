/** The history cards and the sovereigns: names, effects, and a line of history for each. */
import type { HistoryNames, NotedNames } from "../names.ts";

const CULTURAL = "When you buy it you may draw an event card.";
const MILITARY = "One more combat value in war, without upkeep.";
const EXPANSION_ONLY = "One more combat value in war, but only in the Age of Expansion.";
const PALACE = "Two gold more whenever you move with Agriculture.";
const QUEEN = "Two gold more whenever you move with Commerce.";
const SCIENTIST = "When you buy it you may buy one more history card.";
const OFFICE = "Give it up in any open window: buy a fief or a card of the row at its price, or place a merchant for nothing.";

export const history: HistoryNames = {
  "conrad-von-pyhy": {
    name: "Conrad von Pyhy",
    text: CULTURAL,
    note: "A German jurist who became chancellor to Gustav Vasa, ran the realm after German models for some years, and died in prison.",
  },
  "olaus-petri": {
    name: "Olaus Petri",
    text: CULTURAL,
    note: "The preacher who brought Luther’s teaching from Wittenberg to Stockholm, and wrote some of the first good Swedish prose.",
  },
  "georg-stiernhielm": {
    name: "Georg Stiernhielm",
    text: CULTURAL,
    note: "Poet, lawyer and linguist. His Hercules showed that Swedish could carry classical verse.",
  },
  "nicodemus-tessin": {
    name: "Nicodemus Tessin the Younger",
    text: CULTURAL,
    note: "Architect of the new palace in Stockholm, trained in Rome and Paris, and son of the architect of Drottningholm.",
  },
  "carl-michael-bellman": {
    name: "Carl Michael Bellman",
    text: CULTURAL,
    note: "Stockholm’s own singer of taverns and sorrows, whose Fredman’s Epistles are sung to this day.",
  },
  "emanuel-swedenborg": {
    name: "Emanuel Swedenborg",
    text: CULTURAL,
    note: "An assessor of mines and an inventor who in mid-life began to describe heaven and hell from his visions.",
  },
  "johan-henric-kellgren": {
    name: "Johan Henric Kellgren",
    text: CULTURAL,
    note: "Poet and sharp-tongued critic of Stockholms Posten, and one of the first members of the Swedish Academy.",
  },
  "german-landsknechts": {
    name: "German Landsknechts",
    text: MILITARY,
    note: "Hired pikemen with whom Gustav Vasa put down the rising of Nils Dacke in Småland.",
  },
  "viborg-castle": {
    name: "Viborg Castle",
    text: MILITARY,
    note: "The fortress that guarded the eastern border for four centuries, until the Russians took it in 1710.",
  },
  carolines: {
    name: "Carolines",
    text: MILITARY,
    note: "The soldiers of Charles XI and Charles XII, housed on farms of their own and famed for charging with cold steel.",
  },
  "carl-gustaf-armfeldt": {
    name: "Carl Gustaf Armfeldt",
    text: EXPANSION_ONLY,
    note: "General in Finland. Of the army he led home over the Norwegian mountains at New Year 1719, thousands froze to death.",
  },
  "gustaf-horn": {
    name: "Gustaf Horn",
    text: EXPANSION_ONLY,
    note: "Field marshal in Germany, taken prisoner at Nördlingen in 1634 and held for years until he was exchanged.",
  },
  "lennart-torstensson": {
    name: "Lennart Torstensson",
    text: EXPANSION_ONLY,
    note: "Master of artillery. Crippled by gout and carried in a litter, he still won at Breitenfeld and Jankov.",
  },
  "axel-von-fersen": {
    name: "Axel von Fersen",
    text: MILITARY,
    note: "Two men bore the name: the father, field marshal and leader of the Hats, and the son, killed by a mob in Stockholm in 1810.",
  },
  "georg-carl-von-dobeln": {
    name: "Georg Carl von Döbeln",
    text: MILITARY,
    note: "The general with the black headband over an old wound, who beat the Russians at Jutas in 1808.",
  },
  "baltic-fleet": {
    name: "Baltic Fleet",
    text: MILITARY,
    note: "Ships of the line at Karlskrona and galleys among the skerries. Svensksund in 1790 was the navy’s greatest victory.",
  },
  "finnish-cavalry": {
    name: "Finnish Cavalry",
    text: MILITARY,
    note: "Light horse from Finland, feared since the Thirty Years’ War, when their battle cry gave them the name hakkapeliitta.",
  },
  glimmingehus: {
    name: "Glimmingehus",
    text: PALACE,
    note: "A stone stronghold in Skåne from 1499, built by the Danish nobleman Jens Holgersen Ulfstand and little changed since.",
  },
  gripsholm: {
    name: "Gripsholm",
    text: PALACE,
    note: "Gustav Vasa’s castle by lake Mälaren. Two of his sons were each held there as prisoner of the other.",
  },
  vadstena: {
    name: "Vadstena",
    text: PALACE,
    note: "Begun by Gustav Vasa in 1545 to guard the road from the south, and finished as a renaissance palace.",
  },
  drottningholm: {
    name: "Drottningholm",
    text: PALACE,
    note: "Built for the widowed queen Hedvig Eleonora by the two Tessins; its theatre is still in use.",
  },
  skokloster: {
    name: "Skokloster",
    text: PALACE,
    note: "Field marshal Wrangel’s great house by Mälaren. Work stopped at his death, and one hall has stood unfinished ever since.",
  },
  orbyhus: {
    name: "Örbyhus",
    text: PALACE,
    note: "The castle in Uppland where Erik XIV ended his days as a prisoner, poisoned, it was said, by a bowl of pea soup.",
  },
  haga: {
    name: "Haga",
    text: PALACE,
    note: "Gustav III’s park and pavilion outside Stockholm. Of the great palace he dreamt of there, only foundations were laid.",
  },
  "royal-palace": {
    name: "Royal Palace, Stockholm",
    text: PALACE,
    note: "The old castle of Three Crowns burnt in 1697. It took until 1754 before the royal family could move into the new one.",
  },
  "karin-mansdotter": {
    name: "Karin Månsdotter",
    text: QUEEN,
    note: "A soldier’s daughter who was crowned queen to Erik XIV in 1568, and outlived him by many years on a manor in Finland.",
  },
  "katarina-jagellonica": {
    name: "Katarina Jagellonica",
    text: QUEEN,
    note: "A Polish princess who followed her husband John to prison at Gripsholm, where their son Sigismund was born.",
  },
  "hedvig-eleonora": {
    name: "Hedvig Eleonora",
    text: QUEEN,
    note: "Widow of Charles X Gustav. She sat in two regencies and saw husband, son and grandson reign.",
  },
  "maria-eleonora": {
    name: "Maria Eleonora",
    text: QUEEN,
    note: "A princess of Brandenburg, married to Gustavus Adolphus, and mother of Christina.",
  },
  "lovisa-ulrika": {
    name: "Lovisa Ulrika",
    text: QUEEN,
    note: "Sister of Frederick the Great. She founded an academy and, in 1756, failed in a coup against the Estates.",
  },
  "sofia-magdalena": {
    name: "Sofia Magdalena",
    text: QUEEN,
    note: "A Danish princess married to Gustav III for the sake of peace, shy at a court that loved display.",
  },
  mining: {
    name: "Mining",
    text: "Two gold at the start of every turn, in war too.",
    note: "Iron, copper and silver paid for a good part of everything else in this game.",
  },
  "falun-copper-mine": {
    name: "Share in Falun Copper Mine",
    text: "One gold at the start of every turn, in war too.",
    note: "In the seventeenth century no mine in Europe gave more copper than the Great Pit at Falun.",
  },
  "sala-silver-mine": {
    name: "Share in Sala Silver Mine",
    text: "Two gold at the start of every turn that is not at war.",
    note: "Nearly all Swedish silver came from here, and never more than in the days of Gustav Vasa.",
  },
  "relations-with-the-hansa": {
    name: "Relations with the Hansa",
    text: "One gold more for each of your merchants that yields, whenever you collect from commerce.",
    note: "Lübeck’s ships and money had put Gustav Vasa on the throne, and Lübeck wanted its reward in trade.",
  },
  "seneschal-vasa": {
    name: "Seneschal",
    text: OFFICE,
    note: "The drots was the head of justice, and one of the highest offices of the realm.",
  },
  "seneschal-expansion": {
    name: "Seneschal",
    text: OFFICE,
    note: "In 1634 the drots was made the first of the five great officers who governed under the crown.",
  },
  "iron-works-in-uppland": {
    name: "Iron Works in Uppland",
    text: "Two gold at the start of every turn, in war too.",
    note: "Walloon smiths and Dutch money made the forges of Uppland, and their bar iron was known all over Europe.",
  },
  "land-reform": {
    name: "Land Reform",
    text: "One gold more for each of your fiefs that yields, whenever you collect from fiefs.",
    note: "Who held the land, and who taxed it, was fought over by crown, nobles and farmers all through the century.",
  },
  factories: {
    name: "Factories",
    text: "At the end of the game: ten gold for each pip of a die.",
    note: "The Hats paid for mills and workshops with public money. Alströmer’s at Alingsås were the best known.",
  },
  "president-of-the-chancery": {
    name: "President of the Chancery",
    text: OFFICE,
    note: "In the Age of Liberty he led the government. Arvid Horn held the office for eighteen years.",
  },
  "east-india-company": {
    name: "Share in the East India Company",
    text: "At the end of the game: a status point on a die of 5 or 6.",
    note: "From 1731 its ships sailed from Gothenburg to Canton for tea, silk and porcelain.",
  },
  "support-for-the-hat-party": {
    name: "Support for the Hat Party",
    text: "You may draw two event cards instead of one when your move begins.",
    note: "The Hats wanted glory and a war with Russia. They came to power in 1738 and got their war in 1741.",
  },
  "olaus-magnus": {
    name: "Olaus Magnus",
    text: SCIENTIST,
    note: "The last Catholic archbishop in exile. In Italy he drew a great map of the North and described its peoples.",
  },
  "tycho-brahe": {
    name: "Tycho Brahe",
    text: SCIENTIST,
    note: "A nobleman from then Danish Skåne who measured the heavens from his island of Ven better than anybody before.",
  },
  "christopher-polhem": {
    name: "Christopher Polhem",
    text: SCIENTIST,
    note: "Builder of hoists, locks and machines for mines and works, called the father of Swedish mechanics.",
  },
  "johannes-bureus": {
    name: "Johannes Bureus",
    text: SCIENTIST,
    note: "He travelled the country to read its rune stones, and became the first keeper of the realm’s antiquities.",
  },
  "anders-celsius": {
    name: "Anders Celsius",
    text: SCIENTIST,
    note: "Astronomer at Uppsala. He helped to show that the earth is flattened, and divided his thermometer into a hundred degrees.",
  },
  "carl-von-linne": {
    name: "Carl von Linné",
    text: SCIENTIST,
    note: "He gave every plant and animal two Latin names, and sent pupils round the world to find more.",
  },
  "jons-jacob-berzelius": {
    name: "Jöns Jacob Berzelius",
    text: SCIENTIST,
    note: "The chemist who weighed the atoms and gave the elements the letters we still write them with.",
  },
};

export const sovereigns: NotedNames = {
  "gustav-vasa": {
    name: "Gustav Vasa",
    note: "Elected in 1523 after a war of liberation from the Danish union; he made the crown rich and hereditary.",
  },
  "erik-xiv": { name: "Erik XIV", note: "Learned, suspicious and warlike. His brothers deposed him in 1568." },
  "john-iii": { name: "John III", note: "A builder of castles and churches, married to a Polish princess." },
  sigismund: { name: "Sigismund", note: "King of Poland and Sweden at once, until his uncle beat him at Stångebro in 1598." },
  "charles-ix": { name: "Charles IX", note: "Youngest son of Gustav Vasa, who governed for years before he called himself king." },
  "gustavus-adolphus": { name: "Gustavus Adolphus", note: "He made Sweden a great power, and fell at Lützen in 1632." },
  christina: { name: "Christina", note: "Queen at the age of six. She gave up the crown in 1654 and went to live in Rome." },
  "charles-x-gustav": {
    name: "Charles X Gustav",
    note: "In 1658 he marched over the frozen Belts and won Skåne at the peace of Roskilde.",
  },
  "charles-xi": { name: "Charles XI", note: "He took back the land the crown had given away, and ruled alone." },
  "charles-xii": { name: "Charles XII", note: "At war for eighteen years: Narva, Poltava, exile in Turkey, and a bullet at Fredriksten." },
  "ulrika-eleonora": {
    name: "Ulrika Eleonora",
    note: "She gave up absolute power to be elected queen, and the crown to her husband a year later.",
  },
  "frederick-i": { name: "Frederick I", note: "While he hunted, the Estates governed." },
  "adolf-frederick": { name: "Adolf Frederick", note: "A king without power, remembered for dying after too large a dinner." },
  "gustav-iii": {
    name: "Gustav III",
    note: "He made himself master of the state in 1772, founded the Swedish Academy, and was shot at a masked ball.",
  },
  "gustav-iv-adolf": { name: "Gustav IV Adolf", note: "He lost Finland to Russia, and in 1809 his crown to his own officers." },
  "charles-xiii": {
    name: "Charles XIII",
    note: "Old and childless, he adopted a French marshal as heir. Norway was joined to Sweden in 1814.",
  },
};
