import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { Drawing } from '../icons/drawing';
import type { ComboboxOption } from './use-combobox';

interface Props {
  id: string;
  label: string;
  options: readonly ComboboxOption[];
  value: string | null;
  marked: number;
  getOptionId: (index: number) => string;
  onMark: (index: number) => void;
  onChoose: (option: ComboboxOption) => void;
}

/** The list under the combobox. The focus stays in the box: a press in the list must not take it. */
export const ComboboxList = ({ id, label, options, value, marked, getOptionId, onMark, onChoose }: Props) => {
  const sheet = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In braces: newer browsers return a promise, which React would treat as a cleanup function.
    sheet.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);
  return (
    <Sheet ref={sheet} onMouseDown={(event) => event.preventDefault()}>
      {options.length === 0 && <Nothing aria-hidden>No matches</Nothing>}
      <div role="listbox" id={id} aria-label={label}>
        {options.map((option, index) => (
          <Option
            key={option.value}
            id={getOptionId(index)}
            role="option"
            aria-selected={option.value === value}
            $marked={index === marked}
            onMouseMove={() => onMark(index)}
            onClick={() => onChoose(option)}
          >
            <bdi>{option.label}</bdi>
            {option.note && <Note>{option.note}</Note>}
            {option.value === value && <Drawing path="M20 6 9 17l-5-5" size={16} />}
          </Option>
        ))}
      </div>
    </Sheet>
  );
};

const Sheet = styled.div`
  position: absolute;
  z-index: 60;
  inset: calc(100% + 6px) 0 auto;
  max-height: 294px;
  padding: 6px;
  overflow-y: auto;
  overscroll-behavior: contain;
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
  box-shadow: var(--e2);
`;

const Option = styled.div<{ $marked: boolean }>`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 40px;
  padding: 4px 10px;
  border-radius: var(--r1);
  background: ${({ $marked }) => ($marked ? 'var(--water)' : 'none')};
  cursor: pointer;

  bdi {
    min-width: 0;
    overflow-wrap: anywhere;
  }

  &[aria-selected='true'] {
    font-weight: 600;
  }

  svg {
    margin-inline-start: auto;
  }

  @media (forced-colors: active) {
    outline: ${({ $marked }) => ($marked ? '2px solid Highlight' : 'none')};
    outline-offset: -2px;
  }
`;

const Note = styled.span`
  font-size: var(--f-sm);
  font-weight: 400;
  color: var(--ink-2);
`;

const Nothing = styled.p`
  padding: 9px 10px;
  color: var(--ink-2);
`;
