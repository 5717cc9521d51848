import { type ComboboxOption } from '@wanderwork/ui/controls';

const spoken = (zone: string): string => zone.replaceAll('_', ' ');

/** How far a zone is from UTC now: "GMT+1". */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Every time zone by its place, the place first: "Lisbon", "Europe, GMT+1". */
export const timeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const parts = zone.split('/');
    const region = parts.length > 1 ? `${spoken(parts[0] ?? '')}, ` : '';
    return { value: zone, label: spoken(parts.at(-1) ?? zone), note: region + offsetOf(zone) };
  });
