import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** A few words about the control; never the only place for them. */
  text: ReactNode;
  children: ReactElement;
}

/** Text that appears next to a control on hover or focus. */
export const Tooltip = ({ text, children }: Props) => (
  <Radix.Provider delayDuration={400}>
    <Radix.Root>
      <Radix.Trigger asChild>{children}</Radix.Trigger>
      <Label sideOffset={6} collisionPadding={12}>
        {text}
      </Label>
    </Radix.Root>
  </Radix.Provider>
);

const Label = styled(Radix.Content)`
  z-index: 70;
  max-width: 260px;
  padding: 6px 10px;
  border: 1px solid transparent;
  border-radius: var(--r1);
  background: var(--ink);
  color: var(--on-ink);
  font-size: var(--f-sm);
  line-height: 1.4;
`;
