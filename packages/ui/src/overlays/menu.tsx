import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for screen readers; the trigger's otherwise. */
  label?: string;
  /** Open from the start: its code was fetched for the press that opens it. */
  defaultOpen?: boolean;
  /** MenuItem, MenuSeparator, MenuNote. */
  children: ReactNode;
}

/** A page that the menu led to has taken the focus for its heading: it keeps it. */
const keepPageFocus = (event: Event) => {
  if (document.activeElement !== document.body) event.preventDefault();
};

/** A list of things to do or places to go, moved through by arrow keys and letters. */
export const Menu = ({ trigger, label, defaultOpen, children }: Props) => (
  // Not modal: the page behind stays scrollable, and Radix writes no style element (see Scrim). It opens where it
  // stands, so that it belongs to the same landmark as its button; being fixed, no box cuts it off.
  <Radix.Root modal={false} defaultOpen={defaultOpen}>
    <Radix.Trigger asChild>{trigger}</Radix.Trigger>
    <Sheet
      align="end"
      sideOffset={8}
      collisionPadding={12}
      onCloseAutoFocus={keepPageFocus}
      {...(label && { 'aria-label': label, 'aria-labelledby': undefined })}
    >
      {children}
    </Sheet>
  </Radix.Root>
);

/** Who this is about, at the menu's head. */
export const MenuNote = styled(Radix.Label)`
  padding: 8px 10px;
  overflow-wrap: anywhere;
`;

export const MenuSeparator = styled(Radix.Separator)`
  height: 1px;
  margin: 6px;
  background: var(--line);
`;

const unfold = keyframes`
  from { opacity: 0; translate: 0 -6px; }
`;

const Sheet = styled(Radix.Content)`
  z-index: 60;
  width: 260px;
  max-height: var(--radix-dropdown-menu-content-available-height);
  padding: 6px;
  overflow-y: auto;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  outline: none;
  background: var(--sheet);
  box-shadow: var(--e2);
  animation: ${unfold} var(--d2) var(--out);
`;

/** Something to do (`onSelect`), or with `asChild` a link to somewhere: its only child. An Icon may stand first. */
export const MenuItem = styled(Radix.Item)`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 40px;
  padding: 0 10px;
  border-radius: var(--r1);
  outline: none;
  color: inherit;
  font-weight: 500;
  text-decoration: none;
  cursor: pointer;

  &[data-highlighted] {
    background: var(--water);
  }

  &[data-disabled] {
    opacity: 0.45;
    cursor: not-allowed;
  }

  @media (forced-colors: active) {
    &[data-highlighted] {
      outline: 2px solid Highlight;
    }
  }
`;
