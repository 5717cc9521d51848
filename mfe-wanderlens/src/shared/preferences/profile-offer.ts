import {
  irexPassports,
  isTimeZone,
  type IrexClients,
  type IrexPassport,
  type Profile,
} from '@wanderwork/contracts';
import { parseClock } from './clock';
import { DEFAULT_WORK_DAY } from './default-work-day';

/** What a profile says that wishes may take over; null where it says nothing that can be used. */
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

/** What can be offered to somebody who wished neither a passport nor clients yet. */
export const getProfileOffer = (profile: ProfileFields): ProfileOffer => ({
  passport: irexPassports.find((one) => profile.passports.includes(one)) ?? null,
  clients: readClients(profile),
});
