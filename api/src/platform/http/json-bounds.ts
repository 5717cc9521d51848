/** The deepest nesting of lists and objects; no request of this product comes near it. */
export const MAX_DEPTH = 16;

/**
 * The most values of a request, as JSON or as a form. Validation takes quadratic time over them. Only the documents of
 * `AcceptsManyValues`, which have validators of their own, may have more.
 */
export const MAX_VALUES = 1000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Returns the position after the string that starts at `quote`. */
const skipString = (json: string, quote: number): number => {
  let at = quote + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
};

/**
 * Whether a JSON text is nested deeper or has more values than a request may. It is scanned once and only up to the
 * limit, so that a body of nothing but brackets is rejected before it is parsed. An empty list or object counts as two
 * values.
 */
export const isBeyondBounds = (json: string, maxValues = MAX_VALUES): boolean => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length;) {
    const code = json.charCodeAt(at);
    if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (OPENING.has(code) || code === COMMA) values += 1;
    if (depth > MAX_DEPTH || values > maxValues) return true;
    at = code === QUOTE ? skipString(json, at) : at + 1;
  }
  return false;
};
