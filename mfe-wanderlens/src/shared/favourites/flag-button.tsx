import styled from 'styled-components';
import { memo } from 'react';

/** lucide's flag (ISC), filled if the city is saved. */
export const Flag = memo(({ planted }: { planted: boolean }) => (
  <Drawing viewBox="0 0 24 24" width={18} height={18} aria-hidden $planted={planted}>
    <path d="M4 22V4a1 1 0 0 1 .4-.8A6 6 0 0 1 8 2c3 0 5 2 7.333 2q2 0 3.067-.8A1 1 0 0 1 20 4v10a1 1 0 0 1-.4.8A6 6 0 0 1 16 16c-3 0-5-2-8-2a6 6 0 0 0-4 1.528" />
  </Drawing>
));
Flag.displayName = 'Flag';

const Drawing = styled.svg<{ $planted: boolean }>`
  flex: none;
  fill: ${({ $planted }) => ($planted ? 'currentColor' : 'none')};
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

/** A flag that saves or removes a city. Its parent holds the state. */
export const FlagButton = ({ name, saved, onClick }: Props) => (
  <Round
    type="button"
    aria-pressed={saved}
    onClick={onClick}
    aria-label={`${saved ? 'Saved' : 'Save'} ${name}`}
  >
    <Flag planted={saved} />
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
