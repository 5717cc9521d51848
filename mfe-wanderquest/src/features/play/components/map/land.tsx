import { memo } from 'react';
import styled from 'styled-components';
import { landPath, netPath } from '../../model/map/world.data';

/** Land and the net of degrees. Drawn once: only the layer around it moves. */
export const Land = memo(() => (
  <Ground aria-hidden>
    <path className="net" d={netPath} />
    <path className="shallows" d={landPath} />
    <path className="land" d={landPath} />
  </Ground>
));
Land.displayName = 'Land';

const Ground = styled.g`
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
