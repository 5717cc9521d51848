import { placeOfZone, regionOfZone } from '@wanderwork/contracts';
import { type ComboboxOption } from '@wanderwork/ui/controls';

/** How far a zone is from UTC now: "GMT+1". */
const offsetOf = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** Every time zone by its place, the place first: "Lisbon", "Europe, GMT+1". */
export const timeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = [regionOfZone(zone), offsetOf(zone)].filter(Boolean).join(', ');
    return { value: zone, label: placeOfZone(zone), note };
  });
