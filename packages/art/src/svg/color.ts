type Channels = readonly [number, number, number];

const channelsOf = (hex: string): Channels => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
};

const byte = (value: number): string => Math.round(value).toString(16).padStart(2, '0');

/** Shortens `#aabbcc` to `#abc` if possible, because pictures have a byte limit. */
const shortenHex = (hex: string): string => hex.replace(/^#(.)\1(.)\2(.)\3$/, '#$1$2$3');

/** Mixes two `#rrggbb` inks; `share` (0–1) is the part of the second. */
export const mix = (first: string, second: string, share: number): string => {
  const [a, b] = [channelsOf(first), channelsOf(second)];
  return `#${a.map((value, at) => byte(value + ((b[at] ?? value) - value) * share)).join('')}`;
};

/** The shortest form of an ink in a picture. */
export const formatInk = (hex: string): string => shortenHex(hex);
