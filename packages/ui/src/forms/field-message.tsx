import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon } from '../icons/icon';

interface Props {
  id: string;
  tone: 'bad' | 'ok';
  children: ReactNode;
}

/** The message under a control, with an icon because color alone is not enough. */
export const FieldMessage = ({ id, tone, children }: Props) => (
  <Root id={id} $tone={tone}>
    <Icon name={tone === 'bad' ? 'circle-alert' : 'check'} size={16} />
    <span>{children}</span>
  </Root>
);

const Root = styled.p<{ $tone: 'bad' | 'ok' }>`
  display: flex;
  gap: 6px;
  font-size: var(--f-sm);
  color: ${({ $tone }) => `var(--${$tone})`};

  svg {
    margin-top: 0.15em;
  }
`;
