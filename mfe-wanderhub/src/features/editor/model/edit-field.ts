import type { Selection, Edit } from './text-edits';

const getSelection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** `execCommand` is deprecated, but the only way to keep the browser's undo. Returns false if it is not supported. */
const typeText = (text: string): boolean => {
  try {
    return document.execCommand('insertText', false, text);
  } catch {
    return false;
  }
};

/** Applies an edit as if it had been typed, and focuses the field. */
export const editField = (field: HTMLTextAreaElement, edit: (chosen: Selection) => Edit): void => {
  const { from, to, insert, selection } = edit(getSelection(field));
  field.focus();
  field.setSelectionRange(from, to);
  if (!typeText(insert)) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(from + selection[0], from + selection[1]);
};
