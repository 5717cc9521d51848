import { getPlaceOfZone, getRegionOfZone } from '@wanderwork/contracts';
import { type ComboboxOption } from '@wanderwork/ui/controls';

/** All time zones by place: "New York", with the note "America". */
export const listTimeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = getRegionOfZone(zone);
    return { value: zone, label: getPlaceOfZone(zone), ...(note && { note }) };
  });
