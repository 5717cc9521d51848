/** More than there are zones. Names are not case-sensitive, so that a request can spell one in thousands of ways. */
export const MAX_CACHED_ZONES = 1000;

const formatters = new Map<string, Intl.DateTimeFormat>();

const getFormatter = (zone: string): Intl.DateTimeFormat => {
  const cached = formatters.get(zone);
  if (cached) return cached;
  const formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' });
  if (formatters.size >= MAX_CACHED_ZONES) formatters.clear();
  formatters.set(zone, formatter);
  return formatter;
};

/** The offset of a zone from UTC at an instant (milliseconds since 1970), in minutes. Throws a RangeError for an unknown zone. */
export const getOffset = (zone: string, instant: number): number => {
  const parts = /GMT(?:([+-])(\d\d):(\d\d))?/.exec(getFormatter(zone).format(instant));
  if (!parts?.[1]) return 0;
  const minutes = Number(parts[2]) * 60 + Number(parts[3]);
  return parts[1] === '-' ? -minutes : minutes;
};
