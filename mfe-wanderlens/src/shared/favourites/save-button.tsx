import { Button, VisuallyHidden, type ButtonSize } from '@wanderwork/ui';
import { SaveIcon, SaveToggle } from './save-toggle';
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
      <SaveIcon saved={saved} />
      {saved ? 'Saved' : 'Save'} <VisuallyHidden>{city.name}</VisuallyHidden>
    </Button>
  );
};

/** The same as an icon only. */
export const SaveIconButton = ({ city }: Props) => {
  const { saved, toggle } = useFavourite(city);
  return <SaveToggle name={city.name} saved={saved} onClick={toggle} />;
};
