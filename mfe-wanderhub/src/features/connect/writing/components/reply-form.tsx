import { type TopicDetail } from '@wanderwork/contracts';
import { Banner, Button, Chip, Row, Stack } from '@wanderwork/ui';
import { useState, type FormEvent } from 'react';
import styled from 'styled-components';
import { HELD_TEXT } from '../../common/model/labels';
import { type OutgoingBody, type SentPost } from '../../common/model/outbox';
import { preventRepeatedClick } from '../../common/model/repeated-clicks';
import { type Draft } from '../api/use-draft';
import { usePosting } from '../api/use-posting';
import { type DraftText } from '../model/local-drafts';
import { DraftNote } from './draft-note';
import { TextEditor } from './text-editor';
import { type Writer } from './write-gate';

interface Props {
  topic: Pick<TopicDetail, 'code' | 'slug' | 'title'>;
  writer: Writer;
  /** The draft belongs to the page, whose posts add quotes to it. */
  draft: Draft;
}

const loadRules = () =>
  import('@wanderwork/contracts/requests').then(({ createValidator, ReplyRequest }) =>
    createValidator(ReplyRequest),
  );

const toBody = (id: string, { text, replyTo, quotes }: DraftText): OutgoingBody => ({
  id,
  text: text.trim(),
  ...(replyTo && { replyTo: replyTo.id }),
  ...(quotes.length > 0 && { quotes: quotes.map(({ post, text: words }) => ({ post, text: words })) }),
});

type Outcome = { state: 'queued' } | { state: SentPost['status']; number: number | undefined };

/** Writes a reply to a topic. */
export const ReplyForm = ({ topic, writer: { userId, level }, draft }: Props) => {
  const [outcome, setOutcome] = useState<Outcome | null>(null);
  const finish = (result: Outcome) => {
    draft.clear();
    setOutcome(result);
  };
  const { post, busy, errors, problem } = usePosting({
    rules: loadRules,
    onSent: ({ status, number }) => finish({ state: status, number }),
    onQueued: () => finish({ state: 'queued' }),
  });
  const { code, slug, title } = topic;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setOutcome(null);
    void post({ userId, topic: { code, slug, title }, body: toBody(draft.id, draft.text) });
  };
  return (
    <Stack as="form" $gap={4} aria-label="Your reply" noValidate onSubmit={submit}>
      <Context text={draft.text} onChange={draft.write} />
      <TextEditor
        label="Your reply"
        level={level}
        value={draft.text.text}
        error={errors.text}
        onChange={(text) => draft.write({ text })}
      />
      <DraftNote draft={draft} />
      {problem && (
        <Banner tone="bad" role="alert" title="Not sent:">
          {problem} Your text is saved on this device.
        </Banner>
      )}
      <div role="status">{outcome && <OutcomeNote outcome={outcome} />}</div>
      <Row>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Sending..." onClick={preventRepeatedClick}>
          Post reply
        </Button>
      </Row>
    </Stack>
  );
};

const OutcomeNote = ({ outcome }: { outcome: Outcome }) => {
  if (outcome.state === 'queued')
    return <p>Waiting for a connection. We’ll send your reply as soon as you’re back online.</p>;
  return <p>{outcome.state === 'held' ? HELD_TEXT : 'Your reply is published.'}</p>;
};

interface ContextProps {
  text: DraftText;
  onChange: (change: Partial<DraftText>) => void;
}

/** The post that this one replies to, and the quotes. */
const Context = ({ text: { replyTo, quotes }, onChange }: ContextProps) => (
  <>
    {replyTo && (
      <Row $gap={2}>
        <span>In reply to post {replyTo.number}</span>
        <Chip aria-label="Reply to the topic instead" onClick={() => onChange({ replyTo: null })}>
          ×
        </Chip>
      </Row>
    )}
    {quotes.map((quote, index) => (
      <Quoted key={index}>
        <p dir="auto">{quote.text}</p>
        <Row $gap={2} $justify="between">
          <span>{quote.source}</span>
          <Button
            size="small"
            variant="plain"
            onClick={() => onChange({ quotes: quotes.filter((other) => other !== quote) })}
          >
            Remove quote
          </Button>
        </Row>
      </Quoted>
    ))}
  </>
);

const Quoted = styled.blockquote`
  margin: 0;
  padding-inline-start: var(--s4);
  border-inline-start: 2px solid var(--ink);
  font-size: var(--f-sm);
  overflow-wrap: anywhere;
`;
