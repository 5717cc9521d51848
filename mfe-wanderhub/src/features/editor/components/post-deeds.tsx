import { type EditablePost } from '@wanderwork/contracts';
import { Banner, Button, Row, Stack, Tag } from '@wanderwork/ui';
import { useState } from 'react';
import { type Draft } from '../model/draft';
import { stateWords } from '../model/post-words';
import { PostStanding } from './post-standing';
import { RemovalDialog } from './removal-dialog';
import { ScheduleDialog } from './schedule-dialog';
import { useDraftState } from './use-draft';
import { type Marked } from './use-marked';
import { usePostDeeds } from './use-post-deeds';
import { VersionsDrawer } from './versions-drawer';

interface Props {
  post: EditablePost;
  draft: Draft;
  marked: Marked;
  onDone: (post: EditablePost) => void;
}

/** Where a post stands, and what can be done with it. */
export const PostDeeds = ({ post, draft, marked, onDone }: Props) => {
  const { busy, publish, schedule, withdraw, check } = usePostDeeds({ post, draft, marked, onDone });
  const [open, setOpen] = useState<'schedule' | 'versions' | 'removal' | null>(null);
  const changed = useDraftState(draft, (state) => state.changed || state.standing !== 'saved');
  const { state } = post;
  const close = () => setOpen(null);

  return (
    <Stack $gap={3}>
      <Row $gap={3}>
        <Tag tone={stateWords[state].tone}>{stateWords[state].words}</Tag>
        <PostStanding post={post} changed={changed} />
      </Row>
      {marked.problem && (
        <Banner tone="bad" role="alert">
          {marked.problem}
        </Banner>
      )}
      <Row $gap={2}>
        <Button
          variant="red"
          busy={busy === 'publish'}
          busyLabel="Publishing..."
          unavailable={state === 'published' && !changed && 'Readers have these words.'}
          onClick={() => void publish()}
        >
          {state === 'published' ? 'Publish the changes' : 'Publish'}
        </Button>
        {state !== 'published' && (
          <Button busy={busy === 'schedule'} busyLabel="Scheduling..." onClick={() => setOpen('schedule')}>
            {state === 'scheduled' ? 'Another day' : 'Schedule'}
          </Button>
        )}
        {(state === 'published' || state === 'scheduled') && (
          <Button busy={busy === 'withdraw'} busyLabel="Taking it back..." onClick={() => void withdraw()}>
            {state === 'scheduled' ? 'Take its day away' : 'Unpublish'}
          </Button>
        )}
        <Button variant="plain" busy={busy === 'check'} busyLabel="Noting..." onClick={() => void check()}>
          Checked today
        </Button>
        <Button variant="plain" onClick={() => setOpen('versions')}>
          Versions
        </Button>
        {state === 'draft' && (
          <Button variant="plain" onClick={() => setOpen('removal')}>
            Throw away
          </Button>
        )}
      </Row>
      <ScheduleDialog
        open={open === 'schedule'}
        at={post.publishedAt}
        onClose={close}
        onChoose={(at) => {
          close();
          void schedule(at);
        }}
      />
      <RemovalDialog open={open === 'removal'} post={post} draft={draft} onClose={close} />
      <VersionsDrawer
        open={open === 'versions'}
        post={post}
        draft={draft}
        onClose={close}
        onRestored={onDone}
      />
    </Stack>
  );
};
