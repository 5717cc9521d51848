import { HttpError } from '@wanderwork/platform';
import { Banner, Button } from '@wanderwork/ui';
import { LoadError, Loading } from '@wanderwork/ui/lists';
import { type ReactNode } from 'react';

interface QueryState<T> {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => unknown;
}

interface Props<T> {
  query: QueryState<T>;
  /** What is loading ("The topic"). */
  label: string;
  /** Shown when the server says that there is none. */
  missing?: ReactNode;
  children: (data: T) => ReactNode;
}

/** What a query found, or that it is loading, missing or out of reach. Earlier data stays with a note. */
export const Loaded = <T,>({ query, label, missing, children }: Props<T>) => {
  const { data, error, isFetching } = query;
  const retry = () => void query.refetch();
  if (error instanceof HttpError && error.status === 404 && missing) return missing;
  if (data !== undefined)
    return (
      <>
        {error && <OutdatedNotice busy={isFetching} onTryAgain={retry} />}
        {children(data)}
      </>
    );
  if (error) return <LoadError label={label} busy={isFetching} onTryAgain={retry} />;
  return <Loading label={label} />;
};

const OutdatedNotice = ({ busy, onTryAgain }: { busy: boolean; onTryAgain: () => void }) => (
  <Banner
    tone="warn"
    role="status"
    icon="wifi-off"
    actions={
      <Button size="small" busy={busy} busyLabel="Trying..." onClick={onTryAgain}>
        Try Again
      </Button>
    }
  >
    We couldn’t reach the server. This is what we loaded earlier.
  </Banner>
);
