import type { Chosen, Edit } from './text-edits';

const chosenIn = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Chosen => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** The browser's own way of typing: old, and the only one that Ctrl+Z can take back. False where there is none. */
const typed = (text: string): boolean => {
  try {
    return document.execCommand('insertText', false, text);
  } catch {
    return false;
  }
};

/** Changes the text of a field as if it had been typed, and gives the field the focus. */
export const editField = (field: HTMLTextAreaElement, edit: (chosen: Chosen) => Edit): void => {
  const { from, to, insert, choose } = edit(chosenIn(field));
  field.focus();
  field.setSelectionRange(from, to);
  if (!typed(insert)) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(from + choose[0], from + choose[1]);
};
