const ago = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });

const units: [unit: Intl.RelativeTimeFormatUnit, seconds: number][] = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago"; what is less than a minute ago is "now". */
export const timeAgo = (iso: string, now = new Date()): string => {
  const seconds = Math.max(0, (now.getTime() - new Date(iso).getTime()) / 1000);
  const [unit, length] = units.find(([, size]) => seconds >= size) ?? ['second', 1];
  return unit === 'second' ? 'now' : ago.format(-Math.floor(seconds / length), unit);
};
