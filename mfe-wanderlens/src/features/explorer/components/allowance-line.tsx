import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { paths, type SearchAllowance } from '@wanderwork/contracts';
import { AppLink, useSession, http } from '@wanderwork/platform';
import { Caption, TextLink, media } from '@wanderwork/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';

/** The searches left today. `q` and the user are part of the key, because each search changes the count. */
const allowanceQuery = (q: string, userId: string | null) =>
  queryOptions({
    queryKey: ['search-allowance', userId, q],
    queryFn: ({ signal }) => http.get<SearchAllowance>(paths.api.searchAllowance(), { signal }),
    staleTime: 0,
  });

interface Props {
  /** The query that was counted. */
  q: string;
}

/** The number of searches left today; nothing without a limit. Reserves its space until the number is known. */
export const AllowanceLine = ({ q }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { pathname, search } = useLocation();
  const { data, isPlaceholderData } = useQuery({
    ...allowanceQuery(q, userId),
    // A user without a limit stays without one; an outdated number is not shown.
    placeholderData: keepPreviousData,
  });
  if (data?.limit === null) return null;
  if (!data || isPlaceholderData) return <Line />;
  return (
    <Line>
      {formatCount(data.left ?? 0)} of {formatCount(data.limit)} searches left today (UTC). Filters are free,
      and so are searches you’ve already made today.
      {userId === null && (
        <>
          {' '}
          <TextLink quiet as={AppLink} to={paths.web.login(pathname + search)}>
            Sign in for 5 a day
          </TextLink>
        </>
      )}
    </Line>
  );
};

const Line = styled(Caption)`
  min-height: 1lh;

  ${media.belowPhone} {
    min-height: 2lh;
  }
`;
