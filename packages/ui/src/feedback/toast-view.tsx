import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/icon';

export type ToastTone = 'ok' | 'info' | 'bad';

interface Props {
  title: string;
  description?: ReactNode;
  tone?: ToastTone;
  /** A button for what can be done now. */
  action?: ReactNode;
  onDismiss?: () => void;
}

const icons: Record<ToastTone, IconName> = { ok: 'check', info: 'info', bad: 'circle-alert' };

/** The look of one notification; the shell shows, times and removes it. */
export const ToastView = ({ title, description, tone = 'ok', action, onDismiss }: Props) => (
  <Slab>
    <Icon name={icons[tone]} />
    <Text>
      <b>{title}</b>
      {description && <span>{description}</span>}
      {action}
    </Text>
    {onDismiss && (
      <Dismiss type="button" aria-label="Dismiss" onClick={onDismiss}>
        <Icon name="x" size={16} />
      </Dismiss>
    )}
  </Slab>
);

const Slab = styled.div`
  --focus: var(--on-ink);

  display: flex;
  gap: 12px;
  align-items: flex-start;
  width: min(100%, 400px);
  padding: 14px 16px;
  border: 1px solid transparent;
  border-radius: var(--r2);
  background: var(--ink);
  color: var(--on-ink);
  box-shadow: var(--e2);

  > svg {
    margin-top: 3px;
  }

  @media print {
    display: none;
  }
`;

const Text = styled.div`
  display: grid;
  flex: 1;
  gap: 2px;
  justify-items: start;
  min-width: 0;

  > * {
    max-width: 100%;
  }
`;

const Dismiss = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 28px;
  height: 28px;
  margin: -2px -6px 0 0;
  padding: 0;
  border: 0;
  border-radius: var(--r1);
  background: none;
  color: inherit;
  opacity: 0.8;
  cursor: pointer;

  &:hover {
    opacity: 1;
  }
`;
