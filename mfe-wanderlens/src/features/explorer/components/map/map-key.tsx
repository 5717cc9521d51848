import { type Band } from '@wanderwork/contracts';
import { bandLabels } from '@wanderwork/ui/charts';
import styled from 'styled-components';

const bands: Band[] = ['outstanding', 'strong', 'good', 'mixed', 'weak'];
const radii: Record<Band, number> = { outstanding: 6.5, strong: 5.5, good: 4.8, mixed: 3.7, weak: 3.2 };

/** The map legend. */
export const MapKey = () => (
  <List aria-label="Map key">
    {bands.map((band) => (
      <li key={band}>
        <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden>
          <circle
            className={band === 'mixed' || band === 'weak' ? 'open' : undefined}
            cx={8}
            cy={8}
            r={radii[band]}
          />
          {band === 'outstanding' && <circle className="core" cx={8} cy={8} r={2} />}
        </svg>
        {bandLabels[band]}
      </li>
    ))}
    <li>
      <svg viewBox="0 0 16 16" width={16} height={16} aria-hidden>
        <circle className="small" cx={8} cy={8} r={1.6} />
      </svg>
      Zoom in for more cities
    </li>
  </List>
);

const List = styled.ul.attrs({ role: 'list' })`
  display: flex;
  flex-wrap: wrap;
  gap: 4px var(--s4);
  margin-top: var(--s3);
  padding: 0;
  font-size: var(--f-sm);
  color: var(--ink-2);
  list-style: none;

  li {
    display: inline-flex;
    gap: 6px;
    align-items: center;
  }

  circle {
    fill: var(--ink);
  }

  .open {
    fill: none;
    stroke: var(--ink);
    stroke-width: 2.2;
  }

  .core {
    fill: var(--sheet);
  }

  .small {
    fill: var(--ink-3);
  }
`;
