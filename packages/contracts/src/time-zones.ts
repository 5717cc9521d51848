/** Browsers list some zones by names that their places no longer bear. */
const namesToday: Record<string, string> = {
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

/** Whether clocks know the zone by its name ("Europe/Lisbon"); an offset ("+03:00") is no place. */
export const isTimeZone = (zone: string): boolean => {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const spoken = (part: string): string => part.replaceAll('_', ' ');

/** The place by which a zone is known: "New York", "Kolkata". */
export const placeOfZone = (zone: string): string => {
  const place = zone.slice(zone.lastIndexOf('/') + 1);
  return namesToday[place] ?? spoken(place);
};

/** The part of the world that a zone's name begins with: "America"; null where it names none ("UTC"). */
export const regionOfZone = (zone: string): string | null =>
  zone.includes('/') ? spoken(zone.slice(0, zone.indexOf('/'))) : null;
