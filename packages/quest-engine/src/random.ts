const { imul, floor } = Math;
const TWO_TO_32 = 4294967296;

/** The purpose of a draw. Each has its own stream, so that new uses never shift the others. */
export const streams = {
  card: 0,
  outcome: 1,
  outage: 2,
  illness: 3,
  lead: 4,
  fare: 5,
  news: 6,
  wish: 7,
  headline: 8,
  host: 9,
} as const;

export type Stream = (typeof streams)[keyof typeof streams];

/** Mixes the bits of a 32-bit number so that neighbours look unrelated (the finaliser of MurmurHash3). */
const mix = (value: number): number => {
  let bits = value ^ (value >>> 16);
  bits = imul(bits, 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
};

/**
 * An unsigned 32-bit number that depends only on its arguments. Reloading repeats it, and new content shifts no
 * other draw.
 */
export const draw = (seedA: number, seedB: number, stream: Stream, day: number, place: number): number => {
  let bits = mix(seedA ^ imul(day + 1, 0x9e3779b1));
  bits = mix(bits ^ seedB ^ imul(stream + 1, 0x85ebca77));
  return mix(bits ^ imul(place + 1, 0xc2b2ae3d)) >>> 0;
};

/** Maps a draw to 0 … sides − 1. */
export const toSide = (drawn: number, sides: number): number => floor((drawn * sides) / TWO_TO_32);
