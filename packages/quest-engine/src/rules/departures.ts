import { type Rules } from './rules.js';

export interface DepartureLevel {
  name: string;
  /** The rule in a sentence. */
  text: string;
  /** The achievement that opens it, besides those of the levels before it. */
  by: string;
  rules: Partial<Rules>;
}

/** Each level adds a rule to those before it: another way of travelling, not a bigger number. */
export const departures: readonly DepartureLevel[] = [
  {
    name: 'High season',
    text: 'You pay the high-season surcharge on arrival, not when you book.',
    by: 'circle',
    rules: { peaksHidden: true },
  },
  {
    name: 'The smaller bag',
    text: 'Your bag has room for five things, not six.',
    by: 'departure_one',
    rules: { gearSlots: 5 },
  },
  {
    name: 'The thinner passport',
    text: 'You travel on a passport that needs a visa at more borders.',
    by: 'borders',
    rules: { passports: ['br', 'in', 'ph'] },
  },
  {
    name: 'Onward, please',
    text: 'Every border but home’s makes you buy an onward ticket, and wants to see $500 after that.',
    by: 'five_thousand',
    rules: { proofOfFunds: 50_000 },
  },
  {
    name: 'Seven nights ahead',
    text: 'You pay rent seven nights at a time. Leave early and you lose the rest.',
    by: 'thirty_nights',
    rules: { rentAhead: 7 },
  },
  {
    name: 'Old newspapers',
    text: 'Prices and news from other places reach you two weeks late.',
    by: 'eight_countries',
    rules: { newsLate: 14 },
  },
];
