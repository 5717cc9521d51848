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
    text: 'What a seat costs more in a city’s best months is asked for on arrival, not before.',
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
    text: 'You leave with a passport that some borders want to see an application from.',
    by: 'borders',
    rules: { passports: ['br', 'in', 'ph'] },
  },
  {
    name: 'Onward, please',
    text: 'Every border but home’s sells you a ticket onward, and wants to see $500 left after it.',
    by: 'five_thousand',
    rules: { proofOfFunds: 50_000 },
  },
  {
    name: 'Seven nights ahead',
    text: 'Rent is paid seven nights at a time. Who leaves sooner leaves the rest behind.',
    by: 'thirty_nights',
    rules: { rentAhead: 7 },
  },
  {
    name: 'Old newspapers',
    text: 'What living costs elsewhere, and what the papers there write, you know as it was two weeks ago.',
    by: 'eight_countries',
    rules: { newsLate: 14 },
  },
];
