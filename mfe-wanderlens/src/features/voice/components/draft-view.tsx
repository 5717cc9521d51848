import { Button, Card, Row, Stack } from '@wanderwork/ui';
import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import type { Turn, VoiceDraft } from '../machine/answer';
import type { Voice, VoiceEvent } from '../machine/voice';

interface Props {
  /** The turn that proposed it. */
  turn: Turn;
  draft: VoiceDraft;
  voice: Voice;
  send: (event: VoiceEvent) => void;
}

/** A draft counts as seen while half of it, or half a screen of it, can be seen. */
const SEEN_SHARE = 0.5;

/** Brings a waiting draft into view once, and reports whether it can be seen. */
const useVisibility = (isPending: boolean, send: Props['send']) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!isPending || !element) return;
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
    observer.observe(element);
    element.scrollIntoView({ block: 'nearest' });
    return () => observer.disconnect();
  }, [isPending, send]);
  return place;
};

const decisions = {
  accepted: 'Accepted.',
  undone: 'Undone. Everything is as it was.',
  unchanged: 'Nothing changed.',
} as const;

/** Proposed changes: with buttons while they wait for a yes, then with what became of them. */
export const DraftView = ({ turn, draft, voice, send }: Props) => {
  const isPending = voice.draft?.id === draft.id;
  const place = useVisibility(isPending, send);
  return (
    <Frame $pad ref={place} as="div">
      <Stack>
        <Title as={isPending ? 'h2' : 'h4'}>{draft.title}</Title>
        <ul>
          {draft.changes.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
        {isPending && (
          <Row $gap={2}>
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
    </Frame>
  );
};

/** Stops below the header when it is scrolled to. */
const Frame = styled(Card)`
  scroll-margin: 96px var(--s5) var(--s5);
`;

const Title = styled.h4`
  font-size: var(--f-md);
`;
