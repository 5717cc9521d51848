import { readSlug } from '../../common/model/city-slug';
import { type AddressForm } from '../../common/model/use-tool-state';

export const housings = ['centre', 'outside', 'hotel', 'own'] as const;
export type Housing = (typeof housings)[number];
export const lengthUnits = ['months', 'weeks'] as const;
export type LengthUnit = (typeof lengthUnits)[number];
export const extraTimes = ['month', 'day', 'once'] as const;
export type ExtraTime = (typeof extraTimes)[number];

/** A cost of one's own, as typed. */
export interface ExtraText {
  label: string;
  /** In US dollars. */
  amount: string;
  per: ExtraTime;
}

/** All as it was typed. */
export interface BudgetState {
  city: string;
  people: string;
  housing: Housing;
  /** One's own rent a month, in US dollars. */
  rent: string;
  /** Flats or rooms; empty for one for each two people. */
  homes: string;
  length: string;
  unit: LengthUnit;
  extras: ExtraText[];
  /** ISO 4217; empty for dollars alone. */
  currency: string;
  /** Of that currency for one US dollar. */
  rate: string;
}

export const blankExtra: ExtraText = { label: '', amount: '', per: 'month' };

const MOST_EXTRAS = 30;

const oneOf = <V extends string>(choices: readonly V[], text: string | null | undefined): V =>
  choices.find((choice) => choice === text) ?? choices[0]!;

const text = (params: URLSearchParams, name: string, usual = ''): string =>
  (params.get(name) ?? usual).slice(0, 20);

const readExtra = (value: string): ExtraText => {
  const [per, amount = '', ...label] = value.split('*');
  return { per: oneOf(extraTimes, per), amount: amount.slice(0, 20), label: label.join('*').slice(0, 80) };
};

const usual = { people: '1', length: '1' };

/** `?city=porto&people=2&housing=outside&for=3&unit=months&add=month*120*Insurance&cur=EUR&rate=0.9`. */
export const budgetAddress: AddressForm<BudgetState> = {
  read: (params) => ({
    city: readSlug(params, 'city'),
    people: text(params, 'people', usual.people),
    housing: oneOf(housings, params.get('housing')),
    rent: text(params, 'rent'),
    homes: text(params, 'homes'),
    length: text(params, 'for', usual.length),
    unit: oneOf(lengthUnits, params.get('unit')),
    extras: params.getAll('add').slice(0, MOST_EXTRAS).map(readExtra),
    currency: text(params, 'cur').toUpperCase(),
    rate: text(params, 'rate'),
  }),
  write: (state) => {
    const params = new URLSearchParams();
    const put = (name: string, value: string, left = '') => value !== left && params.set(name, value);
    put('city', state.city);
    put('people', state.people, usual.people);
    put('housing', state.housing, housings[0]);
    put('rent', state.rent);
    put('homes', state.homes);
    put('for', state.length, usual.length);
    put('unit', state.unit, lengthUnits[0]);
    for (const { per, amount, label } of state.extras) params.append('add', [per, amount, label].join('*'));
    put('cur', state.currency);
    put('rate', state.rate);
    return params;
  },
};
