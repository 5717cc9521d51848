import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { Caption, TextLink, media } from '@wanderwork/ui';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import { formatCount } from '../../../shared/format';
import { allowanceQuery } from '../api/allowance.query';

interface Props {
  /** What was searched, and so is counted: the number is the one of now. */
  q: string;
}

/** How many searches of the day are left; nothing for those who have no limit. Its lines are kept until that is known. */
export const AllowanceLine = ({ q }: Props) => {
  const userId = useSession((state) => state.user?.id ?? null);
  const { pathname, search } = useLocation();
  const { data, isPlaceholderData } = useQuery({
    ...allowanceQuery(q, userId),
    // Whoever had no limit at the search before has none now; a number of then is not shown.
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
