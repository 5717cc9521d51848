import { Icon } from '@wanderwork/ui';
import type { MouseEvent, PointerEvent, Ref } from 'react';
import styled, { css, keyframes } from 'styled-components';
import type { StateName, VoiceEvent } from '../machine/voice';
import { buttonLabels } from './status-text';

interface Props {
  state: StateName;
  send: (event: VoiceEvent) => void;
  ref: Ref<HTMLButtonElement>;
}

/** A click without a pointer: assistive technology pressed the button. */
const NO_POINTER = 0;

/** Press to talk: a tap listens until the person falls silent, a hold until the release. Keys: `useVoiceKeys`. */
export const TalkButton = ({ state, send, ref }: Props) => {
  const handleDown = ({ button, currentTarget, pointerId }: PointerEvent<HTMLButtonElement>) => {
    if (button !== 0) return;
    send({ type: 'press', isHeld: true });
    // The release then arrives wherever the pointer is.
    currentTarget.setPointerCapture(pointerId);
  };
  const handleUp = () => send({ type: 'release' });
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail === NO_POINTER) send({ type: 'press', isHeld: false });
  };
  return (
    <Dial>
      <Ring viewBox="0 0 208 208" $state={state} aria-hidden>
        <circle cx="104" cy="104" r="98" pathLength={RING_LENGTH} />
      </Ring>
      <Round
        ref={ref}
        type="button"
        $state={state}
        onPointerDown={handleDown}
        onPointerUp={handleUp}
        onPointerCancel={handleUp}
        onClick={handleClick}
        onContextMenu={(event) => event.preventDefault()}
      >
        <Icon name={state === 'thinking' || state === 'speaking' ? 'x' : 'mic'} size={40} />
        <span>{buttonLabels[state]}</span>
      </Round>
    </Dial>
  );
};

const turn = keyframes`
  to { rotate: 1turn; }
`;

const swell = keyframes`
  50% { scale: 1.06; }
`;

const motions: Partial<Record<StateName, ReturnType<typeof css>>> = {
  listening: css`
    color: var(--red);
    animation: ${swell} 1.6s ease-in-out infinite;
  `,
  thinking: css`
    color: var(--ink);
    animation: ${turn} 9s linear infinite;
  `,
  speaking: css`
    color: var(--ink);
    animation: ${swell} 0.9s ease-in-out infinite;
  `,
};

/** The button in a ring of ticks, like the dials of the scores. */
const Dial = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  width: 208px;
  height: 208px;
`;

/** 60 ticks, each 1 of 10 units long. */
const RING_LENGTH = 600;

const Ring = styled.svg<{ $state: StateName }>`
  position: absolute;
  inset: 0;
  color: var(--line-2);
  pointer-events: none;
  transition: color var(--d2);

  circle {
    fill: none;
    stroke: currentColor;
    stroke-width: 10;
    stroke-dasharray: 1.4 8.6;
    /* No tick crosses the joint of the circle's two halves. */
    stroke-dashoffset: -4;
  }

  ${({ $state }) => motions[$state]}

  @media (prefers-reduced-motion: reduce) {
    animation: none;
  }
`;

/** Red starts something, ink stops it. */
const getGround = ({ $state }: { $state: StateName }): 'ink' | 'red' =>
  $state === 'thinking' || $state === 'speaking' ? 'ink' : 'red';

const Round = styled.button<{ $state: StateName }>`
  position: relative;
  display: grid;
  gap: 8px;
  place-content: center;
  place-items: center;
  width: 164px;
  height: 164px;
  padding: 16px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(--${getGround});
  color: var(--on-${getGround});
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  user-select: none;
  -webkit-touch-callout: none;
  /* A held finger talks; it neither scrolls nor zooms. */
  touch-action: none;
  box-shadow: var(--e1);
  transition:
    background var(--d2),
    transform var(--d1) var(--out);

  &:hover {
    background: color-mix(in srgb, var(--${getGround}) 86%, var(--water));
  }

  &:focus-visible {
    border-radius: 50%;
  }

  &:active {
    transform: scale(0.97);
  }

  @media (forced-colors: active) {
    border-color: ButtonText;
    forced-color-adjust: none;
  }
`;
