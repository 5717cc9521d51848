import { memo } from 'react';
import styled from 'styled-components';

interface Props {
  /** Paths of the drawing: the land, and the grid of degrees. */
  land: string;
  net: string;
}

/** The land, its shallows and the grid of degrees. Rendered once: only the layer around it moves. */
export const Ground = memo(({ land, net }: Props) => (
  <Group aria-hidden>
    <path className="net" d={net} />
    <path className="shallows" d={land} />
    <path className="land" d={land} />
  </Group>
));
Ground.displayName = 'Ground';

const Group = styled.g`
  pointer-events: none;

  path {
    vector-effect: non-scaling-stroke;
  }

  .net {
    fill: none;
    stroke: color-mix(in srgb, var(--line-2) 34%, var(--sea));
    stroke-width: 0.7;
  }

  .shallows {
    fill: none;
    stroke: color-mix(in srgb, var(--line-2) 26%, var(--sea));
    stroke-width: 7;
    stroke-linejoin: round;
  }

  .land {
    fill: var(--land);
    stroke: color-mix(in srgb, var(--line-2) 80%, var(--land));
    stroke-width: 0.8;
    stroke-linejoin: round;
  }
`;
