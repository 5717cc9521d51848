import { useQuery } from '@tanstack/react-query';
import { paths, type Profile } from '@wanderwork/contracts';
import { http, useSession } from '@wanderwork/platform';
import { useSearchParams } from 'react-router-dom';

const HOME_PARAMETER = 'home';

/** The home city in the member's profile, if any. */
const useProfileHome = (): string | null => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { data } = useQuery({
    queryKey: ['profile-home', userId],
    queryFn: async ({ signal }) =>
      (await http.get<Profile>(paths.api.account.profile(), { signal })).homeCity,
    enabled: userId !== null,
  });
  return data ?? null;
};

/** The reader's home city: from the address, so that it can be shared, or else from the profile. */
export const useHomeCity = () => {
  const [params, setParams] = useSearchParams();
  const profileHome = useProfileHome();
  const setHome = (slug: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (slug) next.set(HOME_PARAMETER, slug);
        else next.delete(HOME_PARAMETER);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { home: params.get(HOME_PARAMETER) || profileHome, choose: setHome };
};
