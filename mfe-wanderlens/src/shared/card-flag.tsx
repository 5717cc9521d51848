import { memo } from 'react';
import styled from 'styled-components';
import { FlagButton } from './favourites/flag-button';
import { type Keep } from './favourites/use-favourites';

interface Props {
  slug: string;
  name: string;
  saved: boolean;
  onKeep: Keep;
}

/** The flag in the corner of a card's picture. */
export const CardFlag = memo(({ slug, name, saved, onKeep }: Props) => (
  <Corner>
    <FlagButton name={name} saved={saved} onClick={() => onKeep({ slug, name }, !saved)} />
  </Corner>
));
CardFlag.displayName = 'CardFlag';

const Corner = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline-end: 10px;
  z-index: 1;
`;
