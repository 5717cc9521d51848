import { type UrlCodec } from '../../common/model/use-tool-state';
import { parseStays, toStayParam, type StayText } from '../../stays/model/stay-text';

/** All fields as typed. */
export interface SchengenState {
  stays: StayText[];
  /** The day to check; empty for today. */
  on: string;
  /** A planned stay; its exit may be empty. */
  plan: StayText;
}

export const blankStay: StayText = { entry: '', exit: '' };

/** `?stay=2027-01-12_2027-02-20&stay=…&on=2027-07-05&try=2027-07-05_2027-08-01`. */
export const schengenUrlCodec: UrlCodec<SchengenState> = {
  parse: (params) => {
    const stays = parseStays(params);
    return {
      stays: stays.length > 0 ? stays : [blankStay],
      on: (params.get('on') ?? '').slice(0, 40),
      plan: parseStays(params, 'try')[0] ?? blankStay,
    };
  },
  serialize: ({ stays, on, plan }) => {
    const params = new URLSearchParams();
    for (const stay of stays) if (stay.entry || stay.exit) params.append('stay', toStayParam(stay));
    if (on) params.set('on', on);
    if (plan.entry || plan.exit) params.set('try', toStayParam(plan));
    return params;
  },
};
