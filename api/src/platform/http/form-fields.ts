import { MOST_VALUES } from './json-bounds.js';

/** The fields of a form that was sent as an address writes its query; null where there are more than a request may have. */
export const formFields = (body: string): Record<string, string> | null => {
  let fields = 1;
  for (let at = body.indexOf('&'); at >= 0; at = body.indexOf('&', at + 1)) {
    fields += 1;
    if (fields > MOST_VALUES) return null;
  }
  return Object.fromEntries(new URLSearchParams(body));
};
