import { type StayText } from './stay';

/** Longer than any date. */
const MAX_PART_LENGTH = 40;
const MAX_VALUES = 200;

/** Splits a parameter at `_`: `PT_2027-01-12_2027-02-20`. */
export const splitParam = (value: string): string[] =>
  value.split('_').map((part) => part.trim().slice(0, MAX_PART_LENGTH));

/** The values of a parameter, up to the limit. */
export const getValues = (params: URLSearchParams, name: string): string[] =>
  params.getAll(name).slice(0, MAX_VALUES);

export const parseStays = (params: URLSearchParams, name = 'stay'): StayText[] =>
  getValues(params, name).map((value) => {
    const [entry = '', exit = ''] = splitParam(value);
    return { entry, exit };
  });

export const toStayParam = ({ entry, exit }: StayText): string => `${entry}_${exit}`;
