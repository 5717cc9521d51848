import styled from 'styled-components';
import { Flag } from './flag';

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
