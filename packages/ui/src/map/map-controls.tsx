import { type ReactNode } from 'react';
import styled from 'styled-components';
import { type Camera } from './camera';
import { ZOOM_STEP } from './keys';

interface Props {
  camera: Camera;
  /** The label of "show everything", and its action. */
  whole: string;
  onWhole: () => void;
  /** More buttons. */
  children?: ReactNode;
  className?: string;
}

/** Zoom buttons, for people without a wheel or a second finger. The parent decides the corner. */
export const MapControls = ({ camera, whole, onWhole, children, className }: Props) => (
  <Group role="group" aria-label="Map zoom" data-still className={className}>
    <MapButton label="Zoom in" sign="M12 6v12M6 12h12" onClick={() => camera.glide({ factor: ZOOM_STEP })} />
    <MapButton label="Zoom out" sign="M6 12h12" onClick={() => camera.glide({ factor: 1 / ZOOM_STEP })} />
    <MapButton label={whole} sign="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" onClick={onWhole} />
    {children}
  </Group>
);

interface ButtonProps {
  label: string;
  /** A path on a 24-unit grid. */
  sign: string;
  onClick: () => void;
}

export const MapButton = ({ label, sign, onClick }: ButtonProps) => (
  <button type="button" aria-label={label} onClick={onClick}>
    <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
      <path d={sign} />
    </svg>
  </button>
);

const Group = styled.div`
  position: absolute;
  z-index: 1;
  display: grid;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  cursor: auto;

  button {
    display: grid;
    place-items: center;
    inline-size: 38px;
    block-size: 38px;
    border: 0;
    border-radius: var(--r2);
    background: none;
    color: var(--ink);
    cursor: pointer;
  }

  button:hover {
    background: var(--water);
  }

  button + button {
    border-block-start: 1px solid var(--line);
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
