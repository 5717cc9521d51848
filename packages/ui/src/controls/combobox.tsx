import { TextInput, VisuallyHidden } from '@wanderwork/ui';
import { useEffect, useId, type InputHTMLAttributes } from 'react';
import styled from 'styled-components';
import { Drawing } from '../icons/drawing';
import { ComboboxList } from './combobox-list';
import { useCombobox, type ComboboxOption, useEscape } from './use-combobox';

export type { ComboboxOption };

interface Props extends Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'type' | 'role'> {
  options: readonly ComboboxOption[];
  /** The value of the chosen option, or null. */
  value: string | null;
  onChange: (value: string | null) => void;
  /** Names the list for screen readers ("Cities"). */
  listLabel?: string;
}

/**
 * Picks one of many options by typing; for short lists use Select. Inside a Field it takes its label and messages
 * from there. Arrows move, Enter chooses, Escape closes; the focus stays in the box (WAI-ARIA: editable combobox,
 * list autocomplete).
 */
export const Combobox = ({ options, value, onChange, listLabel = 'Choices', ...rest }: Props) => {
  const listId = useId();
  const box = useCombobox({ options, value, onChange });
  const { open, shown, marked } = box;
  const getOptionId = (index: number) => `${listId}-${index}`;
  const markedId = open && shown[marked] ? getOptionId(marked) : undefined;

  useEscape(open, box.close);
  useEffect(() => {
    if (markedId) document.getElementById(markedId)?.scrollIntoView?.({ block: 'nearest' });
  }, [markedId]);

  return (
    <Root onBlur={box.close}>
      <TextInput
        autoComplete="off"
        spellCheck={false}
        {...rest}
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={open}
        aria-controls={listId}
        aria-activedescendant={markedId}
        value={box.text}
        onChange={(event) => box.type(event.target.value)}
        onKeyDown={box.onKeyDown}
        onClick={() => !open && box.show()}
      />
      <Drawing path="M6 9l6 6 6-6" />
      {open && (
        <ComboboxList
          id={listId}
          label={listLabel}
          options={shown}
          {...{ value, marked, getOptionId }}
          onMark={box.mark}
          onChoose={box.choose}
        />
      )}
      <VisuallyHidden role="status">{open && describeCount(shown.length, box.count)}</VisuallyHidden>
    </Root>
  );
};

const describeCount = (shown: number, all: number): string => {
  if (all === 0) return 'No matches';
  if (shown < all) return `${shown} of ${all} choices; keep typing to narrow the list`;
  return all === 1 ? '1 choice' : `${all} choices`;
};

const Root = styled.div`
  position: relative;

  > input {
    padding-inline-end: 40px;
    text-overflow: ellipsis;
  }

  > svg {
    position: absolute;
    top: 14px;
    inset-inline-end: 12px;
    color: var(--ink-2);
    pointer-events: none;
  }
`;
