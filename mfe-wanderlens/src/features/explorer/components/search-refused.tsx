import { useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '@wanderwork/contracts';
import { AppLink, type HttpError, useSession } from '@wanderwork/platform';
import { Button, ButtonLink, EmptyState, Row, TextLink } from '@wanderwork/ui';
import { type DailyLimit, findDailyLimit, formatResetTime } from '../../../shared/daily-limit';

interface LimitProps {
  limit: DailyLimit;
  /** Continues without the query, keeping the filters. */
  onBrowse: () => void;
}

/** Explains that the daily searches are used up, what is still available, and which plans include more. */
const DailyLimitReached = ({ limit: { limit, resetsAt }, onBrowse }: LimitProps) => {
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

interface QueryProps {
  /** The reason given by the server. */
  reason: string;
  onBrowse: () => void;
}

/** The query is invalid: trying again would not help, a different query would. */
const QueryRefused = ({ reason, onBrowse }: QueryProps) => (
  <EmptyState
    level={2}
    title="We can’t search for this"
    action={<Button onClick={onBrowse}>Browse with filters</Button>}
  >
    {reason}. Your text is still in the box, and it didn’t use a search.
  </EmptyState>
);

interface Props {
  error: HttpError;
  onBrowse: () => void;
  /** Shown for all other errors. */
  children: ReactNode;
}

/** Explains why a search was refused. Loaded when that happens. */
const SearchRefused = ({ error, onBrowse, children }: Props) => {
  const limit = findDailyLimit(error);
  const reason = error.body?.errors?.find(({ path }) => path === 'q')?.message;
  if (!limit && !reason) return children;
  return (
    <div role="alert">
      {limit && <DailyLimitReached limit={limit} onBrowse={onBrowse} />}
      {reason && <QueryRefused reason={reason} onBrowse={onBrowse} />}
    </div>
  );
};

export default SearchRefused;
