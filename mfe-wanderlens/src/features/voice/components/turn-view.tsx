import { AppLink } from '@wanderwork/platform';
import { Button, Card, Field, Icon, Row, Small, Stack, TextArea, TextLink } from '@wanderwork/ui';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import styled from 'styled-components';
import type { AnswerCard, Turn, VoiceDraft } from '../machine/answer';
import { MAX_MESSAGE_LENGTH } from '../machine/limits';
import type { Voice, VoiceEvent } from '../machine/voice';

interface Props {
  turn: Turn;
  voice: Voice;
  send: (event: VoiceEvent) => void;
}

/** A line of the person and the answer. */
export const TurnView = ({ turn, voice, send }: Props) => (
  <Root>
    {turn.text !== null && <OwnLine text={turn.text} send={send} isBusy={voice.state === 'thinking'} />}
    <Stack $gap={3}>
      {turn.sentences.length > 0 && (
        <Answer>
          <Speaker>WanderWork</Speaker>
          {turn.sentences.map((sentence, at) => (
            <span key={at}>{sentence} </span>
          ))}
        </Answer>
      )}
      {turn.cards.map((card) => (
        <AnswerCardView key={card.id} card={card} />
      ))}
      {turn.draft && <DraftView draft={turn.draft} turn={turn} voice={voice} send={send} />}
      {turn.failure && (
        <Failure>
          <Icon name="circle-alert" size={16} /> {turn.failure}
        </Failure>
      )}
      {turn.state === 'stopped' && <Small $quiet>It ended here.</Small>}
    </Stack>
  </Root>
);

/** The person's words, which they can edit and send again. */
const OwnLine = ({ text, send, isBusy }: { text: string; send: Props['send']; isBusy: boolean }) => {
  const [edited, setEdited] = useState<string | null>(null);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!edited?.trim()) return;
    send({ type: 'resend', text: edited });
    setEdited(null);
  };
  if (edited === null)
    return (
      <Own>
        <span>
          <Speaker>You</Speaker>
          {text}
        </span>
        <Button variant="link" size="small" aria-label={`Edit: ${text}`} onClick={() => setEdited(text)}>
          Edit
        </Button>
      </Own>
    );
  return (
    <form onSubmit={handleSubmit}>
      <Field label="Your words">
        <TextArea
          rows={2}
          autoFocus
          value={edited}
          maxLength={MAX_MESSAGE_LENGTH}
          onChange={({ target }) => setEdited(target.value)}
        />
      </Field>
      <EditActions>
        <Button type="submit" variant="ink" size="small" busy={isBusy}>
          Send again
        </Button>
        <Button size="small" onClick={() => setEdited(null)}>
          Cancel
        </Button>
      </EditActions>
    </form>
  );
};

const AnswerCardView = ({ card }: { card: AnswerCard }) => (
  <Card $pad as="div">
    <Stack>
      <CardTitle>{card.title}</CardTitle>
      {card.lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {card.link && (
        <p>
          <TextLink as={AppLink} to={card.link}>
            Figures and sources
          </TextLink>
        </p>
      )}
    </Stack>
  </Card>
);

/** A draft counts as seen while half of it, or half a screen of it, can be seen. */
const SEEN_SHARE = 0.5;

const useVisibility = (isPending: boolean, send: Props['send']) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!isPending || !place.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const isVisible =
          entry.intersectionRatio >= SEEN_SHARE ||
          entry.intersectionRect.height >= window.innerHeight * SEEN_SHARE;
        send({ type: 'draft-visible', isVisible });
      },
      { threshold: [0, 0.25, SEEN_SHARE, 0.75] },
    );
    observer.observe(place.current);
    return () => observer.disconnect();
  }, [isPending, send]);
  return place;
};

const decisions = {
  accepted: 'Accepted.',
  undone: 'Undone. Everything is as it was.',
  unchanged: 'Nothing changed.',
} as const;

const DraftView = ({ draft, turn, voice, send }: Props & { draft: VoiceDraft }) => {
  const isPending = voice.draft?.id === draft.id && turn.decision === null;
  const place = useVisibility(isPending, send);
  return (
    <Card $pad ref={place} as="div">
      <Stack>
        <CardTitle>{draft.title}</CardTitle>
        <ul>
          {draft.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {isPending && (
          <Row>
            <Button variant="ink" busy={voice.state === 'thinking'} onClick={() => send({ type: 'accept' })}>
              Accept
            </Button>
            <Button onClick={() => send({ type: 'resend', text: 'No' })}>Keep it as it is</Button>
          </Row>
        )}
        {turn.decision && (
          <Row>
            <span>{decisions[turn.decision]}</span>
            {turn.decision === 'accepted' && voice.undoable?.id === draft.id && (
              <Button size="small" onClick={() => send({ type: 'undo' })}>
                Undo
              </Button>
            )}
          </Row>
        )}
      </Stack>
    </Card>
  );
};

const Root = styled.article`
  display: grid;
  gap: var(--s4);
  padding-block: var(--s5);
  border-top: 1px solid var(--line);
`;

const Own = styled.div`
  display: flex;
  gap: var(--s3);
  align-items: baseline;
  justify-content: space-between;
  font-family: var(--serif);
  font-size: var(--f-lg);
  font-style: italic;
  line-height: 1.25;
  overflow-wrap: anywhere;

  button {
    flex: none;
    font-family: var(--sans);
    font-style: normal;
  }
`;

const Speaker = styled.span`
  display: block;
  margin-bottom: 2px;
  font-family: var(--sans);
  font-size: var(--f-cap);
  font-style: normal;
  font-weight: 600;
  color: var(--ink-3);
`;

const Answer = styled.p`
  max-width: 60ch;
  font-size: var(--f-md);
`;

const EditActions = styled(Row)`
  margin-top: var(--s3);
`;

const CardTitle = styled.h3`
  font-size: var(--f-md);
`;

const Failure = styled.p`
  display: flex;
  gap: 6px;
  color: var(--bad);

  svg {
    margin-top: 0.2em;
  }
`;
