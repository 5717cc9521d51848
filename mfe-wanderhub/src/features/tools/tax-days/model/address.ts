import { type AddressForm } from '../../common/model/use-tool-state';
import { type StayText } from '../../stays/model/stay';
import { partsOfParam, valuesOf } from '../../stays/model/stay-params';
import { yearStarts, type Counting, type YearStart } from './country-days';

export interface CountryStayText extends StayText {
  /** ISO 3166-1 alpha-2; empty until one is chosen. */
  country: string;
}

export interface TaxState {
  stays: CountryStayText[];
  /** A stay that is only thought of. */
  plan: CountryStayText;
  counting: Counting;
  yearStart: YearStart;
  /** The number of days one wants to stay under, as typed. */
  line: string;
}

export const blankCountryStay: CountryStayText = { country: '', entry: '', exit: '' };

export const USUAL_LINE = '183';

const readOne = (value: string): CountryStayText => {
  const [country = '', entry = '', exit = ''] = partsOfParam(value);
  return { country: country.toUpperCase(), entry, exit };
};

const written = ({ country, entry, exit }: CountryStayText): string => `${country}_${entry}_${exit}`;

const isBlank = ({ country, entry, exit }: CountryStayText): boolean => !country && !entry && !exit;

/** `?stay=PT_2027-01-12_2027-06-20&stay=…&try=ES_…&by=midnight&year=04-06&line=183`. */
export const taxAddress: AddressForm<TaxState> = {
  read: (params) => {
    const stays = valuesOf(params, 'stay').map(readOne);
    return {
      stays: stays.length > 0 ? stays : [blankCountryStay],
      plan: readOne(params.get('try') ?? ''),
      counting: params.get('by') === 'midnight' ? 'midnight' : 'part',
      yearStart: yearStarts.find((start) => start === params.get('year')) ?? '01-01',
      line: (params.get('line') ?? USUAL_LINE).slice(0, 10),
    };
  },
  write: ({ stays, plan, counting, yearStart, line }) => {
    const params = new URLSearchParams();
    for (const stay of stays) if (!isBlank(stay)) params.append('stay', written(stay));
    if (!isBlank(plan)) params.set('try', written(plan));
    if (counting !== 'part') params.set('by', counting);
    if (yearStart !== '01-01') params.set('year', yearStart);
    if (line !== USUAL_LINE) params.set('line', line);
    return params;
  },
};
