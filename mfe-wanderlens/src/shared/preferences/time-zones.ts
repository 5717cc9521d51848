import { placeOfZone, regionOfZone } from '@wanderwork/contracts';
import { type ComboboxOption } from '@wanderwork/ui/controls';

/** Every time zone by its place: "New York", and beside it "America". */
export const listTimeZones = (): ComboboxOption[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const note = regionOfZone(zone);
    return { value: zone, label: placeOfZone(zone), ...(note && { note }) };
  });
