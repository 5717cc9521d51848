import styled from 'styled-components';

/** What stands under a title and leads into the page. */
export const Lead = styled.p`
  max-width: 56ch;
  font-size: var(--f-md);
  color: var(--ink-2);
`;

/** The smallest text: under pictures, beside figures. */
export const Caption = styled.p`
  font-size: var(--f-cap);
  color: var(--ink-3);
  letter-spacing: 0.01em;
`;

/** Small text of the interface; `$quiet` where it only accompanies. */
export const Small = styled.p<{ $quiet?: boolean }>`
  font-size: var(--f-sm);
  color: ${({ $quiet }) => ($quiet ? 'var(--ink-2)' : 'inherit')};
`;

/** For screen readers alone. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
