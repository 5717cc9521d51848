import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';

interface Props {
  /** The button that opens it. */
  trigger: ReactElement;
  /** Its name for screen readers; defaults to the trigger's. */
  label?: string;
  /** Open from the start, when a press on the trigger loaded this code. */
  defaultOpen?: boolean;
  /** MenuItem, MenuSeparator, MenuNote. */
  children: ReactNode;
}

/** A page opened from the menu has focused its heading, which keeps the focus. */
const keepPageFocus = (event: Event) => {
  if (document.activeElement !== document.body) event.preventDefault();
};

/** A menu of actions and links, usable with arrow keys and type-ahead. */
export const Menu = ({ trigger, label, defaultOpen, children }: Props) => (
  // Not modal: the page stays scrollable, and Radix writes no style element (see Scrim). It opens in place, so it
  // belongs to the same landmark as its button; it is fixed, so no box cuts it off.
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

/** Who the menu is about, at its top. */
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

/** An action (`onSelect`), or a link as the only child with `asChild`. An Icon may come first. */
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
