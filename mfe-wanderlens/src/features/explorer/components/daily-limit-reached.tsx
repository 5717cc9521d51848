import { paths } from '@wanderwork/contracts';
import { AppLink, useSession } from '@wanderwork/platform';
import { Button, ButtonLink, EmptyState, Row, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { formatResetTime, type DailyLimit } from '../../../shared/daily-limit';

interface Props {
  limit: DailyLimit;
  /** Continues without the query, keeping the filters. */
  onBrowse: () => void;
}

/** Explains that the daily searches are used up, what is still available, and which plans include more. */
export const DailyLimitReached = ({ limit: { limit, resetsAt }, onBrowse }: Props) => {
  const isVisitor = useSession((state) => state.user === null);
  const { pathname, search } = useLocation();
  const [now] = useState(() => new Date());
  return (
    <EmptyState
      level={2}
      title={
        limit === 1 ? 'You’ve used your search for today' : `You’ve used your ${limit} searches for today`
      }
      action={
        <Row $justify="center" $gap={2}>
          <Button variant="ink" onClick={onBrowse}>
            Browse with filters
          </Button>
          {isVisitor ? (
            <ButtonLink as={AppLink} to={paths.web.login(pathname + search)}>
              Sign in
            </ButtonLink>
          ) : (
            <ButtonLink as={AppLink} to={paths.web.subscription()}>
              See plans
            </ButtonLink>
          )}
        </Row>
      }
    >
      <p>
        You get new searches {formatResetTime(resetsAt, now)}. Filters, city pages and searches you’ve already
        made today stay available.
      </p>
      <p>
        {isVisitor ? (
          <>
            Members get 5 searches a day; Pro and Premium members get unlimited searches.{' '}
            <TextLink as={AppLink} to={paths.web.subscription()}>
              See plans
            </TextLink>
          </>
        ) : (
          'Pro and Premium members get unlimited searches.'
        )}
      </p>
    </EmptyState>
  );
};
