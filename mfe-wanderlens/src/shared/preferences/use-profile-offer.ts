import { useQuery } from '@tanstack/react-query';
import { paths, type Profile } from '@wanderwork/contracts';
import { http, useSession } from '@wanderwork/platform';
import { getProfileOffer, type ProfileOffer } from './profile-offer';

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
