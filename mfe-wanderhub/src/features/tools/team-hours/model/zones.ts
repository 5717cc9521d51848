import { getPlaceOfZone, getRegionOfZone } from '@wanderwork/contracts';

const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (zone: string): Intl.DateTimeFormat => {
  const cachedFormat = formats.get(zone);
  if (cachedFormat) return cachedFormat;
  const newFormat = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, newFormat);
  return newFormat;
};

const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2}))?/;

/** Minutes ahead of UTC at an instant (milliseconds since 1970). */
export const getOffset = (zone: string, instant: number): number => {
  const offsetText = getFormat(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = OFFSET.exec(offsetText) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

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

/** "UTC", "UTC+5:30", "UTC−3". */
export const formatOffset = (minutes: number): string => {
  if (minutes === 0) return 'UTC';
  const minutesApart = Math.abs(minutes);
  const rest = minutesApart % 60 === 0 ? '' : `:${String(minutesApart % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(minutesApart / 60)}${rest}`;
};
