import type { AssistantCard } from '@wanderwork/contracts';
import { Button, Field, Icon, Row, Small, Stack, TextArea } from '@wanderwork/ui';
import { useState, type FormEvent, type ReactNode } from 'react';
import styled from 'styled-components';
import type { Turn } from '../machine/answer';
import { MAX_MESSAGE_LENGTH } from '../machine/limits';
import type { Voice, VoiceEvent } from '../machine/voice';
import { DraftView } from './draft-view';

interface Props {
  turn: Turn;
  voice: Voice;
  send: (event: VoiceEvent) => void;
  /** Draws a card; `answer` tells the answers on the page apart. */
  renderCard: (answer: string, card: AssistantCard) => ReactNode;
}

/** A line of the person and the answer. */
export const TurnView = ({ turn, voice, send, renderCard }: Props) => (
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
      {turn.cards.map((card) => renderCard(`voice-${turn.id}`, card))}
      {turn.draft && voice.draft?.id !== turn.draft.id && (
        <DraftView turn={turn} draft={turn.draft} voice={voice} send={send} />
      )}
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
        <h3>
          <Speaker>You</Speaker>
          {text}
        </h3>
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

  h3 {
    font: inherit;
  }

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

const Failure = styled.p`
  display: flex;
  gap: 6px;
  color: var(--bad);

  svg {
    margin-top: 0.2em;
  }
`;
