import { type EditablePost } from '@wanderwork/contracts';
import { Button, Icon } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { type DraftState } from '../model/save-queue';
import { formatClock } from '../model/post-labels';
import { useDraftState } from './use-draft';

const formatStatus = ({ status, savedAt, problem }: DraftState): string => {
  switch (status) {
    case 'saved':
      return `Saved ${formatClock(savedAt)}`;
    case 'waiting':
      return 'Not saved yet';
    case 'saving':
      return 'Saving...';
    case 'failed':
      return `Not saved: ${problem ?? ''}. Your text is kept on this device.`.replace('..', '.');
    case 'conflict':
      return 'Not saved: someone saved this post first.';
  }
};

interface Props {
  draft: Draft;
  post: EditablePost;
}

/** The save state. Only problems are announced to screen readers, to avoid interrupting the writing. */
export const SaveState = ({ draft, post }: Props) => {
  const state = useDraftState(draft, (whole) => whole);
  const hasProblem = state.status === 'failed' || state.status === 'conflict';
  return (
    <Root
      $bad={hasProblem}
      role={hasProblem ? 'alert' : undefined}
      aria-label={hasProblem ? undefined : 'Draft status'}
    >
      {state.status === 'saved' && <Icon name="check" size={16} />}
      {hasProblem && <Icon name="triangle-alert" size={16} />}
      <span>
        {formatStatus(state)}
        {state.status === 'saved' &&
          post.savedBy !== null &&
          state.savedAt === post.savedAt &&
          ` by ${post.savedBy}`}
      </span>
      {state.status === 'failed' && (
        <Button size="small" onClick={() => void draft.save()}>
          Try Again
        </Button>
      )}
    </Root>
  );
};

const Root = styled.div<{ $bad: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  align-items: center;
  font-size: var(--f-sm);
  font-variant-numeric: tabular-nums;
  color: ${({ $bad }) => ($bad ? 'var(--bad)' : 'var(--ink-2)')};
`;
