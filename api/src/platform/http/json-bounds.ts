/** How deep lists and objects may stand in each other; no request of this product comes near it. */
export const DEEPEST = 16;

/** More than any request of this product has, as JSON or as a form; what checks a request takes quadratic time over them. */
export const MOST_VALUES = 1000;

const QUOTE = 0x22;
const COMMA = 0x2c;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

/** Where the text after this quote goes on behind the closing one. */
const afterQuoted = (json: string, quote: number): number => {
  let at = quote + 1;
  while (at < json.length && json.charCodeAt(at) !== QUOTE) at += json.charCodeAt(at) === BACKSLASH ? 2 : 1;
  return at + 1;
};

/**
 * Whether a text of JSON goes deeper or holds more values than a request may. It is read once, and only as far as it keeps
 * to that, so that a body of nothing but brackets is refused before anybody builds what it says. An empty list or object
 * counts for two.
 */
export const isBeyondBounds = (json: string): boolean => {
  let depth = 0;
  let values = 1;
  for (let at = 0; at < json.length;) {
    const code = json.charCodeAt(at);
    if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (OPENING.has(code) || code === COMMA) values += 1;
    if (depth > DEEPEST || values > MOST_VALUES) return true;
    at = code === QUOTE ? afterQuoted(json, at) : at + 1;
  }
  return false;
};
