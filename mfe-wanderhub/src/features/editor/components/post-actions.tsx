import { type EditablePost } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack, Tag } from '@wanderwork/ui';
import { useState } from 'react';
import { type Draft } from '../model/draft';
import { stateLabels } from '../model/post-labels';
import { PostStatus } from './post-status';
import { DeleteDialog } from './delete-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { useDraftState } from './use-draft';
import { type FieldErrors } from './use-field-errors';
import { usePostActions } from './use-post-actions';
import { VersionsDrawer } from './versions-drawer';

interface Props {
  post: EditablePost;
  draft: Draft;
  fieldErrors: FieldErrors;
  onDone: (post: EditablePost) => void;
}

/** The state of a post and its actions. */
export const PostActions = ({ post, draft, fieldErrors, onDone }: Props) => {
  const {
    busy,
    publish,
    schedule,
    withdraw: unpublish,
    check,
  } = usePostActions({ post, draft, fieldErrors, onDone });
  const [openDialog, setOpenDialog] = useState<'schedule' | 'versions' | 'removal' | null>(null);
  const isChanged = useDraftState(draft, (state) => state.changed || state.status !== 'saved');
  const { state } = post;
  const closeDialog = () => setOpenDialog(null);

  return (
    <Stack $gap={3}>
      <Row $gap={3}>
        <Tag tone={stateLabels[state].tone}>{stateLabels[state].label}</Tag>
        <PostStatus post={post} isChanged={isChanged} />
      </Row>
      {fieldErrors.problem && (
        <Banner tone="bad" role="alert">
          {fieldErrors.problem}
        </Banner>
      )}
      <Row $gap={2}>
        <Button
          variant="red"
          busy={busy === 'publish'}
          busyLabel="Publishing..."
          unavailable={state === 'published' && !isChanged && 'No unpublished changes.'}
          onClick={() => void publish()}
        >
          {state === 'published' ? 'Publish changes' : 'Publish'}
        </Button>
        {state !== 'published' && (
          <Button
            busy={busy === 'schedule'}
            busyLabel="Scheduling..."
            onClick={() => setOpenDialog('schedule')}
          >
            {state === 'scheduled' ? 'Reschedule' : 'Schedule'}
          </Button>
        )}
        {(state === 'published' || state === 'scheduled') && (
          <Button busy={busy === 'withdraw'} busyLabel="Unpublishing..." onClick={() => void unpublish()}>
            {state === 'scheduled' ? 'Cancel schedule' : 'Unpublish'}
          </Button>
        )}
        <Button variant="plain" busy={busy === 'check'} busyLabel="Saving..." onClick={() => void check()}>
          Mark as checked{' '}
        </Button>
        <Button variant="plain" onClick={() => setOpenDialog('versions')}>
          Versions
        </Button>
        {state === 'draft' && (
          <Button variant="plain" onClick={() => setOpenDialog('removal')}>
            Delete draft
          </Button>
        )}
      </Row>
      <ScheduleDialog
        open={openDialog === 'schedule'}
        at={post.publishedAt}
        onClose={closeDialog}
        onChoose={(at) => {
          closeDialog();
          void schedule(at);
        }}
      />
      <DeleteDialog open={openDialog === 'removal'} post={post} draft={draft} onClose={closeDialog} />
      <VersionsDrawer
        open={openDialog === 'versions'}
        post={post}
        draft={draft}
        onClose={closeDialog}
        onRestored={onDone}
      />
    </Stack>
  );
};
