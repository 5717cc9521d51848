import { useQueryClient } from '@tanstack/react-query';
import { type EditablePost } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Stack, TextLink } from '@wanderwork/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { postQuery } from '../api/posts.query';
import { listPlace } from '../model/place';
import { ConflictBanner } from './conflict-banner';
import { PostDeeds } from './post-deeds';
import { PostDetails } from './post-details';
import { SaveState } from './save-state';
import { TitleFields } from './title-fields';
import { useDraft, useDraftState } from './use-draft';
import { useMarked } from './use-marked';
import { WritingSides } from './writing-sides';

const isSave = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/** Where a post is written: its words, beside them how they will be read, and above both where it stands. */
export const WritingDesk = ({ post }: { post: EditablePost }) => {
  const client = useQueryClient();
  const draft = useDraft(post);
  const unsaved = useDraftState(draft, ({ standing }) => standing !== 'saved');
  const marked = useMarked();
  const wayBack = useRef<HTMLAnchorElement>(null);
  // The link that led here is gone, maybe from far down a list: the desk is met from its top.
  useEffect(() => wayBack.current?.focus(), []);
  /** The server's word on the post after a deed. */
  const follow = (next: EditablePost) => {
    draft.follow(next);
    client.setQueryData(postQuery(post.id).queryKey, next);
  };
  const keep = (event: KeyboardEvent) => {
    if (!isSave(event)) return;
    event.preventDefault();
    void draft.save(true);
  };
  return (
    <Stack $gap={5} onKeyDown={keep} data-uninterrupted={unsaved || undefined}>
      <Bar>
        <TextLink as={AppLink} ref={wayBack} to={listPlace()}>
          All posts
        </TextLink>
        <SaveState draft={draft} post={post} />
      </Bar>
      <ConflictBanner draft={draft} />
      <PostDeeds post={post} draft={draft} marked={marked} onDone={follow} />
      <TitleFields draft={draft} errors={marked.errors} publicSlug={post.publicSlug} />
      <PostDetails draft={draft} errors={marked.errors} />
      <WritingSides draft={draft} error={marked.errors['content']} />
    </Stack>
  );
};

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s5);
  align-items: center;
  justify-content: space-between;
`;
