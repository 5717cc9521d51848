import styled from 'styled-components';

/** The introduction under a page title. */
export const Lead = styled.p`
  max-width: 56ch;
  font-size: var(--f-md);
  color: var(--ink-2);
`;

/** The smallest text: under pictures, next to figures. */
export const Caption = styled.p`
  font-size: var(--f-cap);
  color: var(--ink-3);
  letter-spacing: 0.01em;
`;

/** Small interface text; `$quiet` for secondary text. */
export const Small = styled.p<{ $quiet?: boolean }>`
  font-size: var(--f-sm);
  color: ${({ $quiet }) => ($quiet ? 'var(--ink-2)' : 'inherit')};
`;

/** For screen readers only. */
export const VisuallyHidden = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`;
