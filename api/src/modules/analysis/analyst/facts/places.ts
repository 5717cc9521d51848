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

/** A country or region as a sentence names it: "the Netherlands". */
export const placeName = (name: string): Name => new Name(withArticle.has(name) ? `the ${name}` : name);
