const { cos, imul, log, PI, sin, sqrt } = Math;

const MAX_UINT32 = 2 ** 32;

/** Mixes the bits of a 32-bit number so that neighbors look unrelated (the finalizer of MurmurHash3). */
const mix = (value: number): number => {
  let bits = value >>> 0;
  bits = imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
};

/** A 32-bit hash of a text, the same on every machine (FNV-1a, mixed). */
export const hashText = (text: string): number => {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = imul(hash ^ text.charCodeAt(at), 0x01000193);
  return mix(hash);
};

/** A uniform number between 0 and 1, both excluded. */
const uniform = (key: number, counter: number): number =>
  (mix(mix(key ^ imul(counter, 0x9e3779b1)) + key) + 0.5) / MAX_UINT32;

/**
 * Writes two standard normal numbers to `into` at `at` (Box–Muller). They depend only on `key` and `counter`, so a city
 * keeps its draws when another one joins the table.
 */
export const normalPair = (key: number, counter: number, into: Float64Array, at: number): void => {
  const radius = sqrt(-2 * log(uniform(key, 2 * counter)));
  const angle = 2 * PI * uniform(key, 2 * counter + 1);
  into[at] = radius * cos(angle);
  into[at + 1] = radius * sin(angle);
};
