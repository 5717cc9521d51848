import styled, { css } from 'styled-components';
import { space } from '../theme/css';

/** A card. `$pad` for plain content; `$hover` when the whole card is a link: it gets a shadow. */
export const Card = styled.article<{ $pad?: boolean; $hover?: boolean }>`
  padding: ${({ $pad }) => ($pad ? space(5) : '0')};
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  transition:
    border-color var(--d2),
    box-shadow var(--d2);

  ${({ $hover }) =>
    $hover &&
    css`
      &:hover,
      &:focus-within {
        border-color: var(--line-2);
        box-shadow: var(--e2);
      }
    `}
`;

/** The content under a card's picture. */
export const CardBody = styled.div`
  padding: ${space(4, 5, 5)};
`;

/** A card's picture area, cut to a fixed shape, with a hairline below. */
export const CardPicture = styled.div<{ $ratio?: string }>`
  aspect-ratio: ${({ $ratio = '3 / 2' }) => $ratio};
  overflow: hidden;
  border-bottom: 1px solid var(--line);

  > * {
    width: 100%;
    height: 100%;
  }
`;

const createTicks = (direction: string) =>
  `repeating-linear-gradient(${direction}, var(--ink) 0 28px, transparent 28px 56px)`;

/** The border of an atlas page (neatline) around a picture or a map. */
export const Plate = styled.figure`
  position: relative;
  padding: 6px;
  border: 1px solid var(--ink);
  background:
    ${createTicks('90deg')} 0 1px / 100% 3px no-repeat,
    ${createTicks('90deg')} 0 calc(100% - 1px) / 100% 3px no-repeat,
    ${createTicks('0deg')} 1px 0 / 3px 100% no-repeat,
    ${createTicks('0deg')} calc(100% - 1px) 0 / 3px 100% no-repeat,
    var(--sheet);
`;

/** The picture inside the border. */
export const PlateWindow = styled.div`
  overflow: hidden;
  border: 1px solid var(--ink);
`;
