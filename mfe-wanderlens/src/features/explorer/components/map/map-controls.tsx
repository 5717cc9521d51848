import styled from 'styled-components';
import { type Camera } from '../../model/map/camera';
import { type Position } from '../../model/map/world';
import { ZOOM_STEP } from './use-map-keys';

interface Props {
  camera: Camera;
  /** What "all" is. */
  positions: readonly Position[];
}

/** Nearer, farther, all of it: for those without a wheel or a second finger. */
export const MapControls = ({ camera, positions }: Props) => (
  <Group role="group" aria-label="Scale of the map" data-still>
    <button type="button" aria-label="Come nearer" onClick={() => camera.glide({ factor: ZOOM_STEP })}>
      <Sign d="M12 6v12M6 12h12" />
    </button>
    <button type="button" aria-label="Go farther" onClick={() => camera.glide({ factor: 1 / ZOOM_STEP })}>
      <Sign d="M6 12h12" />
    </button>
    <button type="button" aria-label="Show all cities" onClick={() => camera.glide({ fit: positions })}>
      <Sign d="M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5" />
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
  inset-block-start: 12px;
  inset-inline-start: 12px;
  z-index: 1;
  display: grid;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  cursor: auto;

  button {
    display: grid;
    place-items: center;
    width: 38px;
    height: 38px;
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
    border-top: 1px solid var(--line);
  }

  svg {
    fill: none;
    stroke: currentColor;
    stroke-width: 1.6;
    stroke-linecap: round;
    stroke-linejoin: round;
  }
`;
