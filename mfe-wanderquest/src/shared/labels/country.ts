/** Places that one does not name without the article. */
const COUNTRIES_WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Netherlands',
  'Philippines',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** A country as a sentence names it. */
export const withArticle = (name: string): string =>
  COUNTRIES_WITH_ARTICLE.has(name) ? `the ${name}` : name;
