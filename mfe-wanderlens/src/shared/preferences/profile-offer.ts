import {
  irexPassports,
  isTimeZone,
  type IrexClients,
  type IrexPassport,
  type Profile,
} from '@wanderwork/contracts';
import { minutesOf } from './clock';
import { USUAL_DAY } from './usual-day';

/** What a profile says that wishes may take over; null where it says nothing that can be used. */
export interface ProfileOffer {
  passport: IrexPassport | null;
  clients: IrexClients | null;
}

type Said = Pick<Profile, 'passports' | 'clientTimeZone' | 'clientHoursFrom' | 'clientHoursTo'>;

const clientsOf = ({ clientTimeZone: zone, clientHoursFrom, clientHoursTo }: Said): IrexClients | null => {
  if (!zone || !isTimeZone(zone)) return null;
  const from = clientHoursFrom === null ? null : minutesOf(clientHoursFrom);
  const to = clientHoursTo === null ? null : minutesOf(clientHoursTo);
  return from === null || to === null || from === to ? { zone, ...USUAL_DAY } : { zone, from, to };
};

/** What can be offered to somebody who wished neither a passport nor clients yet. */
export const profileOffer = (profile: Said): ProfileOffer => ({
  passport: irexPassports.find((one) => profile.passports.includes(one)) ?? null,
  clients: clientsOf(profile),
});
