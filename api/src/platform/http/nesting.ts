/** How deep lists and objects may stand in each other; no request of this product comes near it. */
export const DEEPEST = 16;

const QUOTE = 0x22;
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
 * Whether lists and objects stand in each other deeper than `deepest`. It reads the text once and ends at the first that
 * does, so that a body of nothing but brackets is refused before anybody builds what it says.
 */
export const isDeeperThan = (json: string, deepest: number): boolean => {
  let depth = 0;
  for (let at = 0; at < json.length;) {
    const code = json.charCodeAt(at);
    if (OPENING.has(code)) depth += 1;
    else if (CLOSING.has(code)) depth -= 1;
    if (depth > deepest) return true;
    at = code === QUOTE ? afterQuoted(json, at) : at + 1;
  }
  return false;
};
