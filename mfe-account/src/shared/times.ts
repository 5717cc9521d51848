const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago"; "just now" for less than a minute. */
export const formatTimeAgo = (iso: string, now = new Date()): string => {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  return unit === 'second' ? 'just now' : relativeFormat.format(-Math.floor(seconds / length), unit);
};
