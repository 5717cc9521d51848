import { placeOfZone, regionOfZone } from '@wanderwork/contracts';
import { type ComboboxOption } from '@wanderwork/ui/controls';

/** All time zones by place: "New York", with the note "America". */
export const listTimeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = regionOfZone(zone);
    return { value: zone, label: placeOfZone(zone), ...(note && { note }) };
  });
