import { Button, EmptyState } from '@wanderwork/ui';

interface Props {
  /** The reason given by the server. */
  reason: string;
  /** Continues without the query, keeping the filters. */
  onBrowse: () => void;
}

/** The query is invalid: trying again would not help, a different query would. */
export const QueryRefused = ({ reason, onBrowse }: Props) => (
  <EmptyState
    level={2}
    title="We can’t search for this"
    action={<Button onClick={onBrowse}>Browse with filters</Button>}
  >
    {reason}. Your text is still in the box, and it didn’t use a search.
  </EmptyState>
);
