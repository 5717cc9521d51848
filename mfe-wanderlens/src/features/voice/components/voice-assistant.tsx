import type { AssistantCard } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Button, Card, Chip, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useCallback, useRef, useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { joinResults, joinTexts } from '../machine/text';
import { isActive, type Voice, type VoiceEvent } from '../machine/voice';
import type { ServerSpeech } from '../ports/server-speech';
import type { Assistant } from '../session/assistant';
import { readSpeechPreference, storeSpeechPreference } from '../session/speech-preference';
import { Composer } from './composer';
import { DraftView } from './draft-view';
import { getPrivacyText, getStatusText } from './status-text';
import { TalkButton } from './talk-button';
import { TurnView } from './turn-view';
import { useRecognitionPlace, useVoice, useVoiceKeys } from './use-voice';

const examples = [
  'What does a month in Tbilisi cost?',
  'Is Da Nang rainy in October?',
  'How long may I stay in Japan?',
] as const;

interface Props {
  assistant: Assistant;
  server: ServerSpeech;
  /** Shown instead if the server says that the person's plan has no voice. */
  example: ReactNode;
  renderCard: (answer: string, card: AssistantCard) => ReactNode;
  /** Where the same conversation goes on in writing. */
  writing: string;
}

/** Talking with the assistant: the button, the field and everything that was said. */
const VoiceAssistant = ({ assistant, server, example, renderCard, writing }: Props) => {
  const { session, voice, send } = useVoice(assistant, server);
  const place = useRecognitionPlace(session);
  const button = useRef<HTMLButtonElement>(null);
  const getButton = useCallback(() => button.current, []);
  useVoiceKeys(session, getButton);
  if (voice.state === 'locked') return example;
  const pending = voice.draft && voice.turns.find(({ draft }) => draft?.id === voice.draft?.id);
  return (
    <Root data-uninterrupted={isActive(voice) || undefined}>
      <Console as="section" aria-label="Talk or type">
        {voice.canListen && <TalkButton ref={button} state={voice.state} send={send} />}
        <Status role="status">{getStatusText(voice)}</Status>
        <Beneath $isStable={!pending}>
          {isActive(voice) ? (
            <Captions>{getCaption(voice)}</Captions>
          ) : (
            place && (
              <>
                <Small $quiet>
                  Tap and talk, or hold the button or the space bar while you talk. Esc stops.
                </Small>
                <Small $quiet>{getPrivacyText(place)}</Small>
              </>
            )
          )}
        </Beneath>
        {/* Beside the button, so that both can be seen together: a yes counts only while the draft is in view. */}
        {pending?.draft && (
          <Wide>
            <DraftView turn={pending} draft={pending.draft} voice={voice} send={send} />
          </Wide>
        )}
        <Wide>
          <Composer voice={voice} send={send} />
        </Wide>
        <Wide>
          <SpeechChoice voice={voice} send={send} />
        </Wide>
      </Console>
      <Transcript voice={voice} send={send} renderCard={renderCard} writing={writing} />
    </Root>
  );
};

interface PartProps {
  voice: Voice;
  send: (event: VoiceEvent) => void;
}

/** Asks once about screen readers; later the choice can be changed. */
const SpeechChoice = ({ voice, send }: PartProps) => {
  const [isAsked, setIsAsked] = useState(() => readSpeechPreference() !== null);
  const choose = (speaks: boolean) => {
    setIsAsked(true);
    storeSpeechPreference(speaks);
    send({ type: 'set-speaking', isOn: speaks });
  };
  if (isAsked)
    return (
      <Chip chosen={!voice.speaks} onClick={() => choose(!voice.speaks)}>
        Don’t speak
      </Chip>
    );
  return (
    <Question role="group" aria-labelledby="screen-reader-question">
      <p id="screen-reader-question">
        <b>Do you use a screen reader?</b> Then two voices would talk at once. I can leave the answers to
        yours.
      </p>
      <Row>
        <Button size="small" onClick={() => choose(false)}>
          Don’t speak
        </Button>
        <Button size="small" onClick={() => choose(true)}>
          Speak the answers
        </Button>
      </Row>
    </Question>
  );
};

/** What is being heard or spoken now. */
const getCaption = ({ state, heard, results, sentence }: Voice): string => {
  if (state === 'speaking') return sentence;
  if (state !== 'listening' && state !== 'finalizing') return '';
  return joinTexts(heard, joinResults(results));
};

const Transcript = ({
  voice,
  send,
  renderCard,
  writing,
}: PartProps & Pick<Props, 'renderCard' | 'writing'>) => {
  return (
    <section aria-labelledby="transcript">
      <Heading id="transcript">Transcript</Heading>
      {voice.turns.length === 0 && (
        <Stack $gap={5}>
          <p>
            Everything you and I say appears here, newest first. You can edit your words and send them again.
          </p>
          <Stack>
            <Small $quiet>Try one of these</Small>
            <Row>
              {examples.map((text) => (
                <Chip key={text} onClick={() => send({ type: 'resend', text })}>
                  {text}
                </Chip>
              ))}
            </Row>
          </Stack>
        </Stack>
      )}
      {voice.turns.length > 0 && (
        <TextLink as={AppLink} to={writing}>
          Go on in writing
        </TextLink>
      )}
      {[...voice.turns].reverse().map((turn) => (
        <TurnView key={turn.id} turn={turn} voice={voice} send={send} renderCard={renderCard} />
      ))}
    </section>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s6);
  align-items: start;

  @media (min-width: 1024px) {
    grid-template-columns: 420px minmax(0, 1fr);
    gap: var(--s8);
  }
`;

const Console = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);
  justify-items: center;
  padding: var(--s5);
  text-align: center;
`;

const Wide = styled.div`
  width: 100%;
  text-align: start;
`;

const Status = styled.p`
  display: grid;
  place-items: center;
  min-height: 1.2em;
  font-family: var(--serif);
  font-size: var(--f-lg);
  line-height: 1.2;
  text-wrap: balance;
`;

const Question = styled.div`
  display: grid;
  gap: var(--s3);
  padding: var(--s4);
  border-radius: var(--r2);
  background: var(--water);
  font-size: var(--f-sm);
`;

const Heading = styled.h2`
  margin-bottom: var(--s3);
  font-size: var(--f-xl);
`;

/** As high as the hints, so that the field stays where it is. */
const Beneath = styled.div<{ $isStable: boolean }>`
  display: grid;
  gap: var(--s2);
  align-content: start;
  min-height: ${({ $isStable }) => ($isStable ? '88px' : '0')};
`;

const Captions = styled.p`
  font-family: var(--serif);
  font-size: var(--f-md);
  font-style: italic;
  line-height: 1.3;
  overflow-wrap: anywhere;
`;

export default VoiceAssistant;
