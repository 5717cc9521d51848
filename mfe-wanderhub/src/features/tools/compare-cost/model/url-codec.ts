import { readSlug } from '../../common/model/city-slug';
import { type UrlCodec } from '../../common/model/use-tool-state';

export interface CompareState {
  /** Where one lives, by its slug. */
  from: string;
  /** Where one would go. */
  to: string;
  /** What comes in a month, after tax, in US dollars; as typed. */
  income: string;
  /** How much of it is put aside; as typed. */
  saved: string;
}

/** `?from=porto&to=tbilisi&income=3000&saved=500`. */
export const compareUrlCodec: UrlCodec<CompareState> = {
  parse: (params) => ({
    from: readSlug(params, 'from'),
    to: readSlug(params, 'to'),
    income: (params.get('income') ?? '').slice(0, 20),
    saved: (params.get('saved') ?? '').slice(0, 20),
  }),
  serialize: (state) =>
    new URLSearchParams(Object.entries(state).filter((entry): entry is [string, string] => entry[1] !== '')),
};
