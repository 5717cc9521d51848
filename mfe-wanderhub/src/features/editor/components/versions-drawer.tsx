import { useQuery } from '@tanstack/react-query';
import { formatDateTime, type EditablePost, type PostVersionSummary } from '@wanderwork/contracts';
import { getServerMessage, toast } from '@wanderwork/platform';
import { Banner, Button, Small, Spinner, Stack } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import styled from 'styled-components';
import { restoreVersion } from '../api/post-actions';
import { versionsQuery, versionQuery } from '../api/posts.query';
import { type Draft } from '../model/draft';
import { reasonLabels, getTitle } from '../model/post-labels';

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

interface VersionTextProps {
  postId: string;
  number: number;
}

/** The text of a version, loaded when opened. */
const VersionText = ({ postId, number }: VersionTextProps) => {
  const [open, setOpen] = useState(false);
  return (
    <VersionTextRoot onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>Show text</summary>
      {open && <VersionContent postId={postId} number={number} />}
    </VersionTextRoot>
  );
};

const VersionContent = ({ postId, number }: VersionTextProps) => {
  const { data, isError } = useQuery(versionQuery(postId, number));
  if (data) return <pre tabIndex={0}>{data.words.content}</pre>;
  return isError ? <p>We couldn’t load this version.</p> : <Spinner label="Loading the version" />;
};

const VersionTextRoot = styled.details`
  width: 100%;
  font-size: var(--f-sm);

  summary {
    min-height: 24px;
    cursor: pointer;
  }

  pre {
    max-height: 260px;
    margin-top: var(--s2);
    padding: var(--s3);
    overflow: auto;
    border: 1px solid var(--line);
    border-radius: var(--r1);
    background: var(--paper);
    font: 400 var(--f-sm) / 1.5 var(--sans);
    white-space: pre-wrap;
  }
`;
