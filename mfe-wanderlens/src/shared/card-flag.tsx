import { memo } from 'react';
import { FlagButton } from './favourites/flag-button';
import { type SetSaved } from './favourites/use-favourites';

interface Props {
  slug: string;
  name: string;
  saved: boolean;
  onSave: SetSaved;
}

/** The flag button in the corner of the picture. */
export const CardFlag = memo(({ slug, name, saved, onSave }: Props) => (
  <div data-flag>
    <FlagButton name={name} saved={saved} onClick={() => onSave({ slug, name }, !saved)} />
  </div>
));
CardFlag.displayName = 'CardFlag';
