import { useQuery } from '@tanstack/react-query';
import {
  paths,
  type Profile,
  isPassportCode,
  isTimeZone,
  type IrexClients,
  type PassportCode,
} from '@wanderwork/contracts';
import { http, useSession } from '@wanderwork/platform';
import { parseClock, DEFAULT_WORK_DAY } from './clock';

/** The preferences a profile can fill in; null for what it does not contain. */
interface ProfileOffer {
  passport: PassportCode | null;
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
  passport: profile.passports.find(isPassportCode) ?? null,
  clients: readClients(profile),
});

const NOTHING: ProfileOffer = { passport: null, clients: null };

/** What the member's profile could fill in. Requested only while something is `missing`. */
export const useProfileOffer = (missing: boolean): ProfileOffer => {
  const member = useSession((state) => state.isAuthenticated);
  const { data } = useQuery({
    queryKey: ['account', 'profile'],
    queryFn: () => http.get<Profile>(paths.api.account.profile()),
    enabled: member && missing,
    select: getProfileOffer,
  });
  return data ?? NOTHING;
};
