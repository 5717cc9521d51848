import { extraFrequencies, housings, type ExtraFrequency, type Housing } from '@wanderwork/travel';
import { readSlug } from '../../common/model/slug';
import { type UrlCodec } from '../../common/model/use-tool-state';

export const lengthUnits = ['months', 'weeks'] as const;
export type LengthUnit = (typeof lengthUnits)[number];

/** An extra cost, as typed. */
export interface ExtraText {
  label: string;
  /** In US dollars. */
  amount: string;
  per: ExtraFrequency;
}

/** All fields as typed. */
export interface BudgetState {
  city: string;
  people: string;
  housing: Housing;
  /** The user's own rent, in US dollars per month. */
  rent: string;
  /** Apartments or rooms; empty for one per two people. */
  homes: string;
  length: string;
  unit: LengthUnit;
  extras: ExtraText[];
  /** ISO 4217; empty for dollars only. */
  currency: string;
  /** Units of that currency per US dollar. */
  rate: string;
}

export const blankExtra: ExtraText = { label: '', amount: '', per: 'month' };

const MAX_EXTRAS = 30;

const parseChoice = <V extends string>(choices: readonly V[], text: string | null | undefined): V =>
  choices.find((choice) => choice === text) ?? choices[0]!;

const readText = (params: URLSearchParams, name: string, defaultValue = ''): string =>
  (params.get(name) ?? defaultValue).slice(0, 20);

const parseExtra = (value: string): ExtraText => {
  const [per, amount = '', ...label] = value.split('*');
  return {
    per: parseChoice(extraFrequencies, per),
    amount: amount.slice(0, 20),
    label: label.join('*').slice(0, 80),
  };
};

const defaults = { people: '1', length: '1' };

/** `?city=porto&people=2&housing=hotel&for=3&unit=months&add=month*120*Insurance&cur=EUR&rate=0.9`. */
export const budgetUrlCodec: UrlCodec<BudgetState> = {
  parse: (params) => ({
    city: readSlug(params, 'city'),
    people: readText(params, 'people', defaults.people),
    housing: parseChoice(housings, params.get('housing')),
    rent: readText(params, 'rent'),
    homes: readText(params, 'homes'),
    length: readText(params, 'for', defaults.length),
    unit: parseChoice(lengthUnits, params.get('unit')),
    extras: params.getAll('add').slice(0, MAX_EXTRAS).map(parseExtra),
    currency: readText(params, 'cur').toUpperCase(),
    rate: readText(params, 'rate'),
  }),
  serialize: (state) => {
    const params = new URLSearchParams();
    const setParam = (name: string, value: string, left = '') => value !== left && params.set(name, value);
    setParam('city', state.city);
    setParam('people', state.people, defaults.people);
    setParam('housing', state.housing, housings[0]);
    setParam('rent', state.rent);
    setParam('homes', state.homes);
    setParam('for', state.length, defaults.length);
    setParam('unit', state.unit, lengthUnits[0]);
    for (const { per, amount, label } of state.extras) params.append('add', [per, amount, label].join('*'));
    setParam('cur', state.currency);
    setParam('rate', state.rate);
    return params;
  },
};
