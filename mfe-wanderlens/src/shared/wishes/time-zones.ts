import { type ComboboxOption } from '@wanderwork/ui/controls';

export const isTimeZone = (zone: string): boolean => {
  try {
    return /^[A-Za-z]/.test(zone) && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

const spoken = (part: string): string => part.replaceAll('_', ' ');

/** Every time zone by its place: "New York", and beside it "America". */
export const timeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const parts = zone.split('/');
    const note = parts.length > 1 ? spoken(parts[0]!) : undefined;
    return { value: zone, label: spoken(parts.at(-1)!), ...(note && { note }) };
  });
