/** The map: 45 counties in five regions, as printed on the county cards and on the board. */

import type { IdOf } from "@stormakt/kernel/ids";
import { called, domain } from "@stormakt/kernel/ids";

export const REGIONS = [
  { id: "brandenburg", name: "Brandenburg" },
  { id: "sachsen", name: "Sachsen" },
  { id: "oesterreich", name: "Österreich" },
  { id: "bayern", name: "Bayern" },
  { id: "kurpfalz", name: "Kurpfalz" },
] as const;
export const REGION = domain(
  "region",
  REGIONS.map(({ id }) => id),
);
export type Region = IdOf<typeof REGION>;
export const BRANDENBURG: Region = called(REGION, "brandenburg");
export const SACHSEN: Region = called(REGION, "sachsen");
export const OESTERREICH: Region = called(REGION, "oesterreich");
export const BAYERN: Region = called(REGION, "bayern");
export const KURPFALZ: Region = called(REGION, "kurpfalz");

/** `cities` are the building sites. Counties with a light border are out of play with three players. */
interface CountyCard {
  readonly id: string;
  readonly name: string;
  readonly region: Region;
  readonly tax: number;
  readonly grain: number;
  readonly cities: readonly string[];
  readonly lightBorder: boolean;
  readonly borders: readonly string[];
}

