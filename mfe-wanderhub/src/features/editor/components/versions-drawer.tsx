import { useQuery } from '@tanstack/react-query';
import { formatDateTime, type EditablePost, type PostVersionSummary } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { Banner, Button, Small, Spinner, Stack } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { restoreVersion } from '../api/post-actions';
import { versionsQuery } from '../api/posts.query';
import { type Draft } from '../model/draft';
import { reasonLabels, getTitle } from '../model/post-labels';
import { VersionText } from './version-text';

interface Props {
  open: boolean;
  post: EditablePost;
  draft: Draft;
  onClose: () => void;
  onRestored: (post: EditablePost) => void;
}

/** The version history, newest first. */
export const VersionsDrawer = ({ open, onClose, ...rest }: Props) => (
  <Drawer open={open} onOpenChange={(next) => !next && onClose()} title="Versions">
    <VersionList {...rest} onClose={onClose} />
  </Drawer>
);

const VersionList = ({ post, draft, onClose, onRestored }: Omit<Props, 'open'>) => {
  const { data, isError, refetch } = useQuery(versionsQuery(post.id));
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState<number | null>(null);
  const restore = async (number: number) => {
    setBusy(number);
    setProblem(null);
    try {
      // Save first, so that the current text becomes a version too.
      if (!(await draft.save())) return setProblem('Save your changes first.');
      const restored = await restoreVersion(post.id, number, draft.store.getState().revision);
      draft.replace(restored);
      onRestored(restored);
      toast({
        title: 'Version restored',
        description: 'Publish it to show it to readers.',
        tone: 'ok',
      });
      onClose();
    } catch (error) {
      setProblem(getServerMessage(error, 'The server could not be reached. Nothing has changed.'));
    } finally {
      setBusy(null);
    }
  };
  if (!data)
    return isError ? (
      <Button onClick={() => void refetch()}>Try Again</Button>
    ) : (
      <Spinner label="Loading the versions" />
    );
  return (
    <Stack $gap={4}>
      <Small $quiet>
        We keep a version each time you save (Ctrl+S) or publish, and every few minutes while you write.
      </Small>
      {problem && (
        <Banner tone="bad" role="alert">
          {problem}
        </Banner>
      )}
      {data.length === 0 && <p>No versions yet.</p>}
      <List role="list" aria-label="Versions">
        {data.map((version) => (
          <VersionItem
            key={version.number}
            postId={post.id}
            version={version}
            busy={busy === version.number}
            onRestore={() => void restore(version.number)}
          />
        ))}
      </List>
    </Stack>
  );
};

interface VersionProps {
  postId: string;
  version: PostVersionSummary;
  busy: boolean;
  onRestore: () => void;
}

const numberFormat = new Intl.NumberFormat('en');

const VersionItem = ({ postId, version, busy, onRestore }: VersionProps) => {
  const { number: versionNumber, reason, characters, by, at } = version;
  return (
    <li>
      <b>{formatDateTime(at)}</b>
      <Small $quiet>
        {reasonLabels[reason]}
        {by === null ? '' : `, ${by}`}
      </Small>
      <Small>
        <bdi>{getTitle(version)}</bdi>, {numberFormat.format(characters)} characters
      </Small>
      <VersionText postId={postId} number={versionNumber} />
      <Button
        size="small"
        busy={busy}
        busyLabel="Restoring..."
        aria-label={`Restore version ${versionNumber}`}
        onClick={onRestore}
      >
        Restore
      </Button>
    </li>
  );
};

const List = styled.ul`
  li {
    display: grid;
    gap: var(--s2);
    justify-items: start;
    padding-block: var(--s4);
    border-top: 1px solid var(--line);
    overflow-wrap: anywhere;
  }
`;
