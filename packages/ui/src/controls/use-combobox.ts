import { useState, type KeyboardEvent, useEffect, useEffectEvent } from 'react';

export interface ComboboxOption {
  value: string;
  label: string;
  /** Distinguishes options with the same label ("Spain"). */
  note?: string;
}

/** Nobody reads more than this; typing narrows the list. */
const MAX_SHOWN = 50;

/** No option is active. */
const NO_INDEX = -1;

interface Choice {
  options: readonly ComboboxOption[];
  value: string | null;
  onChange: (value: string | null) => void;
}

/**
 * State of a combobox: the typed text, the matching options and the active one. Only Enter or a press chooses:
 * leaving after half a word keeps the previous choice.
 */
export const useCombobox = ({ options, value, onChange }: Choice) => {
  // Null: nothing typed since the last choice, so the box shows the choice.
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
  /** Wraps around at both ends of the list. */
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
    // Ignore Enter that ends an input method's composition, and Enter without a list, which sends the form.
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
    /** The number of matches, shown or not. */
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

/** Removes accents and case: "krakow" finds "Kraków". */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

interface Findable {
  label: string;
  note?: string;
}

/** 0: the label starts with the query; 1: one of its words does; 2: only the note does; null: no match. */
const rankMatch = ({ label, note = '' }: Findable, query: string): number | null => {
  const name = foldText(label);
  if (name.startsWith(query)) return 0;
  if (name.includes(` ${query}`) || name.includes(`-${query}`)) return 1;
  return foldText(note).startsWith(query) ? 2 : null;
};

/** The options that match the typed text, best first, otherwise in the given order. */
const findMatches = <O extends Findable>(options: readonly O[], typed: string): readonly O[] => {
  const query = foldText(typed.trim());
  if (!query) return options;
  return options
    .flatMap((option) => {
      const at = rankMatch(option, query);
      return at === null ? [] : [{ option, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ option }) => option);
};

/**
 * Calls `close` on Escape while `active` and stops the event, so that a surrounding dialog stays open. Dialogs listen
 * on the document in the capture phase, so this listens on the window.
 */
export const useEscape = (active: boolean, close: () => void): void => {
  const onEscape = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    close();
  });
  useEffect(() => {
    if (!active) return;
    const listener = (event: globalThis.KeyboardEvent) => onEscape(event);
    window.addEventListener('keydown', listener, { capture: true });
    return () => window.removeEventListener('keydown', listener, { capture: true });
  }, [active]);
};
