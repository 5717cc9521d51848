import { comparisonRules, figureRules, topicPatterns, WEATHER, WHEN } from './city-rules.js';
import { clockRules } from './clock-rules.js';
import { moneyRules } from './money-rules.js';
import {
  ABOUT,
  aboutRules,
  accountRules,
  articleRules,
  definitionRules,
  packingRules,
} from './product-rules.js';
import { droppable, DROPS } from './refine-search.js';
import { actionRules, dataRules, injectionRules, subjectRules } from './refusal-rules.js';
import type { Rule } from './rule.js';
import { Spelling } from './spelling.js';
import { goals, tripRules } from './trip-rules.js';
import { visaRules } from './visa-rules.js';

/** Rules that hold even where a clause could continue an earlier turn. */
export const firstRules: readonly Rule[] = [...injectionRules, ...actionRules, ...definitionRules];

/** The first rule that reads a clause wins. */
export const rules: readonly Rule[] = [
  ...accountRules,
  ...articleRules,
  ...dataRules,
  ...tripRules,
  ...packingRules,
  ...clockRules,
  ...visaRules,
  ...moneyRules,
  ...comparisonRules,
  ...aboutRules,
  ...subjectRules,
  ...figureRules,
];

/** Knows each word of the rules. */
export const spelling = new Spelling([
  ...[...firstRules, ...rules].map(({ pattern }) => pattern),
  ...[...ABOUT, ...droppable, ...goals].map(([pattern]) => pattern),
  ...topicPatterns.map(([, pattern]) => pattern),
  WEATHER,
  WHEN,
  DROPS,
]);
