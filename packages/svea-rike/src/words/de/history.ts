/** Die Geschichtskarten und die Herrscher: Namen, Wirkungen und zu jedem eine Zeile Geschichte. */
import type { HistoryNames, NotedNames } from "../names.ts";

const CULTURAL = "Beim Kauf darfst du eine Ereigniskarte ziehen.";
const MILITARY = "Ein Kampfwert mehr im Krieg, ohne Unterhalt.";
const EXPANSION_ONLY = "Ein Kampfwert mehr im Krieg, aber nur in der Großmachtzeit.";
const PALACE = "Zwei Gold mehr, sooft du mit Landwirtschaft ziehst.";
const QUEEN = "Zwei Gold mehr, sooft du mit Handel ziehst.";
const SCIENTIST = "Beim Kauf darfst du eine weitere Geschichtskarte kaufen.";
const OFFICE =
  "Gib es in einem offenen Fenster auf: kaufe ein Lehen oder eine Karte der Reihe zu ihrem Preis, oder setze umsonst einen Händler.";

export const history: HistoryNames = {
  "conrad-von-pyhy": {
    name: "Conrad von Pyhy",
    text: CULTURAL,
    note: "Ein deutscher Jurist, der Kanzler Gustav Wasas wurde, das Reich einige Jahre nach deutschem Muster führte und im Kerker starb.",
  },
  "olaus-petri": {
    name: "Olaus Petri",
    text: CULTURAL,
    note: "Der Prediger, der Luthers Lehre von Wittenberg nach Stockholm brachte und etwas von der ersten guten schwedischen Prosa schrieb.",
  },
  "georg-stiernhielm": {
    name: "Georg Stiernhielm",
    text: CULTURAL,
    note: "Dichter, Jurist und Sprachforscher. Sein Herkules zeigte, dass auch das Schwedische antike Verse trägt.",
  },
  "nicodemus-tessin": {
    name: "Nicodemus Tessin der Jüngere",
    text: CULTURAL,
    note: "Baumeister des neuen Schlosses in Stockholm, geschult in Rom und Paris, Sohn des Baumeisters von Drottningholm.",
  },
  "carl-michael-bellman": {
    name: "Carl Michael Bellman",
    text: CULTURAL,
    note: "Stockholms eigener Sänger von Schenken und Sorgen; seine Episteln Fredmans werden bis heute gesungen.",
  },
  "emanuel-swedenborg": {
    name: "Emanuel Swedenborg",
    text: CULTURAL,
    note: "Ein Bergrat und Erfinder, der in der Lebensmitte begann, Himmel und Hölle aus seinen Gesichten zu beschreiben.",
  },
  "johan-henric-kellgren": {
    name: "Johan Henric Kellgren",
    text: CULTURAL,
    note: "Dichter und scharfzüngiger Kritiker in Stockholms Posten, eines der ersten Mitglieder der Schwedischen Akademie.",
  },
  "german-landsknechts": {
    name: "Deutsche Landsknechte",
    text: MILITARY,
    note: "Gedungene Pikeniere, mit denen Gustav Wasa den Aufstand Nils Dackes in Småland niederschlug.",
  },
  "viborg-castle": {
    name: "Schloss Wiborg",
    text: MILITARY,
    note: "Die Festung, die vier Jahrhunderte die Ostgrenze hütete, bis die Russen sie 1710 nahmen.",
  },
  carolines: {
    name: "Karoliner",
    text: MILITARY,
    note: "Die Soldaten Karls XI. und Karls XII., auf eigenen Höfen angesiedelt und berühmt für den Angriff mit blanker Waffe.",
  },
  "carl-gustaf-armfeldt": {
    name: "Carl Gustaf Armfeldt",
    text: EXPANSION_ONLY,
    note: "General in Finnland. Von dem Heer, das er zu Neujahr 1719 über das norwegische Gebirge heimführte, erfroren Tausende.",
  },
  "gustaf-horn": {
    name: "Gustaf Horn",
    text: EXPANSION_ONLY,
    note: "Feldmarschall in Deutschland, 1634 bei Nördlingen gefangen und jahrelang festgehalten, bis er ausgetauscht wurde.",
  },
  "lennart-torstensson": {
    name: "Lennart Torstensson",
    text: EXPANSION_ONLY,
    note: "Meister der Artillerie. Von Gicht gelähmt und in einer Sänfte getragen, siegte er noch bei Breitenfeld und Jankau.",
  },
  "axel-von-fersen": {
    name: "Axel von Fersen",
    text: MILITARY,
    note: "Zwei Männer trugen den Namen: der Vater, Feldmarschall und Führer der Hüte, und der Sohn, 1810 in Stockholm vom Pöbel erschlagen.",
  },
  "georg-carl-von-dobeln": {
    name: "Georg Carl von Döbeln",
    text: MILITARY,
    note: "Der General mit der schwarzen Stirnbinde über einer alten Wunde, der 1808 die Russen bei Jutas schlug.",
  },
  "baltic-fleet": {
    name: "Ostseeflotte",
    text: MILITARY,
    note: "Linienschiffe in Karlskrona und Galeeren in den Schären. Svensksund war 1790 der größte Sieg der Flotte.",
  },
  "finnish-cavalry": {
    name: "Finnische Reiterei",
    text: MILITARY,
    note: "Leichte Reiter aus Finnland, gefürchtet seit dem Dreißigjährigen Krieg, wo ihr Schlachtruf ihnen den Namen Hackapeliten gab.",
  },
  glimmingehus: {
    name: "Glimmingehus",
    text: PALACE,
    note: "Eine steinerne Feste in Schonen von 1499, gebaut von dem dänischen Edelmann Jens Holgersen Ulfstand und seither kaum verändert.",
  },
  gripsholm: {
    name: "Gripsholm",
    text: PALACE,
    note: "Gustav Wasas Schloss am Mälarsee. Zwei seiner Söhne saßen dort, jeder als Gefangener des anderen.",
  },
  vadstena: {
    name: "Vadstena",
    text: PALACE,
    note: "Von Gustav Wasa 1545 begonnen, um die Straße von Süden zu hüten, und als Renaissanceschloss vollendet.",
  },
  drottningholm: {
    name: "Drottningholm",
    text: PALACE,
    note: "Für die Königinwitwe Hedwig Eleonora von den beiden Tessin gebaut; das Theater wird noch bespielt.",
  },
  skokloster: {
    name: "Skokloster",
    text: PALACE,
    note: "Das große Haus des Feldmarschalls Wrangel am Mälarsee. Bei seinem Tod ruhte die Arbeit, und ein Saal ist bis heute unvollendet.",
  },
  orbyhus: {
    name: "Örbyhus",
    text: PALACE,
    note: "Das Schloss in Uppland, in dem Erik XIV. als Gefangener endete, vergiftet, hieß es, mit einem Teller Erbsensuppe.",
  },
  haga: {
    name: "Haga",
    text: PALACE,
    note: "Gustavs III. Park und Pavillon bei Stockholm. Von dem großen Schloss seiner Träume wurden dort nur die Grundmauern gelegt.",
  },
  "royal-palace": {
    name: "Königliches Schloss, Stockholm",
    text: PALACE,
    note: "Die alte Burg Drei Kronen brannte 1697. Erst 1754 konnte die königliche Familie in das neue Schloss ziehen.",
  },
  "karin-mansdotter": {
    name: "Karin Månsdotter",
    text: QUEEN,
    note: "Eine Soldatentochter, 1568 als Gemahlin Eriks XIV. zur Königin gekrönt, die ihn auf einem Gut in Finnland um viele Jahre überlebte.",
  },
  "katarina-jagellonica": {
    name: "Katharina Jagiellonica",
    text: QUEEN,
    note: "Eine polnische Prinzessin, die ihrem Gemahl Johann in die Haft nach Gripsholm folgte, wo ihr Sohn Sigismund geboren wurde.",
  },
  "hedvig-eleonora": {
    name: "Hedwig Eleonora",
    text: QUEEN,
    note: "Witwe Karls X. Gustav. Sie saß in zwei Vormundschaften und sah Gemahl, Sohn und Enkel regieren.",
  },
  "maria-eleonora": {
    name: "Maria Eleonora",
    text: QUEEN,
    note: "Eine Prinzessin von Brandenburg, Gemahlin Gustav Adolfs und Mutter Christinas.",
  },
  "lovisa-ulrika": {
    name: "Luise Ulrike",
    text: QUEEN,
    note: "Schwester Friedrichs des Großen. Sie gründete eine Akademie und scheiterte 1756 mit einem Staatsstreich gegen die Stände.",
  },
  "sofia-magdalena": {
    name: "Sophie Magdalene",
    text: QUEEN,
    note: "Eine dänische Prinzessin, um des Friedens willen mit Gustav III. vermählt, scheu an einem Hof, der den Prunk liebte.",
  },
  mining: {
    name: "Bergbau",
    text: "Zwei Gold zu Beginn jeder Runde, auch im Krieg.",
    note: "Eisen, Kupfer und Silber bezahlten ein gutes Teil von allem anderen in diesem Spiel.",
  },
  "falun-copper-mine": {
    name: "Anteil an der Kupfergrube von Falun",
    text: "Ein Gold zu Beginn jeder Runde, auch im Krieg.",
    note: "Im siebzehnten Jahrhundert gab keine Grube Europas mehr Kupfer als die Große Pinge von Falun.",
  },
  "sala-silver-mine": {
    name: "Anteil an der Silbergrube von Sala",
    text: "Zwei Gold zu Beginn jeder Runde, die nicht im Krieg ist.",
    note: "Fast alles schwedische Silber kam von hier, und nie mehr als in den Tagen Gustav Wasas.",
  },
  "relations-with-the-hansa": {
    name: "Beziehungen zur Hanse",
    text: "Ein Gold mehr für jeden deiner Händler, der etwas einbringt, sooft du Einkünfte aus dem Handel bekommst.",
    note: "Lübecks Schiffe und Geld hatten Gustav Wasa auf den Thron gebracht, und Lübeck wollte seinen Lohn im Handel.",
  },
  "seneschal-vasa": {
    name: "Reichsdrost",
    text: OFFICE,
    note: "Der Drost war das Haupt der Rechtsprechung und eines der höchsten Ämter des Reiches.",
  },
  "seneschal-expansion": {
    name: "Reichsdrost",
    text: OFFICE,
    note: "1634 wurde der Drost der erste der fünf hohen Amtsträger, die unter der Krone regierten.",
  },
  "iron-works-in-uppland": {
    name: "Eisenhütten in Uppland",
    text: "Zwei Gold zu Beginn jeder Runde, auch im Krieg.",
    note: "Wallonische Schmiede und holländisches Geld schufen die Hämmer von Uppland, und ihr Stabeisen kannte ganz Europa.",
  },
  "land-reform": {
    name: "Landreform",
    text: "Ein Gold mehr für jedes deiner Lehen, das etwas einbringt, sooft du Einkünfte aus Lehen bekommst.",
    note: "Wem das Land gehörte und wer es besteuerte, darum stritten Krone, Adel und Bauern das ganze Jahrhundert.",
  },
  factories: {
    name: "Manufakturen",
    text: "Am Ende der Partie: zehn Gold für jedes Auge eines Würfels.",
    note: "Die Hüte bezahlten Mühlen und Werkstätten aus der Staatskasse. Alströmers in Alingsås waren die bekanntesten.",
  },
  "president-of-the-chancery": {
    name: "Kanzleipräsident",
    text: OFFICE,
    note: "In der Freiheitszeit führte er die Regierung. Arvid Horn hatte das Amt achtzehn Jahre inne.",
  },
  "east-india-company": {
    name: "Anteil an der Ostindischen Kompanie",
    text: "Am Ende der Partie: ein Statuspunkt, wenn ein Würfel 5 oder 6 zeigt.",
    note: "Seit 1731 segelten ihre Schiffe von Göteborg nach Kanton, um Tee, Seide und Porzellan.",
  },
  "support-for-the-hat-party": {
    name: "Rückhalt bei den Hüten",
    text: "Zu Beginn deines Zuges darfst du zwei Ereigniskarten ziehen statt einer.",
    note: "Die Hüte wollten Ruhm und einen Krieg mit Russland. 1738 kamen sie an die Macht, und 1741 bekamen sie ihren Krieg.",
  },
  "olaus-magnus": {
    name: "Olaus Magnus",
    text: SCIENTIST,
    note: "Der letzte katholische Erzbischof im Exil. In Italien zeichnete er eine große Karte des Nordens und beschrieb seine Völker.",
  },
  "tycho-brahe": {
    name: "Tycho Brahe",
    text: SCIENTIST,
    note: "Ein Edelmann aus dem damals dänischen Schonen, der von seiner Insel Ven aus den Himmel genauer vermaß als jeder vor ihm.",
  },
  "christopher-polhem": {
    name: "Christopher Polhem",
    text: SCIENTIST,
    note: "Erbauer von Förderwerken, Schleusen und Maschinen für Gruben und Hütten, Vater der schwedischen Mechanik genannt.",
  },
  "johannes-bureus": {
    name: "Johannes Bureus",
    text: SCIENTIST,
    note: "Er bereiste das Land, um seine Runensteine zu lesen, und wurde der erste Hüter der Altertümer des Reiches.",
  },
  "anders-celsius": {
    name: "Anders Celsius",
    text: SCIENTIST,
    note: "Astronom in Uppsala. Er half zu zeigen, dass die Erde abgeplattet ist, und teilte sein Thermometer in hundert Grade.",
  },
  "carl-von-linne": {
    name: "Carl von Linné",
    text: SCIENTIST,
    note: "Er gab jeder Pflanze und jedem Tier zwei lateinische Namen und sandte Schüler um die Welt, um mehr zu finden.",
  },
  "jons-jacob-berzelius": {
    name: "Jöns Jacob Berzelius",
    text: SCIENTIST,
    note: "Der Chemiker, der die Atome wog und den Elementen die Buchstaben gab, mit denen wir sie noch schreiben.",
  },
};

