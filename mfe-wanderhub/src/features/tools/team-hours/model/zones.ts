import { placeOfZone, regionOfZone } from '@wanderwork/contracts';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (zone: string): Intl.DateTimeFormat => {
  const known = formats.get(zone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' });
  formats.set(zone, made);
  return made;
};

const OFFSET = /GMT(?:([+-])(\d{2}):(\d{2}))?/;

/** Minutes ahead of UTC at an instant (milliseconds since 1970), by the clocks' rules of that very day. */
export const offsetAt = (zone: string, instant: number): number => {
  const said = formatOf(zone)
    .formatToParts(instant)
    .find(({ type }) => type === 'timeZoneName')!.value;
  const [, sign, hours, minutes] = OFFSET.exec(said) ?? [];
  if (!sign) return 0;
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes));
};

/** Every zone by its place, and beside it the part of the world. */
export const zoneChoices = (): { value: string; label: string; note: string }[] =>
  Intl.supportedValuesOf('timeZone').map((zone) => {
    const region = regionOfZone(zone);
    return {
      value: zone,
      label: placeOfZone(zone),
      note: region === null ? 'Time zone' : `${region}, time zone`,
    };
  });

/** "UTC", "UTC+5:30", "UTC−3". */
export const offsetWords = (minutes: number): string => {
  if (minutes === 0) return 'UTC';
  const ahead = Math.abs(minutes);
  const rest = ahead % 60 === 0 ? '' : `:${String(ahead % 60).padStart(2, '0')}`;
  return `UTC${minutes < 0 ? '−' : '+'}${Math.floor(ahead / 60)}${rest}`;
};
