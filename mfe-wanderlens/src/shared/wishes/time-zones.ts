import { type ComboboxOption } from '@wanderwork/ui/controls';

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
  const place = zone.split('/').at(-1)!;
  return namesToday[place] ?? spoken(place);
};

/** Every time zone by its place: "New York", and beside it "America". */
export const timeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const parts = zone.split('/');
    const note = parts.length > 1 ? spoken(parts[0]!) : undefined;
    return { value: zone, label: placeOfZone(zone), ...(note && { note }) };
  });
