import type { Place } from './places';

const formats = new Map<string, Intl.DateTimeFormat>();

const formatOf = (timeZone: string): Intl.DateTimeFormat => {
  const known = formats.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' });
  formats.set(timeZone, made);
  return made;
};

/** What a clock shows there: "18:24". */
export const clockOf = ({ timeZone }: Pick<Place, 'timeZone'>, moment: Date): string =>
  formatOf(timeZone).format(moment);
