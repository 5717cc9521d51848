import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import styled, { keyframes } from 'styled-components';
import { media, space } from '../theme/css';
import { CloseButton, appear, Scrim } from './layer';
import { useReturnFocus } from './use-return-focus';

interface Props {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** One sentence under the title. */
  description?: ReactNode;
  children: ReactNode;
}

/**
 * A modal dialog: keeps the focus, closes with Escape, the close button or a press outside, and returns the focus. A
 * bottom sheet on phones.
 */
export const Dialog = ({ open, onOpenChange, title, description, children }: Props) => (
  <Radix.Root open={open} onOpenChange={onOpenChange}>
    <Radix.Portal>
      <Scrim />
      <Sheet {...useReturnFocus()} {...(description ? {} : { 'aria-describedby': undefined })}>
        <Title>{title}</Title>
        {description && <Description>{description}</Description>}
        <Body>{children}</Body>
        <Radix.Close asChild>
          <CloseButton />
        </Radix.Close>
      </Sheet>
    </Radix.Portal>
  </Radix.Root>
);

const rise = keyframes`
  from { opacity: 0; translate: 0 12px; }
`;

const slideUp = keyframes`
  from { translate: 0 100%; }
`;

const Sheet = styled(Radix.Content)`
  position: fixed;
  z-index: 51;
  inset: 0;
  width: min(100% - 32px, 440px);
  height: fit-content;
  max-height: calc(100dvh - 48px);
  margin: auto;
  padding: ${space(6)};
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--r3);
  outline: none;
  background: var(--sheet);
  box-shadow: var(--e3);
  animation: ${rise} var(--d3) var(--out);

  &[data-state='closed'] {
    animation: ${appear} var(--d2) reverse forwards;
  }

  ${media.belowPhone} {
    width: 100%;
    margin-bottom: 0;
    padding: ${space(5)};
    border-width: 1px 0 0;
    border-radius: var(--r3) var(--r3) 0 0;
    animation-name: ${slideUp};
  }
`;

const Title = styled(Radix.Title)`
  padding-right: ${space(7)};
  font-size: var(--f-xl);
`;

const Description = styled(Radix.Description)`
  margin-top: ${space(2)};
  color: var(--ink-2);
`;

const Body = styled.div`
  margin-top: ${space(5)};
`;