export const sovereigns: NotedNames = {
  "gustav-vasa": {
    name: "Gustav Wasa",
    note: "1523 nach einem Befreiungskrieg gegen die Union mit Dänemark gewählt; er machte die Krone reich und erblich.",
  },
  "erik-xiv": { name: "Erik XIV.", note: "Gelehrt, argwöhnisch und kriegerisch. Seine Brüder setzten ihn 1568 ab." },
  "john-iii": { name: "Johann III.", note: "Ein Erbauer von Schlössern und Kirchen, vermählt mit einer polnischen Prinzessin." },
  sigismund: { name: "Sigismund", note: "Zugleich König von Polen und Schweden, bis sein Onkel ihn 1598 bei Stångebro schlug." },
  "charles-ix": { name: "Karl IX.", note: "Jüngster Sohn Gustav Wasas, der jahrelang regierte, ehe er sich König nannte." },
  "gustavus-adolphus": { name: "Gustav Adolf", note: "Er machte Schweden zur Großmacht und fiel 1632 bei Lützen." },
  christina: { name: "Christina", note: "Königin mit sechs Jahren. 1654 legte sie die Krone nieder und zog nach Rom." },
  "charles-x-gustav": {
    name: "Karl X. Gustav",
    note: "1658 zog er über die zugefrorenen Belte und gewann im Frieden von Roskilde Schonen.",
  },
  "charles-xi": { name: "Karl XI.", note: "Er holte das Land zurück, das die Krone verschenkt hatte, und herrschte allein." },
  "charles-xii": {
    name: "Karl XII.",
    note: "Achtzehn Jahre im Krieg: Narwa, Poltawa, Exil in der Türkei und eine Kugel vor Fredriksten.",
  },
  "ulrika-eleonora": {
    name: "Ulrike Eleonore",
    note: "Sie gab die Alleinherrschaft auf, um zur Königin gewählt zu werden, und ein Jahr später die Krone an ihren Gemahl.",
  },
  "frederick-i": { name: "Friedrich I.", note: "Während er jagte, regierten die Stände." },
  "adolf-frederick": {
    name: "Adolf Friedrich",
    note: "Ein König ohne Macht, der im Gedächtnis blieb, weil er nach einem zu üppigen Mahl starb.",
  },
  "gustav-iii": {
    name: "Gustav III.",
    note: "Er machte sich 1772 zum Herrn des Staates, gründete die Schwedische Akademie und wurde auf einem Maskenball erschossen.",
  },
  "gustav-iv-adolf": { name: "Gustav IV. Adolf", note: "Er verlor Finnland an Russland und 1809 seine Krone an die eigenen Offiziere." },
  "charles-xiii": {
    name: "Karl XIII.",
    note: "Alt und kinderlos, nahm er einen französischen Marschall als Erben an. 1814 kam Norwegen an Schweden.",
  },
};
