import type { Place } from './places';

const formats = new Map<string, Intl.DateTimeFormat>();

const getFormat = (timeZone: string): Intl.DateTimeFormat => {
  const cachedFormat = formats.get(timeZone);
  if (cachedFormat) return cachedFormat;
  const format = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  formats.set(timeZone, format);
  return format;
};

/** The local time there: "18:24". */
export const formatClock = ({ timeZone }: Pick<Place, 'timeZone'>, moment: Date): string =>
  getFormat(timeZone).format(moment);
