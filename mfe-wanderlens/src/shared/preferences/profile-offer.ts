import {
  irexPassports,
  isTimeZone,
  type IrexClients,
  type IrexPassport,
  type Profile,
} from '@wanderwork/contracts';
import { parseClock } from './clock';
import { DEFAULT_WORK_DAY } from './default-work-day';

/** The preferences a profile can fill in; null for what it does not contain. */
export interface ProfileOffer {
  passport: IrexPassport | null;
  clients: IrexClients | null;
}

type ProfileFields = Pick<Profile, 'passports' | 'clientTimeZone' | 'clientHoursFrom' | 'clientHoursTo'>;

const readClients = ({
  clientTimeZone: zone,
  clientHoursFrom,
  clientHoursTo,
}: ProfileFields): IrexClients | null => {
  if (!zone || !isTimeZone(zone)) return null;
  const from = clientHoursFrom === null ? null : parseClock(clientHoursFrom);
  const to = clientHoursTo === null ? null : parseClock(clientHoursTo);
  return from === null || to === null || from === to ? { zone, ...DEFAULT_WORK_DAY } : { zone, from, to };
};

/** What to offer if no passport or clients are set yet. */
export const getProfileOffer = (profile: ProfileFields): ProfileOffer => ({
  passport: irexPassports.find((one) => profile.passports.includes(one)) ?? null,
  clients: readClients(profile),
});