// biome-ignore format: one county, one line
export const COUNTIES = [
  { id: "bremen", name: "Bremen", region: BRANDENBURG, tax: 4, grain: 4, cities: ["Bremen","Verden"], lightBorder: true, borders: ["holstein","osnabrueck"] },
  { id: "holstein", name: "Holstein", region: BRANDENBURG, tax: 5, grain: 3, cities: ["Kiel","Lübeck","Hamburg"], lightBorder: true, borders: ["bremen","mecklenburg","osnabrueck"] },
  { id: "osnabrueck", name: "Osnabrück", region: BRANDENBURG, tax: 3, grain: 4, cities: ["Hannover","Minden","Münster"], lightBorder: false, borders: ["bremen","holstein","koeln","lueneburg","mark","mecklenburg","paderborn"] },
  { id: "lueneburg", name: "Lüneburg", region: BRANDENBURG, tax: 3, grain: 5, cities: ["Dannenberg"], lightBorder: false, borders: ["altmark","mecklenburg","osnabrueck","paderborn","wolfenbuettel"] },
  { id: "mecklenburg", name: "Mecklenburg", region: BRANDENBURG, tax: 5, grain: 3, cities: ["Rostock","Schwerin"], lightBorder: false, borders: ["altmark","holstein","lueneburg","osnabrueck","vorpommern"] },
  { id: "vorpommern", name: "Vorpommern", region: BRANDENBURG, tax: 5, grain: 3, cities: ["Stralsund","Stettin"], lightBorder: false, borders: ["altmark","mecklenburg","mittelmark","neumark"] },
  { id: "altmark", name: "Altmark", region: BRANDENBURG, tax: 6, grain: 2, cities: ["Wittstock","Potsdam"], lightBorder: false, borders: ["anhalt","lueneburg","mecklenburg","mittelmark","vorpommern","wolfenbuettel"] },
  { id: "mittelmark", name: "Mittelmark", region: BRANDENBURG, tax: 3, grain: 3, cities: ["Schwedt","Berlin","Köpenick"], lightBorder: false, borders: ["altmark","anhalt","kursachsen","lausitz","neumark","vorpommern"] },
  { id: "neumark", name: "Neumark", region: BRANDENBURG, tax: 6, grain: 4, cities: ["Frankfurt/O."], lightBorder: false, borders: ["lausitz","mittelmark","schlesien","vorpommern"] },
  { id: "paderborn", name: "Hm. Paderborn", region: SACHSEN, tax: 3, grain: 5, cities: ["Detmold"], lightBorder: false, borders: ["hessen-kassel","lueneburg","mark","osnabrueck","wolfenbuettel"] },
  { id: "wolfenbuettel", name: "Wolfenbüttel", region: SACHSEN, tax: 7, grain: 2, cities: ["Magdeburg","Goslar"], lightBorder: false, borders: ["altmark","anhalt","hessen-kassel","lueneburg","paderborn","saechsische-lande"] },
  { id: "anhalt", name: "Anhalt", region: SACHSEN, tax: 5, grain: 4, cities: ["Dessau"], lightBorder: false, borders: ["altmark","kursachsen","mittelmark","saechsische-lande","wolfenbuettel"] },
  { id: "hessen-kassel", name: "Hessen-Kassel", region: SACHSEN, tax: 4, grain: 4, cities: ["Kassel","Marburg"], lightBorder: false, borders: ["hessen-darmstadt","mark","paderborn","saechsische-lande","trier","wolfenbuettel"] },
  { id: "hessen-darmstadt", name: "Hessen-Darmstadt", region: SACHSEN, tax: 6, grain: 2, cities: ["Fulda"], lightBorder: false, borders: ["baden","hessen-kassel","saechsische-lande","trier","wuerzburg","zweibruecken"] },
  { id: "saechsische-lande", name: "Sächs. Lande", region: SACHSEN, tax: 4, grain: 2, cities: ["Gotha","Jena","Coburg"], lightBorder: false, borders: ["anhalt","hessen-darmstadt","hessen-kassel","kursachsen","oberpfalz","vogtland","wolfenbuettel","wuerzburg"] },
  { id: "vogtland", name: "Vogtland", region: SACHSEN, tax: 5, grain: 3, cities: ["Zwickau"], lightBorder: false, borders: ["boehmen","kursachsen","oberpfalz","saechsische-lande"] },
  { id: "kursachsen", name: "Kursachsen", region: SACHSEN, tax: 6, grain: 3, cities: ["Meißen","Dresden"], lightBorder: false, borders: ["anhalt","boehmen","lausitz","mittelmark","saechsische-lande","vogtland"] },
  { id: "lausitz", name: "Lausitz", region: SACHSEN, tax: 7, grain: 2, cities: ["Cottbus"], lightBorder: false, borders: ["boehmen","kursachsen","mittelmark","neumark","schlesien"] },
  { id: "schlesien", name: "Schlesien", region: OESTERREICH, tax: 6, grain: 4, cities: ["Breslau"], lightBorder: false, borders: ["boehmen","lausitz","maehren","neumark"] },
  { id: "boehmen", name: "Böhmen", region: OESTERREICH, tax: 6, grain: 2, cities: ["Reichenberg","Prag","Pilsen"], lightBorder: false, borders: ["kursachsen","lausitz","maehren","oberoesterreich","oberpfalz","passau","schlesien","vogtland"] },
  { id: "maehren", name: "Mähren", region: OESTERREICH, tax: 3, grain: 3, cities: ["Olmütz","Iglau","Brünn"], lightBorder: false, borders: ["boehmen","niederoesterreich","oberoesterreich","schlesien"] },
  { id: "niederoesterreich", name: "Niederösterreich", region: OESTERREICH, tax: 4, grain: 3, cities: ["Wien","St. Pölten"], lightBorder: false, borders: ["kaernten","maehren","oberoesterreich","steiermark"] },
  { id: "oberoesterreich", name: "Oberösterreich", region: OESTERREICH, tax: 3, grain: 3, cities: ["Freistadt","Linz","Melk"], lightBorder: false, borders: ["boehmen","kaernten","maehren","niederoesterreich","passau","regensburg","salzburg"] },
  { id: "passau", name: "Passau", region: OESTERREICH, tax: 5, grain: 3, cities: ["Passau"], lightBorder: false, borders: ["boehmen","oberoesterreich","oberpfalz","regensburg"] },
  { id: "kaernten", name: "Kärnten", region: OESTERREICH, tax: 5, grain: 2, cities: ["Klagenfurt","Villach"], lightBorder: false, borders: ["niederoesterreich","oberoesterreich","salzburg","steiermark","tirol"] },
  { id: "steiermark", name: "Steiermark", region: OESTERREICH, tax: 5, grain: 4, cities: ["Graz","Marburg"], lightBorder: true, borders: ["kaernten","niederoesterreich"] },
  { id: "tirol", name: "Tirol", region: OESTERREICH, tax: 4, grain: 2, cities: ["Innsbruck","Meran"], lightBorder: true, borders: ["augsburg","kaernten","salzburg"] },
  { id: "oberpfalz", name: "Oberpfalz", region: BAYERN, tax: 3, grain: 4, cities: ["Kulmbach","Nürnberg"], lightBorder: false, borders: ["boehmen","passau","regensburg","saechsische-lande","vogtland","wuerzburg"] },
  { id: "wuerzburg", name: "Würzburg", region: BAYERN, tax: 3, grain: 4, cities: ["Bamberg"], lightBorder: false, borders: ["augsburg","baden","hessen-darmstadt","oberpfalz","regensburg","saechsische-lande","wuerttemberg"] },
  { id: "regensburg", name: "Regensburg", region: BAYERN, tax: 5, grain: 3, cities: ["Kehlheim","Ingolstadt"], lightBorder: false, borders: ["augsburg","fm-bayern","oberoesterreich","oberpfalz","passau","salzburg","wuerzburg"] },
  { id: "augsburg", name: "Augsburg", region: BAYERN, tax: 4, grain: 2, cities: ["Nördlingen","Ulm","Kaufbeuren"], lightBorder: false, borders: ["fm-bayern","konstanz","regensburg","salzburg","tirol","wuerttemberg","wuerzburg"] },
  { id: "fm-bayern", name: "Fm. Bayern", region: BAYERN, tax: 6, grain: 3, cities: ["München"], lightBorder: true, borders: ["augsburg","regensburg","salzburg"] },
  { id: "salzburg", name: "Salzburg", region: BAYERN, tax: 6, grain: 2, cities: ["Berchtesgaden","Radstatt"], lightBorder: false, borders: ["augsburg","fm-bayern","kaernten","oberoesterreich","regensburg","tirol"] },
  { id: "wuerttemberg", name: "Württemberg", region: BAYERN, tax: 7, grain: 2, cities: ["Stuttgart","Rottweil"], lightBorder: false, borders: ["augsburg","baden","breisgau","konstanz","strassburg","wuerzburg"] },
  { id: "konstanz", name: "Bm. Konstanz", region: BAYERN, tax: 3, grain: 3, cities: ["Lindau","Bregenz","Feldkirch"], lightBorder: true, borders: ["augsburg","breisgau","wuerttemberg"] },
  { id: "baden", name: "Baden", region: BAYERN, tax: 4, grain: 3, cities: ["Heidelberg","Rastatt"], lightBorder: false, borders: ["hessen-darmstadt","strassburg","wuerttemberg","wuerzburg","zweibruecken"] },
  { id: "koeln", name: "Erzbm. Köln", region: KURPFALZ, tax: 5, grain: 2, cities: ["Kleve","Aachen","Köln"], lightBorder: false, borders: ["luettich","mark","osnabrueck"] },
  { id: "mark", name: "Gft. Mark", region: KURPFALZ, tax: 4, grain: 5, cities: ["Dortmund"], lightBorder: false, borders: ["hessen-kassel","koeln","luettich","osnabrueck","paderborn","trier"] },
  { id: "luettich", name: "Bm. Lüttich", region: KURPFALZ, tax: 4, grain: 3, cities: ["Limburg","Malmedy"], lightBorder: true, borders: ["burgund","koeln","lothringen","mark","trier"] },
  { id: "trier", name: "Erzbm. Trier", region: KURPFALZ, tax: 7, grain: 2, cities: ["Koblenz","Trier"], lightBorder: false, borders: ["hessen-darmstadt","hessen-kassel","lothringen","luettich","mark","zweibruecken"] },
  { id: "zweibruecken", name: "Bm. Zweibrücken", region: KURPFALZ, tax: 4, grain: 4, cities: ["Kreuznach","Saarbrücken"], lightBorder: false, borders: ["baden","hessen-darmstadt","lothringen","strassburg","trier"] },
  { id: "lothringen", name: "Lothringen", region: KURPFALZ, tax: 6, grain: 3, cities: ["Metz"], lightBorder: false, borders: ["burgund","luettich","strassburg","trier","zweibruecken"] },
  { id: "strassburg", name: "Strassburg", region: KURPFALZ, tax: 6, grain: 2, cities: ["Hagenau","Strassburg","Kehl"], lightBorder: false, borders: ["baden","breisgau","burgund","lothringen","wuerttemberg","zweibruecken"] },
  { id: "burgund", name: "Burgund", region: KURPFALZ, tax: 7, grain: 2, cities: ["Luxemburg","Belfort"], lightBorder: true, borders: ["breisgau","lothringen","luettich","strassburg"] },
  { id: "breisgau", name: "Breisgau", region: KURPFALZ, tax: 4, grain: 2, cities: ["Freiburg","Säckingen"], lightBorder: false, borders: ["burgund","konstanz","strassburg","wuerttemberg"] },
] as const satisfies readonly CountyCard[];

