import { getPlaceOfZone, getRegionOfZone } from '@wanderwork/contracts';

/** All time zones as options, by place and region. */
export const getZoneChoices = (): { value: string; label: string; note: string }[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const region = getRegionOfZone(zone);
    return {
      value: zone,
      label: getPlaceOfZone(zone),
      note: region === null ? 'Time zone' : `${region}, time zone`,
    };
  });
