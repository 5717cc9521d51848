import { type EditablePost, formatDateTime, paths, formatLocalDate } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack, Tag, Small, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { toast } from '@wanderwork/platform';
import { type Draft } from '../model/draft';
import { stateLabels } from '../model/post-labels';
import { DeleteDialog, ScheduleDialog } from './post-dialogs';
import { useDraftState } from './use-draft';
import { type FieldErrors } from './use-field-errors';
import { VersionsDrawer } from './versions-drawer';
import { checkPost, publishPost, unpublishPost } from '../api/post-actions';

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

interface PostStatusProps {
  post: EditablePost;
  /** The draft differs from what readers see. */
  isChanged: boolean;
}

const formatState = ({ state, publishedAt }: EditablePost): string => {
  if (state === 'scheduled' && publishedAt) return `Scheduled for ${formatDateTime(publishedAt)}.`;
  if (state === 'published' && publishedAt) return `Published ${formatLocalDate(publishedAt)}.`;
  return state === 'unpublished' ? 'Hidden from readers.' : 'Only editors can see it.';
};

/** One line about the publication of a post. */
const PostStatus = ({ post, isChanged }: PostStatusProps) => (
  <Small $quiet>
    {formatState(post)} {post.checkedAt ? `Checked ${formatLocalDate(post.checkedAt)}.` : 'Not checked yet.'}{' '}
    {post.state === 'published' && isChanged && 'Readers still see the last published version. '}
    {post.state === 'published' && post.publicSlug !== null && (
      <TextLink quiet href={paths.web.post(post.publicSlug)} target="_blank" rel="noopener">
        View post{' '}
      </TextLink>
    )}
  </Small>
);

type Action = 'publish' | 'schedule' | 'withdraw' | 'check';

interface Options {
  post: EditablePost;
  draft: Draft;
  fieldErrors: FieldErrors;
  onDone: (post: EditablePost) => void;
}

/** Actions on a post; `busy` is the running one. */
const usePostActions = ({ post: { id, state }, draft, fieldErrors, onDone }: Options) => {
  const [busy, setBusy] = useState<Action | null>(null);

  /** Saves the draft first, because actions apply to the saved text. */
  const run = async (
    action: Action,
    send: (revision: number) => Promise<EditablePost>,
    successMessage: string,
  ) => {
    setBusy(action);
    fieldErrors.clear();
    try {
      if (!(await draft.save())) return;
      onDone(await send(draft.store.getState().revision));
      toast({ title: successMessage, tone: 'ok' });
    } catch (error) {
      fieldErrors.refuse(error);
    } finally {
      setBusy(null);
    }
  };

  const publish = () => {
    const successMessage = state === 'published' ? 'Changes published' : 'Post published';
    return run('publish', (revision) => publishPost(id, revision), successMessage);
  };
  const schedule = (at: string) =>
    run('schedule', (revision) => publishPost(id, revision, at), 'Post scheduled');
  const unpublish = () => {
    const successMessage = state === 'scheduled' ? 'Schedule canceled' : 'Post unpublished';
    return run('withdraw', () => unpublishPost(id), successMessage);
  };
  const check = () => run('check', () => checkPost(id), 'Marked as checked today');

  return { busy, publish, schedule, withdraw: unpublish, check };
};
