import { useState, type KeyboardEvent } from 'react';
import { findMatches } from './find-matches';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Tells two of the same name apart ("Spain"). */
  note?: string;
}

/** More than this nobody reads; typing on narrows the list. */
const MAX_SHOWN = 50;

/** Where nothing in the list is marked. */
const NO_INDEX = -1;

interface Choice {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * What is typed, which options fit, and which of them is marked. A choice is made by Enter or a press alone: whoever
 * leaves half a word behind keeps the choice of before.
 */
export const useCombobox = ({ options, value, onChange }: Choice) => {
  // Null: nothing typed since the last choice, so the choice itself stands in the box.
  const [typed, setTyped] = useState<string | null>(null);
  const [open, setOpen] = useState(false);
  const [marked, setMarked] = useState(NO_INDEX);

  const chosen = options.find((option) => option.value === value);
  const matches = findMatches(options, typed ?? '');
  const shown = matches.slice(0, MAX_SHOWN);

  const show = () => {
    setOpen(true);
    setMarked(shown.findIndex((option) => option.value === value));
  };
  const close = () => {
    setOpen(false);
    setTyped(null);
    setMarked(NO_INDEX);
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setMarked(text.trim() ? 0 : NO_INDEX);
    if (text === '' && value !== null) onChange(null);
  };
  const choose = (option: ComboboxOption | undefined) => {
    if (!option) return;
    onChange(option.value);
    close();
  };
  /** Round and round, from the box to the first or the last. */
  const move = (by: 1 | -1) => {
    if (!open) return show();
    const from = marked === NO_INDEX && by === -1 ? 0 : marked;
    setMarked((from + by + shown.length) % Math.max(1, shown.length));
  };

  const keys: Record<string, (event: KeyboardEvent) => void> = {
    ArrowDown: (event) => (event.altKey ? show() : move(1)),
    ArrowUp: (event) => (event.altKey ? close() : move(-1)),
    Enter: () => choose(shown[marked]),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that ends an input method's word is not ours, and without a list it sends the form.
    if (event.nativeEvent.isComposing || (event.key === 'Enter' && !open)) return;
    const handleKey = keys[event.key];
    if (!handleKey) return;
    event.preventDefault();
    handleKey(event);
  };

  return {
    text: typed ?? chosen?.label ?? '',
    open,
    shown,
    /** How many fit, shown or not. */
    count: matches.length,
    marked,
    mark: setMarked,
    show,
    close,
    type,
    choose,
    onKeyDown,
  };
};
