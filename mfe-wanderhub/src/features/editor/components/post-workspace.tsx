import { useQueryClient } from '@tanstack/react-query';
import { type EditablePost } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Stack, TextLink } from '@wanderwork/ui';
import { useEffect, useRef, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { postQuery } from '../api/posts.query';
import { getListPath } from '../model/editor-location';
import { ConflictBanner } from './conflict-banner';
import { PostActions } from './post-actions';
import { PostDetails } from './post-details';
import { SaveState } from './save-state';
import { TitleFields } from './title-fields';
import { useDraft, useDraftState } from './use-draft';
import { useFieldErrors } from './use-field-errors';
import { EditorPanes } from './editor-panes';

const isSaveShortcut = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === 's' && (ctrlKey || metaKey) && !altKey;

/** The editor of one post: actions, fields, text and preview. */
export const PostWorkspace = ({ post }: { post: EditablePost }) => {
  const client = useQueryClient();
  const draft = useDraft(post);
  const isUnsaved = useDraftState(draft, ({ status }) => status !== 'saved');
  const fieldErrors = useFieldErrors();
  const backLink = useRef<HTMLAnchorElement>(null);
  // The link that was clicked is gone, so move the focus to the top of the editor.
  useEffect(() => backLink.current?.focus(), []);
  /** Applies the server's answer to an action. */
  const handleDone = (next: EditablePost) => {
    draft.markPublished(next);
    client.setQueryData(postQuery(post.id).queryKey, next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (!isSaveShortcut(event)) return;
    event.preventDefault();
    void draft.save(true);
  };
  return (
    <Stack $gap={5} onKeyDown={handleKeyDown} data-uninterrupted={isUnsaved || undefined}>
      <Bar>
        <TextLink as={AppLink} ref={backLink} to={getListPath()}>
          All posts
        </TextLink>
        <SaveState draft={draft} post={post} />
      </Bar>
      <ConflictBanner draft={draft} />
      <PostActions post={post} draft={draft} fieldErrors={fieldErrors} onDone={handleDone} />
      <TitleFields draft={draft} errors={fieldErrors.errors} publicSlug={post.publicSlug} />
      <PostDetails draft={draft} errors={fieldErrors.errors} />
      <EditorPanes draft={draft} error={fieldErrors.errors['content']} />
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
