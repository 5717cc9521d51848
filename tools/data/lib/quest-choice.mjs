/**
 * The cities of the game: of every country its largest, and these besides, so that each part of a route has a place
 * that feels unlike its capital. More of one country would make its neighbours a commute and the others a detour.
 */
const besides = new Set(
  `bariloche perth florianopolis salvador varna vancouver chengdu medellin split brno cuenca dahab chania marseille
  hamburg bengaluru denpasar palermo milan fukuoka astana busan george-town oaxaca marrakesh wellington bergen cusco
  cebu-city krakow funchal cluj-napoca durban barcelona las-palmas malmo chiang-mai phuket antalya los-angeles
  honolulu edinburgh zanzibar da-nang nha-trang`.split(/\s+/),
);

const sizeOf = ({ figures }) => figures.community.population?.value ?? 0;
const largestOf = (rows) => rows.reduce((largest, row) => (sizeOf(row) > sizeOf(largest) ? row : largest));

export const chosenCities = (rows) => {
  const countries = [...new Set(rows.map(({ countryCode }) => countryCode))];
  const largest = new Set(
    countries.map((code) => largestOf(rows.filter(({ countryCode }) => countryCode === code))),
  );
  return rows
    .filter((row) => largest.has(row) || besides.has(row.slug))
    .sort((a, b) => (a.slug < b.slug ? -1 : 1));
};
