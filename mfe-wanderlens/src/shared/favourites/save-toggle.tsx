import styled from 'styled-components';
import { memo } from 'react';

/** A bookmark after lucide's (ISC), with fewer points; filled if the city is saved. */
export const SaveIcon = memo(({ saved }: { saved: boolean }) => (
  <Drawing viewBox="0 0 24 24" width={18} height={18} aria-hidden $saved={saved}>
    <path d="m19 21-7-4-7 4V5a2 2 0 0 1 2-2h10a2 2 0 0 1 2 2z" />
  </Drawing>
));
SaveIcon.displayName = 'SaveIcon';

const Drawing = styled.svg<{ $saved: boolean }>`
  flex: none;
  fill: ${({ $saved }) => ($saved ? 'currentColor' : 'none')};
  stroke: currentColor;
  stroke-width: 1.6;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

interface Props {
  /** The name of the city. */
  name: string;
  saved: boolean;
  onClick: () => void;
}

/** An icon button that saves or removes a city. Its parent holds the state. */
export const SaveToggle = ({ name, saved, onClick }: Props) => (
  <Round
    type="button"
    aria-pressed={saved}
    onClick={onClick}
    aria-label={`${saved ? 'Saved' : 'Save'} ${name}`}
  >
    <SaveIcon saved={saved} />
  </Round>
);

const Round = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
  color: var(--ink);
  cursor: pointer;
  transition: background var(--d1);

  &:hover {
    background: var(--water);
  }
`;
