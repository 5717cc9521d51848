import { memo } from 'react';
import { FlagButton } from './favourites/flag-button';
import { type Keep } from './favourites/use-favourites';

interface Props {
  slug: string;
  name: string;
  saved: boolean;
  onKeep: Keep;
}

/** The flag in the corner of a card's picture, where the card puts it. */
export const CardFlag = memo(({ slug, name, saved, onKeep }: Props) => (
  <div data-flag>
    <FlagButton name={name} saved={saved} onClick={() => onKeep({ slug, name }, !saved)} />
  </div>
));
CardFlag.displayName = 'CardFlag';
