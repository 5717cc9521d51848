import { formatThenAndNow, listChangedFigures, type CitedFigure } from '@wanderwork/contracts';
import styled from 'styled-components';

/** Figures that a post cites and that have changed since it was written. */
export const CitedFigures = ({ figures }: { figures: readonly CitedFigure[] }) => {
  const changed = listChangedFigures(figures);
  if (changed.length === 0) return null;
  return (
    <List aria-label="Figures that changed since">
      {changed.map((figure) => (
        <li key={figure.name}>
          <b>{figure.label}</b> <span>{formatThenAndNow(figure)}</span>
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  && {
    padding: var(--s3) var(--s4);
  }

  display: grid;
  gap: var(--s2);
  border-radius: var(--r1);
  background: var(--warn-soft);
  font-size: var(--f-sm);
  list-style: none;

  b,
  span {
    display: block;
  }

  b {
    font-weight: 600;
  }

  span {
    font-variant-numeric: tabular-nums;
  }
`;
