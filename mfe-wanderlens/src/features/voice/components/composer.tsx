import { Button, Field, TextArea } from '@wanderwork/ui';
import type { FormEvent, KeyboardEvent } from 'react';
import styled from 'styled-components';
import { MAX_MESSAGE_LENGTH } from '../machine/limits';
import type { Voice, VoiceEvent } from '../machine/voice';

interface Props {
  voice: Voice;
  send: (event: VoiceEvent) => void;
}

/** Typed questions, and heard ones before they are sent. It is there in every state. */
export const Composer = ({ voice, send }: Props) => {
  const isThinking = voice.state === 'thinking';
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'submit' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Enter also ends a word of an input method; that is not a message yet.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    handleSubmit(event);
  };
  return (
    <form onSubmit={handleSubmit}>
      <Field label={voice.state === 'reviewing' ? 'I heard' : 'Or type your question'}>
        <TextArea
          rows={2}
          value={voice.text}
          maxLength={MAX_MESSAGE_LENGTH}
          onChange={({ target }) => send({ type: 'edit', text: target.value })}
          onKeyDown={handleKeyDown}
        />
      </Field>
      <Actions>
        <Button type="submit" variant="ink" busy={isThinking}>
          Send
        </Button>
      </Actions>
    </form>
  );
};

const Actions = styled.div`
  margin-top: var(--s3);
`;
