import { readSlug } from '../../common/model/slug';
import { type UrlCodec } from '../../common/model/use-tool-state';

export interface CompareState {
  /** Slug of the current city. */
  from: string;
  /** Slug of the new city. */
  to: string;
  /** Monthly income after tax in US dollars, as typed. */
  income: string;
  /** Monthly savings in US dollars, as typed. */
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
