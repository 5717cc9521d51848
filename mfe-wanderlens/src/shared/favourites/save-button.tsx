import { Button, VisuallyHidden, type ButtonSize } from '@wanderwork/ui';
import { FlagButton, Flag } from './flag-button';
import { useFavourite } from './use-favourites';

interface Props {
  city: { slug: string; name: string };
  size?: ButtonSize;
}

/** A button that saves or removes a city. */
export const SaveButton = ({ city, size }: Props) => {
  const { saved, toggle } = useFavourite(city);
  return (
    <Button size={size} aria-pressed={saved} onClick={toggle}>
      <Flag planted={saved} />
      {saved ? 'Saved' : 'Save'} <VisuallyHidden>{city.name}</VisuallyHidden>
    </Button>
  );
};

/** The same as a flag only. */
export const SaveFlag = ({ city }: Props) => {
  const { saved, toggle } = useFavourite(city);
  return <FlagButton name={city.name} saved={saved} onClick={toggle} />;
};
