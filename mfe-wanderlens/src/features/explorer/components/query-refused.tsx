import { Button, EmptyState } from '@wanderwork/ui';

interface Props {
  /** The server's own words. */
  reason: string;
  /** Goes on without the words, with the filters. */
  onBrowse: () => void;
}

/** Words that cannot be searched: trying again would not help, other words do. */
export const QueryRefused = ({ reason, onBrowse }: Props) => (
  <EmptyState
    level={2}
    title="We can’t search for this"
    action={<Button onClick={onBrowse}>Browse with filters</Button>}
  >
    {reason}. Your text is still in the box, and it didn’t use a search.
  </EmptyState>
);
