import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { Icon } from '../icons/icon';

interface Props extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** For a choice that is on or off; without it the chip is a plain button. */
  chosen?: boolean;
  /** Dashed: it adds another one. */
  adds?: boolean;
  children: ReactNode;
}

/** A small choice among others. */
export const Chip = ({ chosen, adds = false, children, ...rest }: Props) => (
  <Root type="button" aria-pressed={chosen} $chosen={Boolean(chosen)} $adds={adds} {...rest}>
    {adds && <Icon name="plus" size={16} />}
    <bdi>{children}</bdi>
  </Root>
);

interface ConditionProps {
  /** The condition in words ("Under $1,500 a month"). */
  children: string;
  onRemove: () => void;
}

/** A condition understood from the person's own words, with a button that removes it. */
export const ConditionChip = ({ children, onRemove }: ConditionProps) => (
  <Condition>
    <bdi>{children}</bdi>
    <RemoveButton type="button" aria-label={`Remove: ${children}`} onClick={onRemove}>
      <Icon name="x" size={13} />
    </RemoveButton>
  </Condition>
);

const chipLook = css`
  display: inline-flex;
  gap: 6px;
  align-items: center;
  max-width: 100%;
  min-height: 34px;
  padding: 4px 12px;
  border: 1px solid var(--line-2);
  border-radius: var(--r-full);
  background: var(--sheet);
  font-size: var(--f-sm);
  font-weight: 500;
  text-align: start;
  transition:
    background var(--d2),
    border-color var(--d2);

  bdi {
    min-width: 0;
  }
`;

const Root = styled.button<{ $chosen: boolean; $adds: boolean }>`
  ${chipLook}
  border-style: ${({ $adds }) => ($adds ? 'dashed' : 'solid')};
  cursor: pointer;

  &:hover {
    border-color: var(--ink);
  }

  ${({ $chosen }) =>
    $chosen &&
    css`
      border-color: var(--ink);
      background: var(--ink);
      color: var(--on-ink);
      forced-color-adjust: none;
      print-color-adjust: exact;
    `}
`;

const Condition = styled.span`
  ${chipLook}
  padding-inline-end: 4px;
  border-color: var(--red);
  background: var(--red-soft);
`;

const RemoveButton = styled.button`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: 0;
  border-radius: 50%;
  background: none;
  cursor: pointer;

  &:hover {
    background: color-mix(in srgb, var(--red) 18%, transparent);
  }
`;
