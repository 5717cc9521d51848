import { createBook } from '../phrase-book.js';
import { matchAmountAfterSubject, matchQuantity } from '../quantity.js';
import { type Recognizer, createRecognition } from '../recognizer.js';

/** Words for more than one person. The costs are for one. */
const companyExpressions = createBook<true>([
  [
    'for a couple, couple, couples, for couples, as a couple, for two people, two people, for 2 people, for two persons, two adults, 2 adults, for the two of us, two of us, both of us',
    true,
  ],
  ...['partner', 'wife', 'husband', 'girlfriend', 'boyfriend'].map(
    (other) => [`${other}, my ${other}, with my ${other}, my ${other} and i`, true] as const,
  ),
]);
/** "A couple of months" does not mean two people. */
const isQuantity = (next: string | undefined): boolean => next !== undefined && countedNouns.has(next);
const countedNouns = new Set(['of', 'days', 'weeks', 'months', 'years', 'hundred', 'thousand', 'grand']);

const recognizeCompany: Recognizer = ({ words }, at) => {
  const found = companyExpressions.match(words, at);
  if (!found || isQuantity(words[at + found.take]?.text)) return null;
  return createRecognition(found.take, { is: 'unanswered', why: 'Our costs are for one person.' });
};

const incomeExpressions = createBook<true>([
  [
    'income, an income, income of, an income of, monthly income, income requirement, income requirements, minimum income, salary, a salary of, salary of, earnings, i earn, earn, earning, i make, i am making, im making, we make, we earn, i get paid, getting paid',
    true,
  ],
]);
const WHY_NO_INCOME =
  'Search can’t use your income. Give a monthly budget instead. City pages show the income that a visa requires.';

/** Matches an income, with its amount before or after it, so that it is not taken as a budget. */
const recognizeIncome: Recognizer = ({ words }, at) => {
  const toUnanswered = (take: number) => createRecognition(take, { is: 'unanswered', why: WHY_NO_INCOME });
  const before = incomeExpressions.match(words, at);
  if (before)
    return toUnanswered(before.take + (matchAmountAfterSubject(words, at + before.take)?.take ?? 0));
  const amount = matchQuantity(words, at);
  const link = amount && ['of', 'in'].includes(words[at + amount.take]?.text ?? '') ? 1 : 0;
  const after = amount && incomeExpressions.match(words, at + amount.take + link);
  return amount && after && toUnanswered(amount.take + link + after.take);
};

export const householdRecognizers = { company: recognizeCompany, income: recognizeIncome };
export const householdVocabulary = [
  ...companyExpressions.listVocabulary(),
  ...incomeExpressions.listVocabulary(),
];
