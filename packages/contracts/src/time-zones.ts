/** Current names of places that browsers list under old names. */
const currentNames: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
};

/** Whether `zone` is a named time zone ("Europe/Lisbon"); offsets ("+03:00") are not. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const toSpaces = (part: string): string => part.replaceAll('_', ' ');

/** The place of a zone: "New York", "Kolkata". */
export const getPlaceOfZone = (zone: string): string => {
  const place = zone.slice(zone.lastIndexOf('/') + 1);
  return currentNames[place] ?? toSpaces(place);
};

/** The region of a zone: "America"; null if it has none ("UTC"). */
export const getRegionOfZone = (zone: string): string | null =>
  zone.includes('/') ? toSpaces(zone.slice(0, zone.indexOf('/'))) : null;
