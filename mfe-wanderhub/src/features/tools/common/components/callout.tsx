import { Icon, type IconName } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

type Tone = 'bad' | 'warn' | 'ok' | 'plain';

interface Props {
  tone: Tone;
  children: ReactNode;
}

const icons: Record<Tone, IconName> = {
  bad: 'circle-alert',
  warn: 'triangle-alert',
  ok: 'check',
  plain: 'info',
};
const backgrounds: Record<Tone, string> = {
  bad: '--bad-soft',
  warn: '--warn-soft',
  ok: '--ok-soft',
  plain: '--water',
};
const inks: Record<Tone, string> = { bad: '--bad', warn: '--warn', ok: '--ok', plain: '--ink-2' };

/** A highlighted message. */
export const Callout = ({ tone, children }: Props) => (
  <Root $tone={tone}>
    <Icon name={icons[tone]} size={16} />
    <span>{children}</span>
  </Root>
);

const Root = styled.p<{ $tone: Tone }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: var(--s2);
  padding: 10px 12px;
  border: 1px solid transparent;
  border-radius: var(--r1);
  background: var(${({ $tone }) => backgrounds[$tone]});
  font-size: var(--f-sm);

  svg {
    margin-top: 2px;
    color: var(${({ $tone }) => inks[$tone]});
  }

  @media (forced-colors: active) {
    border-color: CanvasText;
  }
`;
