import styled, { css } from 'styled-components';
import { space } from '../theme/css';

/** A sheet on the paper. `$pad` for plain content, `$hover` when the whole of it leads somewhere: it lifts by shadow. */
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

/** What stands under a card's picture. */
export const CardBody = styled.div`
  padding: ${space(4, 5, 5)};
`;

/** A picture's place on a card, cut to a fixed shape and parted by a hairline. */
export const CardPicture = styled.div<{ $ratio?: string }>`
  aspect-ratio: ${({ $ratio = '3 / 2' }) => $ratio};
  overflow: hidden;
  border-bottom: 1px solid var(--line);

  > * {
    width: 100%;
    height: 100%;
  }
`;
