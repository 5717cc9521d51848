import { Name } from './fact.js';

const withArticle = new Set([
  'Bahamas',
  'Caribbean',
  'Dominican Republic',
  'Netherlands',
  'Philippines',
  'Seychelles',
  'United Arab Emirates',
  'United Kingdom',
  'United States',
]);

/** The name of a country or region in a sentence: "the Netherlands". */
export const placeName = (name: string): Name => new Name(withArticle.has(name) ? `the ${name}` : name);
