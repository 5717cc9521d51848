import type { Selection, Edit } from './text-edits';

const getSelection = ({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selection => ({
  text: value,
  start: selectionStart,
  end: selectionEnd,
});

/** The browser's own way of typing: old, and the only one that Ctrl+Z can take back. False where there is none. */
const typeText = (text: string): boolean => {
  try {
    return document.execCommand('insertText', false, text);
  } catch {
    return false;
  }
};

/** Changes the text of a field as if it had been typed, and gives the field the focus. */
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
