import { keepPreviousData, useQuery, queryOptions } from '@tanstack/react-query';
import { paths, type SearchAllowance } from '@wanderwork/contracts';
import { AppLink, useSession, http } from '@wanderwork/platform';
import { TextLink, media } from '@wanderwork/ui';
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
  /** The query that was counted; empty before the first search. */
  q: string;
}

const describeAllowance = (limit: number, left: number, isVisitor: boolean): string =>
  left < limit
    ? `${formatCount(left)} of ${formatCount(limit)} searches left today.`
    : `${formatCount(limit)} searches a day ${isVisitor ? 'without an account' : 'with a free account'}.`;

/** The number of searches a day and what is left of it; nothing without a limit. */
const AllowanceLine = ({ q }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { pathname, search } = useLocation();
  const { data, isPlaceholderData } = useQuery({
    ...allowanceQuery(q, userId),
    // A user without a limit stays without one; an outdated number is not shown.
    placeholderData: keepPreviousData,
  });
  if (!data || data.limit === null || isPlaceholderData) return null;
  return (
    <>
      {describeAllowance(data.limit, data.left ?? 0, userId === null)}
      <Details> Filters are free, and so are searches you’ve already made today.</Details>
      {userId === null && (
        <>
          {' '}
          <TextLink quiet as={AppLink} to={paths.web.login(pathname + search)}>
            Sign in for 5 a day
          </TextLink>
        </>
      )}
    </>
  );
};

/** On phones the line has no space for it. */
const Details = styled.span`
  ${media.belowPhone} {
    display: none;
  }
`;

export default AllowanceLine;