/** A county, by its place in COUNTIES. */
export const COUNTY = domain(
  "county",
  COUNTIES.map(({ id }) => id),
);
export type County = IdOf<typeof COUNTY>;
export type CountyId = (typeof COUNTIES)[number]["id"];
export const COUNTY_COUNT = COUNTIES.length;

/** The county with this id. */
export const countyCalled = (id: CountyId): County => called(COUNTY, id);

export const REGION_OF: readonly Region[] = COUNTIES.map(({ region }) => region);
export const TAX_OF: readonly number[] = COUNTIES.map(({ tax }) => tax);
export const GRAIN_OF: readonly number[] = COUNTIES.map(({ grain }) => grain);
export const SITES_OF: readonly number[] = COUNTIES.map(({ cities }) => cities.length);
export const OUT_WITH_THREE: readonly boolean[] = COUNTIES.map(({ lightBorder }) => lightBorder);

/** The counties that share a border line with a county. */
export const NEIGHBOURS: readonly (readonly County[])[] = COUNTIES.map(({ borders }) => borders.map(countyCalled));
const BORDER: readonly boolean[] = COUNTIES.flatMap(({ borders }) => COUNTIES.map(({ id }) => borders.some((other) => other === id)));
export const areAdjacent = (one: County, other: County): boolean => BORDER[one * COUNTY_COUNT + other] === true;
/** Are armies of a game with so many players allowed there? */
export const isInPlay = (county: County, seats: number): boolean => seats > 3 || OUT_WITH_THREE[county] === false;
