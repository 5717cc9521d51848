import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { space } from '../theme/css';
import { CloseButton, Scrim } from './layer';
import { useReturnFocus } from './use-return-focus';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** `bottom` for filters on a phone. */
  side?: 'right' | 'bottom';
  /** As wide as a phone, or a column of text. */
  wide?: boolean;
  /** Called before Escape closes the panel; `preventDefault` keeps it open. */
  onEscape?: (event: KeyboardEvent) => void;
}

/** A panel at the page's edge that behaves like a dialog. */
export const Drawer = ({
  open,
  onOpenChange,
  title,
  children,
  footer,
  side = 'right',
  wide = false,
  onEscape,
}: Props) => {
  const returnFocus = useReturnFocus();
  const handleEscape = (event: KeyboardEvent) => {
    returnFocus.onEscapeKeyDown(event);
    if (!event.defaultPrevented) onEscape?.(event);
  };
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Scrim />
        <Panel
          $side={side}
          $wide={wide}
          {...returnFocus}
          onEscapeKeyDown={handleEscape}
          aria-describedby={undefined}
        >
          <Title>{title}</Title>
          <Body>{children}</Body>
          {footer && <Footer>{footer}</Footer>}
          <Radix.Close asChild>
            <CloseButton />
          </Radix.Close>
        </Panel>
      </Radix.Portal>
    </Radix.Root>
  );
};

const fromRight = keyframes`
  from { translate: 100% 0; }
`;

const fromBelow = keyframes`
  from { translate: 0 100%; }
`;

const sideStyles = {
  right: 'inset: 0 0 0 auto; width: min(100vw - 40px, 360px); border-left: 1px solid var(--line);',
  bottom:
    'inset: auto 0 0; max-height: 85dvh; border-top: 1px solid var(--line); border-radius: var(--r3) var(--r3) 0 0;',
};

const Panel = styled(Radix.Content)<{ $side: 'right' | 'bottom'; $wide: boolean }>`
  position: fixed;
  z-index: 51;
  ${({ $side }) => sideStyles[$side]}
  ${({ $wide }) => $wide && 'width: min(100vw, 520px);'}
  display: grid;
  grid-template-rows: auto minmax(0, 1fr) auto;
  outline: none;
  background: var(--sheet);
  box-shadow: var(--e3);
  animation: ${({ $side }) => ($side === 'right' ? fromRight : fromBelow)} var(--d3) var(--out);

  &[data-state='closed'] {
    animation-duration: var(--d2);
    animation-timing-function: ease-in;
    animation-direction: reverse;
    animation-fill-mode: forwards;
  }
`;

const Title = styled(Radix.Title)`
  padding: 12px ${space(8)} 12px ${space(5)};
  font-size: var(--f-lg);
  line-height: 40px;
`;

const Body = styled.div`
  padding: ${space(2, 5, 5)};
  overflow-y: auto;
  overscroll-behavior: contain;
`;

const Footer = styled.div`
  padding: ${space(4, 5)};
  border-top: 1px solid var(--line);
`;
