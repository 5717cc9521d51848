import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/icon';

export type BannerTone = 'warn' | 'info' | 'bad';

interface Props {
  tone: BannerTone;
  icon?: IconName;
  title?: string;
  children?: ReactNode;
  /** Buttons at the end. */
  actions?: ReactNode;
  /** Announces the banner when it appears: `alert` at once, `status` at the next pause. */
  role?: 'alert' | 'status';
}

const icons: Record<BannerTone, IconName> = { warn: 'triangle-alert', info: 'info', bad: 'triangle-alert' };

/** A message about the page as a whole, in the page flow. */
export const Banner = ({ tone, icon = icons[tone], title, children, actions, role }: Props) => (
  <Root $tone={tone} role={role}>
    <Icon name={icon} />
    <Text>
      {title && <b>{title}</b>} {children}
    </Text>
    {actions && <Actions>{actions}</Actions>}
  </Root>
);

const grounds: Record<BannerTone, string> = { warn: '--warn-soft', info: '--water', bad: '--bad-soft' };

const edges: Record<BannerTone, string> = {
  warn: 'color-mix(in srgb, var(--warn) 40%, transparent)',
  info: 'var(--line)',
  bad: 'color-mix(in srgb, var(--bad) 40%, transparent)',
};

const Root = styled.div<{ $tone: BannerTone }>`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  padding: 12px 16px;
  border: 1px solid ${({ $tone }) => edges[$tone]};
  border-radius: var(--r2);
  background: var(${({ $tone }) => grounds[$tone]});
  font-size: var(--f-sm);

  @media print {
    display: none;
  }
`;

const Text = styled.div`
  flex: 1;
  min-width: min(100%, 200px);
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
`;
