/** Countries named with an article. */
const COUNTRIES_WITH_ARTICLE: ReadonlySet<string> = new Set([
  'Bahamas',
  'Netherlands',
  'Philippines',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** A country's name within a sentence. */
export const withArticle = (name: string): string =>
  COUNTRIES_WITH_ARTICLE.has(name) ? `the ${name}` : name;
