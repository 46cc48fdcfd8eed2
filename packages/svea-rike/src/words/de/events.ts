/** Die Ereigniskarten: ihre Namen und was sie tun, in unseren eigenen Worten. */
import type { CardNames } from "../names.ts";

const ANY = "Jederzeit:";
const VICTORY =
  "die zwei schwächsten Karten des Feindes sind geschlagen. Wird der Krieg gewonnen, behältst du die Karte für einen Statuspunkt.";

const only = (when: string): string => `Diese Karte wird ${when} gespielt.`;
const IN_PEACE = only("im Frieden, vor oder zwischen den Zügen,");
const OPEN = only("in einem offenen Fenster");
const AREA = "Nenne ein Lehen, das noch im Spiel ist.";
const BATTLE = (country: string): string => only(`in einem Krieg mit ${country}`);

export const events: CardNames = {
  "a-time-of-changes": {
    name: "Zeit des Wandels",
    text: `${ANY} zwei Karten der Geschichtsreihe kommen in der Reihenfolge, die du nennst, unter den Stapel, und zwei andere treten an ihre Stelle.`,
    rule: "Jederzeit. Nenne zwei Karten der Reihe oder die einzige. Sie kommen in dieser Reihenfolge unter den Geschichtsstapel, und die Reihe wird von oben aufgefüllt; ist der Stapel leer, kommen dieselben Karten zurück. Nicht bei leerer Reihe.",
    refusal: "Nenne zwei verschiedene Karten der Reihe oder die einzige, die es gibt.",
  },
  abdication: {
    name: "Abdankung!",
    text: "Im Frieden, zwischen den Zügen oder vor deiner eigenen Tätigkeit: die Runde endet sofort, und wer noch nicht gezogen hat, verliert den Zug.",
    rule: "Nur im Frieden: vor der Zugfolge, vor einem Zug, zu Beginn des eigenen Zuges oder am Ende eines Zuges. Die Runde endet sofort. Wer noch keinen Zug beendet hat, bekommt keinen; eine schon gezogene Karte wird behalten.",
    ruling: "Nie mitten in einer Tätigkeit, sonst könnte man Einkünfte nehmen und dem Unterhalt entgehen.",
    refusal: IN_PEACE,
  },
  "bad-harvest": {
    name: "Missernte",
    text: "Wenn jemand anderes gleich Einkünfte aus Lehen bekommt: dessen Lehen mit drei Kronen bringen diesmal nichts.",
    rule: "Vor den Einkünften eines anderen aus Lehen, wenn er ein Lehen mit drei Kronen hat. Solche Lehen bringen bei diesen Einkünften nichts.",
    refusal: only("gegen jemand anderen, der gleich Einkünfte aus einem Lehen mit drei Kronen bekommt,"),
  },
  "battle-of-breitenfeld": {
    name: "Die Schlacht bei Breitenfeld",
    text: `In einem Krieg mit Preußen: ${VICTORY}`,
    rule: "Vor einem Angriff in einem Krieg mit Preußen, von jedem. Die zwei schwächsten Karten des Feindes werden entfernt. Die Karte wird als Trophäe behalten, wenn Schweden siegt, sonst abgelegt; bis dahin kann niemand sie nehmen.",
    refusal: BATTLE("Preußen"),
  },
  "battle-of-kliszow": {
    name: "Die Schlacht bei Klissow",
    text: `In einem Krieg mit Polen: ${VICTORY}`,
    rule: "Wie Breitenfeld, in einem Krieg mit Polen.",
    refusal: BATTLE("Polen"),
  },
  "battle-of-narva": {
    name: "Die Schlacht bei Narwa",
    text: `In einem Krieg mit Russland: ${VICTORY}`,
    rule: "Wie Breitenfeld, in einem Krieg mit Russland.",
    refusal: BATTLE("Russland"),
  },
  "battle-of-poltava": {
    name: "Die Schlacht bei Poltawa",
    text: "In jedem Krieg: zwei weitere Königskarten schließen sich dem Feind an, und ein schwedisches Lehen deiner Wahl wird umgedreht.",
    rule: "Vor einem Angriff in jedem Krieg, von jedem, solange ein schwedisches Lehen steht. Zwei weitere Königskarten schließen sich dem Feind an, und das schwedische Lehen, das du nennst, wird umgedreht.",
    refusal: "Nenne ein schwedisches Lehen, das noch steht.",
  },
  "blockade-runner": {
    name: "Blockadebrecher",
    text: "Bei Kriegsausbruch: deine Händler im Feindesland bleiben, wo sie sind.",
    rule: "Wenn der Krieg erklärt ist und du einen Händler im Feindesland hast. Deine Händler dort bleiben in diesem Krieg.",
    refusal: "Im Feindesland hast du keinen Händler.",
  },
  "conflict-of-interest": {
    name: "Interessenkonflikt",
    text: "Wenn jemand anderes nennt, was er kauft: aus dem Kauf wird nichts. Der Käufer behält das Gold und darf etwas anderes nennen.",
    rule: "Wenn jemand anderes nennt, was er kauft. Der Kauf ist nichtig, und kein Gold fließt. Der Käufer darf etwas anderes derselben Art nennen oder aufhören; was verhindert wurde, kann in diesem Zug oder für dieses Amt nicht noch einmal genannt werden. Eine dafür gespielte Vornehme Heirat ist verbraucht. Beute, In Ungnade gefallen, Schlauer Unterhändler und Verkäufe unter Spielern sind nicht betroffen.",
    refusal: "Diese Karte verhindert einen Kauf von jemand anderem; und was verhindert wurde, kann nicht noch einmal genannt werden.",
  },
  "connections-at-court": {
    name: "Beziehungen bei Hofe",
    text: "Wenn jemand anderes eine Ereigniskarte gespielt hat: sie hat keine Wirkung. Diese Karte kann niemand aufheben.",
    rule: "Wenn jemand anderes eine Ereigniskarte gespielt hat. Diese hat keine Wirkung, und beide werden abgelegt. Selbst lässt sie sich nicht aufheben.",
    refusal: "Eine eigene Karte kannst du nicht aufheben.",
  },
  "demand-for-imported-goods": {
    name: "Nachfrage nach fremden Waren",
    text: "Wenn du Einkünfte aus dem Handel bekommst: fünf Gold mehr, wenn einer deiner Händler etwas einbringt.",
    rule: "Vor eigenen Einkünften aus dem Handel, wenn du einen Händler hast. Fünf Gold mehr, sofern einer deiner Händler etwas einbringt. Zwei Karten zählen zusammen.",
    ruling: "Im Beispiel nimmt Wenig Nachfrage auf das einzige Land alles.",
    refusal: only("bei eigenen Einkünften aus dem Handel, wenn du einen Händler hast,"),
  },
  "diplomatic-pressure": {
    name: "Diplomatischer Druck",
    text: `${ANY} ein Händler eines anderen Spielers wird nach Hause geschickt.`,
    rule: "Jederzeit. Ein Händler eines anderen Spielers, den du nennst, kehrt heim.",
    refusal: "Nenne einen Händler von jemand anderem.",
  },
  "extra-booty": {
    name: "Zusätzliche Beute",
    text: "Wenn du eben für einen Krieg belohnt wurdest: wähle eine zweite Belohnung.",
    rule: "Wenn du eben belohnt wurdest. Wähle sofort eine zweite Belohnung. Einmal je Spieler und Krieg, und nicht, nachdem Verrat dich darin getroffen hat.",
    refusal: only("einmal in einem Krieg, von dem eben Belohnten und nicht nach Verrat,"),
  },
  "extra-church-tax": {
    name: "Kirchensteuer",
    text: `${ANY} nenne ein Lehen. Dort und in den Lehen ringsum zahlt jeder Besitzer ein Gold für jede Krone.`,
    rule: "Jederzeit; Gebietskarte. Besitzer zahlen 1 Gold für jede getroffene Krone.",
    refusal: AREA,
  },
  "extra-tax-on-peasants": {
    name: "Bauernsteuer",
    text: "Wenn du Einkünfte aus Lehen bekommst: würfle für jedes Lehen und nimm die Summe statt der Kronen.",
    rule: "Vor eigenen Einkünften aus Lehen, wenn du eines hast. Statt der Kronen ein Würfel für jedes nicht getroffene Lehen, geworfen, wenn sich das Fenster geschlossen hat; verdoppelt und halbiert wie Kronen.",
    ruling: "Hungersnot halbiert alle Einkünfte aus Lehen.",
    refusal: only("bei eigenen Einkünften aus Lehen, wenn du eines hast,"),
  },
  "extra-war-taxes": {
    name: "Kriegssteuern",
    text: `${ANY} alle, auch du, zahlen ein Gold für jede Truppe auf eigenen Lehen.`,
    rule: "Jederzeit. Alle, auch du, zahlen 1 Gold für jede Truppe auf eigenen Lehen. Es ist Unterhalt: Tross schützt.",
    refusal: OPEN,
  },
  "fall-from-grace": {
    name: "In Ungnade gefallen",
    text: `${ANY} nimm einem anderen Spieler ein Lehen ab und zahle ihm die gedruckten Kosten.`,
    rule: "Jederzeit. Nenne ein Lehen eines anderen Spielers und zahle ihm die gedruckten Kosten; es gehört dir. Du brauchst die volle Summe. Auch ein letztes Lehen lässt sich nehmen. Es ist kein Kauf.",
    ruling: "Der Besitzer wird bezahlt, wie es die schwedische Karte sagt.",
    refusal: "Nenne ein Lehen von jemand anderem, dessen volle Kosten du zahlen kannst.",
  },
  "fall-of-the-monarchy": {
    name: "Sturz der Monarchie",
    text: "Bevor die Königskarte gezogen wird: nenne die Karte, die statt ihrer aufgedeckt wird, aus allen vierundzwanzig.",
    rule: "Bevor die Königskarte gezogen wird. Nenne eine der 24 Königskarten: sie wird die geltende. Kommt sie aus dem Stapel, wird er neu gemischt; aus dem Ablagestapel verlässt sie ihn; die Karte der vorigen Runde darf bleiben. Zweimal gespielt, zählt die spätere Wahl.",
    refusal: only("vor dem Ziehen der Königskarte"),
  },
  famine: {
    name: "Hungersnot",
    text: "Wenn jemand anderes gleich Einkünfte aus Lehen bekommt: nenne ein Lehen. Es und seine Nachbarn bringen bis zum Ende der Runde niemandem etwas.",
    rule: "Vor den Einkünften eines anderen aus Lehen; Gebietskarte. Die getroffenen Lehen, auch solche, die zu haben sind, bringen bis zum Ende der Runde niemandem etwas.",
    refusal:
      "Diese Karte wird gegen jemand anderen gespielt, der gleich Einkünfte aus Lehen bekommt, auf ein Lehen, das noch im Spiel ist.",
  },
  "feud-with-neighbours": {
    name: "Fehde mit Nachbarn",
    text: `${ANY} eines deiner Lehen greift einen Nachbarn an. Ein Würfel und die Truppen auf jeder Seite: ist deine höher, gehört das Lehen dir.`,
    rule: "Jederzeit. Nenne ein eigenes Lehen und einen Nachbarn, der einem anderen Spieler gehört oder zu haben ist. Beide Seiten würfeln, du zuerst, und zählen die Truppen auf dem Lehen hinzu. Ist deine Zahl höher, gehört das Lehen dir; sonst geschieht nichts. Auch ein letztes Lehen lässt sich nehmen.",
    refusal: "Nenne ein eigenes Lehen und einen Nachbarn, der jemand anderem gehört oder im Stapel liegt.",
  },
  "good-administration": {
    name: "Gute Verwaltung",
    text: "Wenn dein Zug vorüber ist: mach einen weiteren ganzen Zug, mit einer anderen Tätigkeit.",
    rule: "Am Ende des eigenen Zuges. Du machst einen ganzen neuen Zug mit einer anderen Tätigkeit.",
    refusal: "Diese Karte wird am Ende des eigenen Zuges gespielt, und der neue Zug braucht eine andere Tätigkeit.",
  },
  "heavy-loans": {
    name: "Schwere Schulden",
    text: `${ANY} leih dir, so viel du willst. Das Doppelte ist nach dem nächsten Zug fällig, den du beginnst.`,
    rule: "Jederzeit, aber am Ende der letzten Runde nur, wenn dort Vormundschaftsregierung gespielt wurde. Nimm so viel Gold, wie du nennst; das Doppelte ist nach dem nächsten Zug fällig, den du beginnst. Ein Zug beginnt mit seinem Ziehen: ein kurz davor genommener Kredit ist nach eben diesem Zug fällig. Was sich mit allem Gold und allen Lehen nicht zahlen lässt, bleibt stehen, wird nach jedem späteren Zug eingezogen und kostet am Ende für jedes Gold einen Punkt. Schulden sind offen.",
    ruling: "Diese Karte hat eine eigene Strafe, also hebt ein Bankrott sie nicht auf.",
    refusal: "Nenne eine Summe bis zum größten Kredit; und nicht nach der letzten Runde, außer sie wird noch einmal gespielt.",
  },
  "hidden-cache": {
    name: "Verborgener Schatz",
    text: "Beim Kaufen in Kultur & Wissenschaft: zwei Geschichtskarten statt einer, oder drei, wenn unter den ersten zwei ein Wissenschaftler ist.",
    rule: "Während du in Kultur & Wissenschaft kaufst, vor oder nach dem ersten Kauf. Du darfst zwei Karten kaufen, oder drei mit einem Wissenschaftler unter den ersten zwei.",
    refusal: only("beim Kaufen in Kultur & Wissenschaft"),
  },
  "hidden-reserves": {
    name: "Geheime Rücklagen",
    text: `${ANY} nimm fünf Gold, wenn du ein Schloss hast.`,
    rule: "Jederzeit, wenn du ein Schloss hast. Nimm 5 Gold.",
    refusal: "Du hast kein Schloss.",
  },
  "high-treason": {
    name: "Hochverrat!",
    text: "Nach einem verlorenen Krieg: du gibst kein Lehen auf, wie du es sonst müsstest. Was von selbst an den Feind fällt, ist trotzdem verloren.",
    rule: "Nach einer Niederlage, von einem Teilnehmer oder von einem anderen, der 1 bis 3 würfelte, mit einem Lehen übrig. Du gibst kein Lehen auf. Gegen das, was von selbst an den Feind fällt, hilft sie nicht.",
    refusal: "Du hast kein Lehen, das du für diesen Krieg aufgeben müsstest.",
  },
  inflation: {
    name: "Teuerung!",
    text: `${ANY} jeder andere Spieler zahlt zwei Gold.`,
    rule: "Jederzeit. Jeder andere Spieler zahlt 2 Gold.",
    refusal: OPEN,
  },
  "influential-office": {
    name: "Einflussreiches Amt",
    text: "Wenn jemand anderes eine Ereigniskarte verbraucht hat, auch diese: nimm sie vom Ablagestapel auf die Hand.",
    rule: "Wenn die Karte eines anderen Spielers verbraucht oder aufgehoben ist: offen für alle außer dem, der die genommene Karte verbrauchte. Nimm sie auf die Hand; spielen darfst du sie, sobald sich dieses Fenster geschlossen hat. Ein anderes Einflussreiches Amt lässt sich nehmen, abgeworfene Karten nicht. Sie lässt sich aufheben.",
    ruling: "Es gibt zwei davon, sie können einander also nicht ewig holen.",
    refusal: "Nenne eine Karte, die jemand anderes eben verbraucht hat.",
  },
  "inspiring-speech": {
    name: "Begeisternde Rede",
    text: `${ANY} zieh drei Ereigniskarten.`,
    rule: "Jederzeit. Zieh drei Ereigniskarten.",
    refusal: OPEN,
  },
  intrigues: {
    name: "Ränke",
    text: "Vor dem Zug von jemand anderem: du sagst, welcher Tätigkeit er gilt.",
    rule: "Vor dem Zug eines anderen. Nenne die Tätigkeit dieses Zuges; es muss eine sein, die der Spieler wählen könnte. Spätere Ränke gehen früheren vor.",
    ruling: "Sie binden nur diesen Zug, wie es die schwedische Karte sagt.",
    refusal: "Die Tätigkeit dieses Zuges kannst du so nicht bestimmen.",
  },
  "local-war-tax": {
    name: "Örtliche Kriegssteuer",
    text: `${ANY} nenne ein Lehen. Dort und in den Lehen ringsum zahlt jeder Besitzer ein Gold für jede Truppe.`,
    rule: "Jederzeit; Gebietskarte. Besitzer zahlen 1 Gold für jede getroffene Truppe.",
    ruling: "Es ist eine Steuer, kein Unterhalt, also schützt Tross nicht.",
    refusal: AREA,
  },
  "lost-opportunity": {
    name: "Verpasste Gelegenheit",
    text: `${ANY} ein anderer Spieler wirft eine zufällige Ereigniskarte ab.`,
    rule: "Jederzeit. Ein anderer Spieler mit einer Karte wirft eine zufällige offen ab.",
    refusal: "Nenne einen anderen Spieler, der eine Karte hat.",
  },
  "low-demand-for-imported-goods": {
    name: "Wenig Nachfrage nach fremden Waren",
    text: `${ANY} nenne ein Land. Bis zum Ende der Runde bringen dort niemandes Händler etwas ein.`,
    rule: "Jederzeit. Nenne ein Land: bis zum Ende der Runde bringen dort niemandes Händler etwas ein. Was schon eingenommen ist, bleibt.",
    refusal: OPEN,
  },
  "march-over-the-great-belt": {
    name: "Der Zug über den Großen Belt",
    text: `In einem Krieg mit Dänemark: ${VICTORY}`,
    rule: "Wie Breitenfeld, in einem Krieg mit Dänemark.",
    refusal: BATTLE("Dänemark"),
  },
  "murder-at-the-opera": {
    name: "Mord in der Oper",
    text: "Im Frieden, zwischen den Zügen oder vor deiner eigenen Tätigkeit: die Runde endet sofort, und wer noch nicht gezogen hat, verliert den Zug.",
    rule: "Genau wie Abdankung.",
    refusal: IN_PEACE,
  },
  "noble-marriage": {
    name: "Vornehme Heirat",
    text: "Wenn du ein Lehen kaufst: es kostet für jede seiner Kronen zwei Gold weniger. Ein Lehen, das du sonst nicht zahlen könntest, wird mit dieser Karte zusammen genannt.",
    rule: "Wenn du ein Lehen zum Kauf genannt hast, einmal je Kauf. Es kostet für jede Krone 2 Gold weniger. Ein Lehen, das du nur mit dieser Karte bezahlen kannst, wird in einem Atemzug mit ihr genannt; wird die Karte dann aufgehoben, verfällt der Kauf. Ein Lehen, das niemand verhindert hat, darf im selben Zug wieder genannt werden.",
    refusal: only("einmal je Kauf, von dem, der ein Lehen kauft und sie hat,"),
  },
  "out-of-the-fire": {
    name: "Aus dem Feuer",
    text: `${ANY} versetze irgendeinen Händler in ein anderes Land.`,
    rule: "Jederzeit. Versetze einen Händler irgendeines Spielers in ein anderes Land, das Platz hat und im Frieden ist. Wenn der Krieg erklärt ist, kann sie einen Händler retten.",
    refusal: "Nenne einen Händler und ein anderes Land, das Platz hat und im Frieden ist.",
  },
  "palace-fire": {
    name: "Schlossbrand!",
    text: `${ANY} ein Schloss brennt ab, wem es auch gehört, oder in der Reihe.`,
    rule: "Jederzeit. Entferne ein Schloss, das jemandem gehört oder in der Reihe liegt.",
    ruling: "Die Karte sagt: irgendein Schloss.",
    refusal: "Nenne ein Schloss, das jemandem gehört oder in der Reihe liegt.",
  },
  "peasant-revolt": {
    name: "Bauernaufstand!",
    text: `${ANY} nenne ein Lehen und würfle. Es und seine Nachbarn können verloren gehen: bei 4 die mit einer Krone, bei 5 die mit bis zu zwei, bei 6 alle.`,
    rule: "Jederzeit; Gebietskarte. Würfle: 1 bis 3 nichts; bei 4 gehen vergebene Lehen mit einer Krone verloren; bei 5 die mit einer oder zweien; bei 6 alle. Sie sind dann zu haben; ein letztes Lehen ist nicht geschützt.",
    refusal: AREA,
  },
  plague: {
    name: "Pest!",
    text: `${ANY} nenne ein Lehen. Jeder Besitzer dort oder ringsum verliert einen Wissenschaftler, Feldherrn, eine Königin oder einen Kulturschaffenden eigener Wahl.`,
    rule: "Jederzeit; Gebietskarte. Jeder getroffene Besitzer verliert einen Wissenschaftler, Feldherrn, eine Königin oder einen Kulturschaffenden eigener Wahl, wie viele Lehen auch getroffen sind.",
    refusal: "Nenne ein Lehen, das noch im Spiel ist; und verlieren kannst du nur eine eigene Person.",
  },
  "political-influence": {
    name: "Politischer Einfluss",
    text: "Bevor die Zugfolge gezogen wird: du ziehst in dieser Runde zuerst.",
    rule: "Vor der Zugfolge. Du ziehst in dieser Runde zuerst. Ein späterer geht einem früheren vor.",
    refusal: only("vor dem Ziehen der Zugfolge"),
  },
  "powerful-neighbour": {
    name: "Mächtiger Nachbar",
    text: `${ANY} eines deiner Lehen greift einen Nachbarn an. Ein Würfel und die Kronen auf jeder Seite: ist deine höher, gehört das Lehen dir.`,
    rule: "Wie Fehde mit Nachbarn, mit Kronen statt Truppen.",
    refusal: "Nenne ein eigenes Lehen und einen Nachbarn, der jemand anderem gehört oder im Stapel liegt.",
  },
  "protector-government": {
    name: "Vormundschaftsregierung",
    text: "Am Ende einer Runde: es folgt eine weitere mit demselben Herrscher und derselben Königskarte.",
    rule: "Am Ende einer Runde. Es folgt eine weitere mit demselben Herrscher und derselben Königskarte: nichts wird gezogen, Geschichtskarten zahlen, und die Königskarte wirkt wieder. Nach Runde 1 ist wieder Frieden. Ein Krieg durch Kriegswinde wird nicht wiederholt. Nicht, während schon eine Wiederholung bevorsteht.",
    refusal: "Die Runde lässt sich nicht wiederholen, oder sie wird es schon.",
  },
  reduction: {
    name: "Reduktion",
    text: `${ANY} alle, auch du, zahlen die Hälfte ihres Goldes, abgerundet.`,
    rule: "Jederzeit. Alle, auch du, zahlen die Hälfte ihres Goldes, abgerundet.",
    refusal: OPEN,
  },
  "reductions-from-the-church": {
    name: "Einzug von Kirchengut",
    text: `${ANY} du nimmst fünf Gold, jeder andere Spieler zwei.`,
    rule: "Jederzeit. Du nimmst 5 Gold, jeder andere Spieler 2.",
    refusal: OPEN,
  },
  "riots-in-towns": {
    name: "Unruhen in den Städten",
    text: `${ANY} nenne ein Lehen und würfle. Es und seine Nachbarn können verloren gehen: bei 4 die mit höchstens einer Truppe, bei 5 die mit bis zu zwei, bei 6 alle.`,
    rule: "Jederzeit; Gebietskarte. Würfle: 1 bis 3 nichts; bei 4 gehen vergebene Lehen mit höchstens einer Truppe verloren; bei 5 die mit bis zu zweien; bei 6 alle. Sie sind dann zu haben.",
    refusal: AREA,
  },
  "royal-wrath": {
    name: "Königlicher Zorn",
    text: `${ANY} ein Spieler mit zwei oder mehr Lehen gibt eines auf.`,
    rule: "Jederzeit, gegen einen Spieler mit mindestens zwei Lehen, der wählt, welches er aufgibt. Du darfst dich selbst nennen.",
    refusal: "Nenne einen Spieler mit mindestens zwei Lehen.",
  },
  "smart-negotiator": {
    name: "Schlauer Unterhändler",
    text: `${ANY} nimm einem anderen Spieler eine Geschichtskarte ab und zahle ihm das Doppelte ihrer Kosten.`,
    rule: "Jederzeit. Nenne eine Geschichtskarte eines anderen Spielers und zahle ihm das Doppelte ihrer Kosten; sie gehört dir, ohne das, was sie beim Kauf gibt.",
    ruling: "Der Besitzer wird bezahlt, wie es die schwedische Karte sagt.",
    refusal: "Nenne eine Geschichtskarte von jemand anderem, deren doppelte Kosten du zahlen kannst.",
  },
  "superior-tactician": {
    name: "Überlegener Taktiker",
    text: "In einem Krieg, in dem dein Lehen steht: würfle von nun an bei jedem schwedischen Angriff mit zwei Würfeln.",
    rule: "Vor einem Angriff, wenn dein Lehen steht. Für den Rest dieses Krieges würfelst du bei jedem schwedischen Angriff mit zwei Würfeln.",
    refusal: "In diesem Krieg steht kein Lehen von dir.",
  },
  "supply-train": {
    name: "Tross",
    text: `${ANY} deine Truppen kosten dich bis zum Ende der Runde nichts, in Krieg und Frieden. Auch als Antwort auf Kriegssteuern.`,
    rule: "Jederzeit, und als Antwort auf eine Karte, die dich für Truppen zahlen ließe. Bis zum Ende der Runde kosten deine Truppen dich nichts: Unterhalt im Frieden, im Krieg und Kriegssteuern. Gezahltes wird nicht zurückgegeben.",
    ruling: "Die ganze Runde, damit er auch im Krieg wirkt.",
    refusal: only("in einem offenen Fenster oder als Antwort auf eine Karte, die dich für Truppen zahlen ließe,"),
  },
  "swedish-steel-bites": {
    name: "Schwedischer Stahl beißt",
    text: "In einem Krieg, ob du teilnimmst oder nicht: würfle, und bei 1 bis 4 ist die schwächste Karte des Feindes geschlagen.",
    rule: "Vor einem Angriff, von jedem. Würfle: bei 1 bis 4 wird die schwächste Karte des Feindes entfernt.",
    refusal: only("vor einem Angriff in einem Krieg"),
  },
  "tax-refund": { name: "Steuernachlass", text: `${ANY} alle nehmen fünf Gold.`, rule: "Jederzeit. Alle nehmen 5 Gold.", refusal: OPEN },
  "trade-privileges": {
    name: "Handelsprivilegien",
    text: `${ANY} setze einen Händler, zusätzlich zu jedem anderen, den du entsendest.`,
    rule: "Jederzeit. Setze einen Händler in ein Land, das Platz hat und im Frieden ist, zusätzlich zu dem eines Zuges mit Handel. Am Ende einer Kriegsrunde ist wieder Frieden.",
    refusal: "Nenne ein Land, das Platz hat und im Frieden ist.",
  },
  treason: {
    name: "Verrat!",
    text: "Wenn jemand anderes eben für einen Krieg belohnt wurde: alles davon wird zunichte.",
    rule: "Wenn ein anderer Spieler eben belohnt wurde. Alle Belohnungen dieses Spielers aus diesem Krieg werden zunichte: ein Lehen ist wieder zu haben, eine Karte kommt unter den Geschichtsstapel, Gold geht zurück; und aus diesem Krieg wird nichts mehr gewonnen. Trophäen sind keine Beute.",
    ruling: "Die Reihe ist schon aufgefüllt, also kommt die Karte unter den Stapel.",
    refusal: "Gegen dich selbst kannst du sie nicht spielen.",
  },
  "untimely-death": {
    name: "Früher Tod",
    text: `${ANY} ein Wissenschaftler, Feldherr, eine Königin oder ein Kulturschaffender stirbt, wem die Karte auch gehört, oder in der Reihe.`,
    rule: "Jederzeit. Entferne einen Kulturschaffenden, eine Königin, einen Wissenschaftler oder Feldherrn, der jemandem gehört oder in der Reihe liegt.",
    refusal:
      "Nenne einen Wissenschaftler, Feldherrn, eine Königin oder einen Kulturschaffenden, der jemandem gehört oder in der Reihe liegt.",
  },
  "winds-of-war": {
    name: "Kriegswinde",
    text: "Wenn dein Zug vorüber ist: zahle sieben Gold und beginne einen Krieg mit einem Land, das du nennst. Danach ist die Runde vorüber.",
    rule: "Am Ende des eigenen Zuges, mit 7 Gold. Zahle sie und nenne ein Land: sofort folgt ein Krieg, dann ist die Runde vorüber.",
    refusal: only("am Ende des eigenen Zuges, mit sieben Gold auf der Hand,"),
  },
  "witch-hunt": {
    name: "Hexenjagd",
    text: `${ANY} nenne ein Lehen. Jeder Besitzer dort und ringsum wirft für jedes getroffene Lehen eine zufällige Ereigniskarte ab.`,
    rule: "Jederzeit; Gebietskarte. Jeder Besitzer wirft für jedes eigene getroffene Lehen eine zufällige Ereigniskarte ab, soweit die Hand reicht.",
    refusal: AREA,
  },
};
