import { Button, VisuallyHidden, type ButtonSize } from '@wanderwork/ui';
import styled from 'styled-components';
import { Flag } from './flag';
import { useFavourite } from './use-favourites';

interface Props {
  city: { slug: string; name: string };
  size?: ButtonSize;
}

/** Keeps a city, or lets it go. */
export const SaveButton = ({ city, size }: Props) => {
  const { saved, toggle } = useFavourite(city);
  return (
    <Button size={size} aria-pressed={saved} onClick={toggle}>
      <Flag planted={saved} />
      {saved ? 'Saved' : 'Save'} <VisuallyHidden>{city.name}</VisuallyHidden>
    </Button>
  );
};

/** The same where there is room for the flag alone: on a picture, in a row. */
export const SaveFlag = ({ city }: Props) => {
  const { saved, toggle } = useFavourite(city);
  return (
    <Round
      type="button"
      aria-pressed={saved}
      onClick={toggle}
      aria-label={`${saved ? 'Saved' : 'Save'} ${city.name}`}
    >
      <Flag planted={saved} />
    </Round>
  );
};

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
