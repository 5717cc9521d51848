import type { ButtonHTMLAttributes, Ref } from 'react';
import styled from 'styled-components';
import { Drawing } from '../icons/drawing';

/** The close button in the corner of a dialog or drawer. */
export const CloseButton = (
  props: ButtonHTMLAttributes<HTMLButtonElement> & { ref?: Ref<HTMLButtonElement> },
) => (
  <Cross type="button" aria-label="Close" {...props}>
    {/* Drawn by path, not by icon name: a name would add all icons to every chunk with a dialog. */}
    <Drawing path="M18 6 6 18M6 6l12 12" />
  </Cross>
);

const Cross = styled.button`
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  place-items: center;
  width: 40px;
  height: 40px;
  padding: 0;
  border: 0;
  border-radius: var(--r2);
  background: none;
  cursor: pointer;

  &:hover {
    background: var(--water);
  }
`;
