import { useId, type ReactNode } from 'react';
import styled from 'styled-components';
import { Icon, type IconName } from '../icons/icon';

interface Option<V extends string> {
  value: V;
  label: ReactNode;
  icon?: IconName;
}

interface Props<V extends string> {
  /** What is chosen; its name for screen readers. */
  label: string;
  options: Option<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** One of a few options side by side. Built from radio buttons, so arrow keys work. */
export const Segmented = <V extends string>({ label, options, value, onChange }: Props<V>) => {
  const name = useId();
  return (
    <Group aria-label={label}>
      {options.map((option) => (
        <Segment key={option.value}>
          <input
            type="radio"
            className="visually-hidden"
            name={name}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.icon && <Icon name={option.icon} size={16} />}
          {option.label}
        </Segment>
      ))}
    </Group>
  );
};

const Group = styled.fieldset`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  border: 1px solid var(--line-2);
  border-radius: var(--r2);
  background: var(--sheet);
`;

const Segment = styled.label`
  position: relative;
  display: inline-flex;
  gap: 7px;
  align-items: center;
  justify-content: center;
  min-width: 40px;
  min-height: 38px;
  padding: 0 12px;
  font-size: var(--f-sm);
  font-weight: 600;
  cursor: pointer;
  transition: background var(--d1);

  & + & {
    border-left: 1px solid var(--line);
  }

  &:first-child {
    border-radius: 5px 0 0 5px;
  }

  &:last-child {
    border-radius: 0 5px 5px 0;
  }

  &:hover {
    background: var(--water);
  }

  &:has(:checked) {
    background: var(--ink);
    color: var(--on-ink);
    forced-color-adjust: none;
    print-color-adjust: exact;
  }

  &:has(:focus-visible) {
    outline: 2px solid var(--focus);
    outline-offset: 3px;
  }
`;
