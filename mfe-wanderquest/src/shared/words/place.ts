/** Places that one does not name without the article. */
const THE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Netherlands',
  'Philippines',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** A country as a sentence names it. */
export const place = (name: string): string => (THE.has(name) ? `the ${name}` : name);
