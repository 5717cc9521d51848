import { getPlaceOfZone, getRegionOfZone } from '@wanderwork/contracts';
import { type ComboboxOption } from '@wanderwork/ui/controls';

/** The current offset of a zone: "GMT+1". */
const getOffset = (zone: string): string =>
  new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' })
    .formatToParts()
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';

/** All time zones, labeled by place ("Lisbon") with region and offset as a note ("Europe, GMT+1"). */
export const listTimeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = [getRegionOfZone(zone), getOffset(zone)].filter(Boolean).join(', ');
    return { value: zone, label: getPlaceOfZone(zone), note };
  });
