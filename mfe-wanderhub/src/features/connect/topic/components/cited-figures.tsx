import { type CitedFigure } from '@wanderwork/contracts';
import styled from 'styled-components';

/** Figures that a post cites and that have changed since it was written. */
export const CitedFigures = ({ figures }: { figures: readonly CitedFigure[] }) => {
  const changed = figures.filter(({ then, now }) => then !== null && then !== now);
  if (changed.length === 0) return null;
  return (
    <List aria-label="Figures that changed since">
      {changed.map(({ name, label, then, now }) => (
        <li key={name}>
          {label}: then {then}, {now === null ? 'no longer known' : `now ${now}`}
        </li>
      ))}
    </List>
  );
};

const List = styled.ul`
  && {
    padding: var(--s2) var(--s3);
  }

  border-radius: var(--r1);
  background: var(--warn-soft);
  font-size: var(--f-sm);
  list-style: none;
`;
