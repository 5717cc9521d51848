import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/icon';

export type TagTone = 'plain' | 'red' | 'ok' | 'warn' | 'bad';

interface Props {
  tone?: TagTone;
  icon?: IconName;
  children: ReactNode;
}

/** A word that classifies what it stands on. */
export const Tag = ({ tone = 'plain', icon, children }: Props) => (
  <Root $tone={tone}>
    {icon && <Icon name={icon} size={13} />}
    {children}
  </Root>
);

const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  padding: 3px 8px;
  border-radius: var(--r1);
  background: var(${({ $tone }) => ($tone === 'plain' ? '--water' : `--${$tone}-soft`)});
  color: var(${({ $tone }) => ($tone === 'plain' ? '--ink' : `--${$tone}`)});
  font-size: var(--f-cap);
  font-weight: 600;
  line-height: 1.4;

  @media (forced-colors: active) {
    border: 1px solid;
  }
`;
