import { yearStarts, type CountingRule, type YearStart } from '@wanderwork/travel';
import { type UrlCodec } from '../../common/model/use-tool-state';
import { type StayText, splitParam, getValues } from '../../stays/model/stay-text';

export interface CountryStayText extends StayText {
  /** ISO 3166-1 alpha-2; empty until one is chosen. */
  country: string;
}

export interface TaxState {
  stays: CountryStayText[];
  /** A planned stay. */
  plan: CountryStayText;
  counting: CountingRule;
  yearStart: YearStart;
  /** The number of days to stay under, as typed. */
  threshold: string;
}

export const blankCountryStay: CountryStayText = { country: '', entry: '', exit: '' };

export const DEFAULT_THRESHOLD = '183';

const parseCountryStay = (value: string): CountryStayText => {
  const [country = '', entry = '', exit = ''] = splitParam(value);
  return { country: country.toUpperCase(), entry, exit };
};

const toParam = ({ country, entry, exit }: CountryStayText): string => `${country}_${entry}_${exit}`;

const isBlank = ({ country, entry, exit }: CountryStayText): boolean => !country && !entry && !exit;

/** `?stay=PT_2027-01-12_2027-06-20&stay=…&try=ES_…&by=midnight&year=04-06&line=183`. */
export const taxUrlCodec: UrlCodec<TaxState> = {
  parse: (params) => {
    const stays = getValues(params, 'stay').map(parseCountryStay);
    return {
      stays: stays.length > 0 ? stays : [blankCountryStay],
      plan: parseCountryStay(params.get('try') ?? ''),
      counting: params.get('by') === 'midnight' ? 'midnight' : 'part',
      yearStart: yearStarts.find((start) => start === params.get('year')) ?? '01-01',
      threshold: (params.get('line') ?? DEFAULT_THRESHOLD).slice(0, 10),
    };
  },
  serialize: ({ stays, plan, counting, yearStart, threshold }) => {
    const params = new URLSearchParams();
    for (const stay of stays) if (!isBlank(stay)) params.append('stay', toParam(stay));
    if (!isBlank(plan)) params.set('try', toParam(plan));
    if (counting !== 'part') params.set('by', counting);
    if (yearStart !== '01-01') params.set('year', yearStart);
    if (threshold !== DEFAULT_THRESHOLD) params.set('line', threshold);
    return params;
  },
};
