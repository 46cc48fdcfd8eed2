/** Die Ereigniskarten: ihre Namen und was sie tun, in unseren eigenen Worten. */
import type { CardNames } from "../names.ts";

const ANY = "Jederzeit:";
const VICTORY =
  "die zwei schwächsten Karten des Feindes sind geschlagen. Wird der Krieg gewonnen, behältst du die Karte für einen Statuspunkt.";

export const events: CardNames = {
  "a-time-of-changes": {
    name: "Zeit des Wandels",
    text: `${ANY} zwei Karten der Geschichtsreihe kommen in der Reihenfolge, die du nennst, unter den Stapel, und zwei andere treten an ihre Stelle.`,
  },
  abdication: {
    name: "Abdankung!",
    text: "Im Frieden, zwischen den Zügen oder vor deiner eigenen Tätigkeit: die Runde endet sofort, und wer noch nicht gezogen hat, verliert den Zug.",
  },
  "bad-harvest": {
    name: "Missernte",
    text: "Wenn jemand anderes gleich Einkünfte aus Lehen bekommt: dessen Lehen mit drei Kronen bringen diesmal nichts.",
  },
  "battle-of-breitenfeld": { name: "Die Schlacht bei Breitenfeld", text: `In einem Krieg mit Preußen: ${VICTORY}` },
  "battle-of-kliszow": { name: "Die Schlacht bei Klissow", text: `In einem Krieg mit Polen: ${VICTORY}` },
  "battle-of-narva": { name: "Die Schlacht bei Narwa", text: `In einem Krieg mit Russland: ${VICTORY}` },
  "battle-of-poltava": {
    name: "Die Schlacht bei Poltawa",
    text: "In jedem Krieg: zwei weitere Königskarten schließen sich dem Feind an, und ein schwedisches Lehen deiner Wahl wird umgedreht.",
  },
  "blockade-runner": { name: "Blockadebrecher", text: "Bei Kriegsausbruch: deine Händler im Feindesland bleiben, wo sie sind." },
  "conflict-of-interest": {
    name: "Interessenkonflikt",
    text: "Wenn jemand anderes nennt, was er kauft: aus dem Kauf wird nichts. Der Käufer behält das Gold und darf etwas anderes nennen.",
  },
  "connections-at-court": {
    name: "Beziehungen bei Hofe",
    text: "Wenn jemand anderes eine Ereigniskarte gespielt hat: sie hat keine Wirkung. Diese Karte kann niemand aufheben.",
  },
  "demand-for-imported-goods": {
    name: "Nachfrage nach fremden Waren",
    text: "Wenn du Einkünfte aus dem Handel bekommst: fünf Gold mehr, wenn einer deiner Händler etwas einbringt.",
  },
  "diplomatic-pressure": { name: "Diplomatischer Druck", text: `${ANY} ein Händler eines anderen Spielers wird nach Hause geschickt.` },
  "extra-booty": { name: "Zusätzliche Beute", text: "Wenn du eben für einen Krieg belohnt wurdest: wähle eine zweite Belohnung." },
  "extra-church-tax": {
    name: "Kirchensteuer",
    text: `${ANY} nenne ein Lehen. Dort und in den Lehen ringsum zahlt jeder Besitzer ein Gold für jede Krone.`,
  },
  "extra-tax-on-peasants": {
    name: "Bauernsteuer",
    text: "Wenn du Einkünfte aus Lehen bekommst: würfle für jedes Lehen und nimm die Summe statt der Kronen.",
  },
  "extra-war-taxes": { name: "Kriegssteuern", text: `${ANY} alle, auch du, zahlen ein Gold für jede Truppe auf eigenen Lehen.` },
  "fall-from-grace": {
    name: "In Ungnade gefallen",
    text: `${ANY} nimm einem anderen Spieler ein Lehen ab und zahle ihm die gedruckten Kosten.`,
  },
  "fall-of-the-monarchy": {
    name: "Sturz der Monarchie",
    text: "Bevor die Königskarte gezogen wird: nenne die Karte, die statt ihrer aufgedeckt wird, aus allen vierundzwanzig.",
  },
  famine: {
    name: "Hungersnot",
    text: "Wenn jemand anderes gleich Einkünfte aus Lehen bekommt: nenne ein Lehen. Es und seine Nachbarn bringen bis zum Ende der Runde niemandem etwas.",
  },
  "feud-with-neighbours": {
    name: "Fehde mit Nachbarn",
    text: `${ANY} eines deiner Lehen greift einen Nachbarn an. Ein Würfel und die Truppen auf jeder Seite: ist deine höher, gehört das Lehen dir.`,
  },
  "good-administration": {
    name: "Gute Verwaltung",
    text: "Wenn dein Zug vorüber ist: mach einen weiteren ganzen Zug, mit einer anderen Tätigkeit.",
  },
  "heavy-loans": {
    name: "Schwere Schulden",
    text: `${ANY} leih dir, so viel du willst. Das Doppelte ist nach dem nächsten Zug fällig, den du beginnst.`,
  },
  "hidden-cache": {
    name: "Verborgener Schatz",
    text: "Beim Kaufen in Kultur & Wissenschaft: zwei Geschichtskarten statt einer, oder drei, wenn unter den ersten zwei ein Wissenschaftler ist.",
  },
  "hidden-reserves": { name: "Geheime Rücklagen", text: `${ANY} nimm fünf Gold, wenn du ein Schloss hast.` },
  "high-treason": {
    name: "Hochverrat!",
    text: "Nach einem verlorenen Krieg: du gibst kein Lehen auf, wie du es sonst müsstest. Was von selbst an den Feind fällt, ist trotzdem verloren.",
  },
  inflation: { name: "Teuerung!", text: `${ANY} jeder andere Spieler zahlt zwei Gold.` },
  "influential-office": {
    name: "Einflussreiches Amt",
    text: "Wenn jemand anderes eine Ereigniskarte verbraucht hat, auch diese: nimm sie vom Ablagestapel auf die Hand.",
  },
  "inspiring-speech": { name: "Begeisternde Rede", text: `${ANY} zieh drei Ereigniskarten.` },
  intrigues: { name: "Ränke", text: "Vor dem Zug von jemand anderem: du sagst, welcher Tätigkeit er gilt." },
  "local-war-tax": {
    name: "Örtliche Kriegssteuer",
    text: `${ANY} nenne ein Lehen. Dort und in den Lehen ringsum zahlt jeder Besitzer ein Gold für jede Truppe.`,
  },
  "lost-opportunity": { name: "Verpasste Gelegenheit", text: `${ANY} ein anderer Spieler wirft eine zufällige Ereigniskarte ab.` },
  "low-demand-for-imported-goods": {
    name: "Wenig Nachfrage nach fremden Waren",
    text: `${ANY} nenne ein Land. Bis zum Ende der Runde bringen dort niemandes Händler etwas ein.`,
  },
  "march-over-the-great-belt": { name: "Der Zug über den Großen Belt", text: `In einem Krieg mit Dänemark: ${VICTORY}` },
  "murder-at-the-opera": {
    name: "Mord in der Oper",
    text: "Im Frieden, zwischen den Zügen oder vor deiner eigenen Tätigkeit: die Runde endet sofort, und wer noch nicht gezogen hat, verliert den Zug.",
  },
  "noble-marriage": {
    name: "Vornehme Heirat",
    text: "Wenn du ein Lehen kaufst: es kostet für jede seiner Kronen zwei Gold weniger. Ein Lehen, das du sonst nicht zahlen könntest, wird mit dieser Karte zusammen genannt.",
  },
  "out-of-the-fire": { name: "Aus dem Feuer", text: `${ANY} versetze irgendeinen Händler in ein anderes Land.` },
  "palace-fire": { name: "Schlossbrand!", text: `${ANY} ein Schloss brennt ab, wem es auch gehört, oder in der Reihe.` },
  "peasant-revolt": {
    name: "Bauernaufstand!",
    text: `${ANY} nenne ein Lehen und würfle. Es und seine Nachbarn können verloren gehen: bei 4 die mit einer Krone, bei 5 die mit bis zu zwei, bei 6 alle.`,
  },
  plague: {
    name: "Pest!",
    text: `${ANY} nenne ein Lehen. Jeder Besitzer dort oder ringsum verliert einen Wissenschaftler, Feldherrn, eine Königin oder einen Kulturschaffenden eigener Wahl.`,
  },
  "political-influence": { name: "Politischer Einfluss", text: "Bevor die Zugfolge gezogen wird: du ziehst in dieser Runde zuerst." },
  "powerful-neighbour": {
    name: "Mächtiger Nachbar",
    text: `${ANY} eines deiner Lehen greift einen Nachbarn an. Ein Würfel und die Kronen auf jeder Seite: ist deine höher, gehört das Lehen dir.`,
  },
  "protector-government": {
    name: "Vormundschaftsregierung",
    text: "Am Ende einer Runde: es folgt eine weitere mit demselben Herrscher und derselben Königskarte.",
  },
  reduction: { name: "Reduktion", text: `${ANY} alle, auch du, zahlen die Hälfte ihres Goldes, abgerundet.` },
  "reductions-from-the-church": { name: "Einzug von Kirchengut", text: `${ANY} du nimmst fünf Gold, jeder andere Spieler zwei.` },
  "riots-in-towns": {
    name: "Unruhen in den Städten",
    text: `${ANY} nenne ein Lehen und würfle. Es und seine Nachbarn können verloren gehen: bei 4 die mit höchstens einer Truppe, bei 5 die mit bis zu zwei, bei 6 alle.`,
  },
  "royal-wrath": { name: "Königlicher Zorn", text: `${ANY} ein Spieler mit zwei oder mehr Lehen gibt eines auf.` },
  "smart-negotiator": {
    name: "Schlauer Unterhändler",
    text: `${ANY} nimm einem anderen Spieler eine Geschichtskarte ab und zahle ihm das Doppelte ihrer Kosten.`,
  },
  "superior-tactician": {
    name: "Überlegener Taktiker",
    text: "In einem Krieg, in dem dein Lehen steht: würfle von nun an bei jedem schwedischen Angriff mit zwei Würfeln.",
  },
  "supply-train": {
    name: "Tross",
    text: `${ANY} deine Truppen kosten dich bis zum Ende der Runde nichts, in Krieg und Frieden. Auch als Antwort auf Kriegssteuern.`,
  },
  "swedish-steel-bites": {
    name: "Schwedischer Stahl beißt",
    text: "In einem Krieg, ob du teilnimmst oder nicht: würfle, und bei 1 bis 4 ist die schwächste Karte des Feindes geschlagen.",
  },
  "tax-refund": { name: "Steuernachlass", text: `${ANY} alle nehmen fünf Gold.` },
  "trade-privileges": { name: "Handelsprivilegien", text: `${ANY} setze einen Händler, zusätzlich zu jedem anderen, den du entsendest.` },
  treason: { name: "Verrat!", text: "Wenn jemand anderes eben für einen Krieg belohnt wurde: alles davon wird zunichte." },
  "untimely-death": {
    name: "Früher Tod",
    text: `${ANY} ein Wissenschaftler, Feldherr, eine Königin oder ein Kulturschaffender stirbt, wem die Karte auch gehört, oder in der Reihe.`,
  },
  "winds-of-war": {
    name: "Kriegswinde",
    text: "Wenn dein Zug vorüber ist: zahle sieben Gold und beginne einen Krieg mit einem Land, das du nennst. Danach ist die Runde vorüber.",
  },
  "witch-hunt": {
    name: "Hexenjagd",
    text: `${ANY} nenne ein Lehen. Jeder Besitzer dort und ringsum wirft für jedes getroffene Lehen eine zufällige Ereigniskarte ab.`,
  },
};
