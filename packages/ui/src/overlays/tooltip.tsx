import { Tooltip as Radix } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  /** A few words about the control; never the only place where they stand. */
  text: ReactNode;
  children: ReactElement;
}

/** Words that appear beside a control under the pointer or with the focus. */
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
