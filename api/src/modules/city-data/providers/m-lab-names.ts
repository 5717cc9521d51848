/** Characters that do not decompose into a plain one and an accent. */
const plainCharacters: Readonly<Record<string, string>> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ı: 'i',
  ß: 'ss',
  æ: 'ae',
};

/** A name in lower case without accents and punctuation: "Cluj-Napoca" becomes "cluj napoca". */
export const foldName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[łøđıßæ]/g, (character) => plainCharacters[character] ?? character)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * Other names of our cities in MaxMind's table of addresses, which M-Lab uses. Names of today and of older versions
 * are listed, because a month keeps the names of its version.
 */
const otherNames: Readonly<Record<string, readonly string[]>> = {
  bariloche: ['San Carlos de Bariloche'],
  bengaluru: ['Bangalore'],
  'cebu-city': ['Cebu'],
  davao: ['Davao City'],
  delhi: ['New Delhi'],
  'george-town': ['Georgetown'],
  'ho-chi-minh-city': ['Saigon', 'Thanh pho Ho Chi Minh'],
  kaohsiung: ['Kaohsiung City'],
  'ko-samui': ['Koh Samui'],
  kyiv: ['Kiev'],
  'las-palmas': ['Las Palmas de Gran Canaria'],
  marrakesh: ['Marrakech'],
  'new-york': ['New York City'],
  oaxaca: ['Oaxaca City', 'Oaxaca de Juárez'],
  palma: ['Palma de Mallorca'],
  queretaro: ['Santiago de Querétaro', 'Querétaro City'],
  sevilla: ['Seville'],
  taichung: ['Taichung City'],
  taipei: ['Taipei City'],
  'the-hague': ['Den Haag'],
  zanzibar: ['Zanzibar City'],
};

/** All names, folded, under which M-Lab may list a city. */
export const listNames = ({ slug, name }: { slug: string; name: string }): string[] =>
  [name, ...(otherNames[slug] ?? [])].map(foldName);
