import { MAX_VALUES } from './json-bounds.js';

/** Parses a URL-encoded form; null when it has more fields than a request may have. */
export const parseFormFields = (body: string): Record<string, string> | null => {
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > MAX_VALUES) return null;
  }
  return Object.fromEntries(new URLSearchParams(body));
};
