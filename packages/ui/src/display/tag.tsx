import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/icon';

export type TagTone = 'plain' | 'ink' | 'outlined' | 'red' | 'ok' | 'warn' | 'bad';

interface Props {
  tone?: TagTone;
  icon?: IconName;
  children: ReactNode;
}

/** A label that classifies the item it is on. */
export const Tag = ({ tone = 'plain', icon, children }: Props) => (
  <Root $tone={tone}>
    {icon && <Icon name={icon} size={13} />}
    <bdi>{children}</bdi>
  </Root>
);

const grounds: Record<TagTone, string> = {
  plain: '--water',
  ink: '--ink',
  outlined: '--sheet',
  red: '--red-soft',
  ok: '--ok-soft',
  warn: '--warn-soft',
  bad: '--bad-soft',
};

const inks: Record<TagTone, string> = {
  plain: '--ink',
  ink: '--on-ink',
  outlined: '--ink',
  red: '--red',
  ok: '--ok',
  warn: '--warn',
  bad: '--bad',
};

const Root = styled.span<{ $tone: TagTone }>`
  display: inline-flex;
  gap: 5px;
  align-items: center;
  max-width: 100%;
  padding: 2px 7px;
  /* Visible where it is the only edge: when outlined, and in forced colors. */
  border: 1px solid ${({ $tone }) => ($tone === 'outlined' ? 'var(--line-2)' : 'transparent')};
  border-radius: var(--r1);
  background: var(${({ $tone }) => grounds[$tone]});
  color: var(${({ $tone }) => inks[$tone]});
  font-size: var(--f-cap);
  font-weight: 600;
  line-height: 1.4;
  print-color-adjust: exact;

  bdi {
    min-width: 0;
  }
`;
