import { bookOf } from '../phrase-book.js';
import { amountOfAt, quantityAt } from '../quantity.js';
import { type Recognizer, recognized } from '../recognizer.js';

/** Words for more than one person. The costs are for one. */
const company = bookOf<true>([
  [
    'for a couple, couple, couples, for couples, as a couple, for two people, two people, for 2 people, for two persons, two adults, 2 adults, for the two of us, two of us, both of us',
    true,
  ],
  ...['partner', 'wife', 'husband', 'girlfriend', 'boyfriend'].map(
    (other) => [`${other}, my ${other}, with my ${other}, my ${other} and i`, true] as const,
  ),
]);
/** "A couple of months" does not mean two people. */
const isCount = (next: string | undefined): boolean => next !== undefined && countedNext.has(next);
const countedNext = new Set(['of', 'days', 'weeks', 'months', 'years', 'hundred', 'thousand', 'grand']);

const inCompany: Recognizer = ({ words }, at) => {
  const found = company.at(words, at);
  if (!found || isCount(words[at + found.take]?.text)) return null;
  return recognized(found.take, { is: 'unanswered', why: 'Costs here are those of one person.' });
};

const incomes = bookOf<true>([
  [
    'income, an income, income of, an income of, monthly income, income requirement, income requirements, minimum income, salary, a salary of, salary of, earnings, i earn, earn, earning, i make, i am making, im making, we make, we earn, i get paid, getting paid',
    true,
  ],
]);
const WHY_NO_INCOME =
  'The search does not go by income: name what a month may cost. What a visa asks for stands on the city’s page.';

/** Matches an income, with its amount before or after it, so that it is not taken as a budget. */
const income: Recognizer = ({ words }, at) => {
  const unanswered = (take: number) => recognized(take, { is: 'unanswered', why: WHY_NO_INCOME });
  const before = incomes.at(words, at);
  if (before) return unanswered(before.take + (amountOfAt(words, at + before.take)?.take ?? 0));
  const amount = quantityAt(words, at);
  const link = amount && ['of', 'in'].includes(words[at + amount.take]?.text ?? '') ? 1 : 0;
  const after = amount && incomes.at(words, at + amount.take + link);
  return amount && after && unanswered(amount.take + link + after.take);
};

export const householdRecognizers = { company: inCompany, income };
export const householdVocabulary = [...company.words(), ...incomes.words()];
