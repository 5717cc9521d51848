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
    // The release then arrives wherever the finger is.
    currentTarget.setPointerCapture(pointerId);
    send({ type: 'press', isHeld: true });
  };
  const handleUp = () => send({ type: 'release' });
  const handleClick = ({ detail }: MouseEvent) => {
    if (detail === NO_POINTER) send({ type: 'press', isHeld: false });
  };
  return (
    <Dial $state={state}>
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

const ticks = 'repeating-conic-gradient(currentColor 0 0.7deg, transparent 0.7deg 6deg)';

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
const Dial = styled.div<{ $state: StateName }>`
  position: relative;
  display: grid;
  place-items: center;
  width: 224px;
  height: 224px;

  &::before {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    background: ${ticks};
    color: var(--line-2);
    mask: radial-gradient(closest-side, transparent 0 calc(100% - 12px), #000 calc(100% - 11.5px));
    ${({ $state }) => motions[$state]}
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      animation: none;
    }
  }
`;

const Round = styled.button<{ $state: StateName }>`
  display: grid;
  gap: 8px;
  place-content: center;
  place-items: center;
  width: 176px;
  height: 176px;
  padding: 16px;
  border: 1px solid transparent;
  border-radius: 50%;
  background: var(${({ $state }) => ($state === 'thinking' || $state === 'speaking' ? '--ink' : '--red')});
  color: var(${({ $state }) => ($state === 'thinking' || $state === 'speaking' ? '--on-ink' : '--on-red')});
  font-weight: 600;
  line-height: 1.25;
  text-align: center;
  cursor: pointer;
  user-select: none;
  -webkit-touch-callout: none;
  /* A held finger talks; it neither scrolls nor zooms. */
  touch-action: none;
  box-shadow: var(--e2);
  transition:
    background var(--d2),
    transform var(--d1) var(--out);

  &:hover {
    background: color-mix(
      in srgb,
      var(${({ $state }) => ($state === 'thinking' || $state === 'speaking' ? '--ink' : '--red')}) 86%,
      var(--ink)
    );
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
