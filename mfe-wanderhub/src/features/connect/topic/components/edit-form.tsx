import { useQuery } from '@tanstack/react-query';
import {
  connectLimits,
  paths,
  type ConnectPost,
  type PostChanged,
  type TopicDetail,
} from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { getServerFieldErrors, toMessagesByField } from '@wanderwork/platform/forms';
import { Banner, Button, Field, Row, Small, Stack, TextInput } from '@wanderwork/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { ownProfileQuery } from '../../common/api/connect.query';
import { useReader } from '../../common/api/reader';
import { describeSendError, findStoredText } from '../../common/model/errors';
import { TextEditor } from '../../writing/components/text-editor';
import { emptyText, openLocalDraft } from '../../writing/model/local-drafts';

interface Props {
  post: ConnectPost;
  topic: TopicDetail;
  onClose: () => void;
}

/**
 * Edits the reader's own post. What is not saved yet stays in this browser, with the revision that it started from. If
 * another tab was faster, both texts are shown.
 */
export const EditForm = ({ post, topic, onClose }: Props) => {
  const reader = useReader();
  const { data: own } = useQuery(ownProfileQuery(reader));
  const [draft] = useState(() => openLocalDraft(reader ?? '', `edit:${post.id}`));
  const [saved] = useState(() => draft.read());
  const [text, setText] = useState(saved?.text ?? post.text ?? '');
  const [title, setTitle] = useState(saved?.title ?? topic.title);
  const [revision, setRevision] = useState(saved?.revision ?? post.revision);
  const [theirs, setTheirs] = useState<PostChanged | null>(null);
  const { run, busy, problem } = useAction({
    refetches: ['connect'],
    onError: (error) => setTheirs(findStoredText(error)),
  });
  const errors = toMessagesByField(getServerFieldErrors(problem));
  const isFirst = post.number === 1;
  const form = useRef<HTMLFormElement>(null);
  // The button that opened the form is gone.
  useEffect(() => form.current?.querySelector('textarea')?.focus(), []);

  const save = (base: number) =>
    void run(async () => {
      await http.patch(paths.api.connect.post(post.id), {
        revision: base,
        text: text.trim(),
        ...(isFirst && title.trim() !== topic.title && { title: title.trim() }),
      });
      setTheirs(null);
      close();
    }, 'Your changes are saved');

  const write = (change: { text?: string; title?: string; revision?: number }) => {
    const next = { text, title, revision, ...change };
    setText(next.text);
    setTitle(next.title);
    setRevision(next.revision);
    draft.save(post.id, { ...emptyText, ...next });
  };
  const close = () => {
    draft.clear();
    onClose();
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    save(revision);
  };
  /** Takes over what is stored, so that the person can go on from there. */
  const takeTheirs = (stored: PostChanged) => {
    write({ text: stored.theirs, revision: stored.revision });
    setTheirs(null);
  };

  return (
    <Stack as="form" ref={form} $gap={4} aria-label={`Edit post ${post.number}`} noValidate onSubmit={submit}>
      {saved && <Small $quiet>We kept the changes that you hadn’t saved.</Small>}
      {isFirst && (
        <Field label="Title" error={errors.title}>
          <TextInput
            maxLength={connectLimits.title.max}
            value={title}
            onChange={(event) => write({ title: event.target.value })}
          />
        </Field>
      )}
      <TextEditor
        label="Text"
        level={own?.level ?? 'new'}
        value={text}
        error={errors.text}
        onChange={(next) => write({ text: next })}
      />
      {theirs && (
        <Conflict
          mine={text}
          theirs={theirs.theirs}
          onKeepMine={() => save(theirs.revision)}
          onTakeTheirs={() => takeTheirs(theirs)}
        />
      )}
      {problem && !theirs && Object.keys(errors).length === 0 && findStoredText(problem) === null && (
        <Banner tone="bad" role="alert" title="Not saved:">
          {describeSendError(problem)}
        </Banner>
      )}
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Saving...">
          Save changes
        </Button>
        <Button onClick={close}>{saved ? 'Discard changes' : 'Cancel'}</Button>
      </Row>
    </Stack>
  );
};

interface ConflictProps {
  mine: string;
  theirs: string;
  onKeepMine: () => void;
  onTakeTheirs: () => void;
}

const Conflict = ({ mine, theirs, onKeepMine, onTakeTheirs }: ConflictProps) => (
  <Banner tone="warn" role="alert" title="This post was changed in another tab or on another device.">
    <Stack $gap={4}>
      <p>Choose which text to keep. Nothing is saved until you do.</p>
      <Texts>
        <Version title="Yours" text={mine} />
        <Version title="Saved elsewhere" text={theirs} />
      </Texts>
      <Row $gap={2}>
        <Button variant="ink" onClick={onKeepMine}>
          Save mine
        </Button>
        <Button onClick={onTakeTheirs}>Use the other version</Button>
      </Row>
    </Stack>
  </Banner>
);

const Version = ({ title, text }: { title: string; text: string }) => (
  <section aria-label={title}>
    <h3>{title}</h3>
    <pre tabIndex={0} dir="auto">
      {text}
    </pre>
  </section>
);

const Texts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 220px), 1fr));
  gap: var(--s4);

  h3 {
    font: 600 var(--f-sm) / 1.3 var(--sans);
  }

  pre {
    max-height: 220px;
    padding: var(--s3);
    overflow: auto;
    border: 1px solid var(--line-2);
    border-radius: var(--r1);
    background: var(--sheet);
    font: 400 var(--f-sm) / 1.5 var(--sans);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
