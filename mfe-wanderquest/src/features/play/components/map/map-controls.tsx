import styled from 'styled-components';
import { type Camera, ZOOM_STEP } from '../../model/map/camera';

interface Props {
  camera: Camera;
  onWhole: () => void;
  onHere: () => void;
}

/** Nearer, farther, all of it, back to where one is: for those without a wheel or a second finger. */
export const MapControls = ({ camera, onWhole, onHere }: Props) => (
  <Group role="group" aria-label="Scale of the map" data-still>
    <button type="button" aria-label="Come nearer" onClick={() => camera.zoom(ZOOM_STEP)}>
      <Sign d="M12 6v12M6 12h12" />
    </button>
    <button type="button" aria-label="Go farther" onClick={() => camera.zoom(1 / ZOOM_STEP)}>
      <Sign d="M6 12h12" />
    </button>
    <button type="button" aria-label="Show the whole world" onClick={onWhole}>
      <Sign d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
    </button>
    <button type="button" aria-label="Show where you are" onClick={onHere}>
      <Sign d="M12 3v4M12 17v4M3 12h4M17 12h4M12 9a3 3 0 1 0 0 6a3 3 0 0 0 0-6" />
    </button>
  </Group>
);

const Sign = ({ d }: { d: string }) => (
  <svg viewBox="0 0 24 24" width={18} height={18} aria-hidden>
    <path d={d} />
  </svg>
);

const Group = styled.div`
  position: absolute;
  inset-block-end: var(--s4);
  inset-inline-end: var(--s4);
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
