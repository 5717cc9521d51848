import { POST_CONTENT_MAX } from '@wanderwork/contracts';
import { Field, Small, TextArea, Button, Row } from '@wanderwork/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatCount } from '../model/post-labels';
import { type Draft } from '../model/draft';
import {
  insertText,
  insertBlock,
  wrapSelection,
  type Selection,
  type Edit,
  insertLink,
  prefixLines,
} from '../model/text-edits';
import { FigurePicker } from './figure-picker';
import { ImagePicker } from './image-picker';
import { useDraftState } from './use-draft';

const shortcuts: Record<string, (chosen: Selection) => Edit> = {
  b: wrapSelection('**', 'bold'),
  i: wrapSelection('*', 'italic'),
};

interface Props {
  draft: Draft;
  error: string | undefined;
}

/** The Markdown text with a formatting bar. */
export const MarkdownField = ({ draft, error }: Props) => {
  const content = useDraftState(draft, ({ words }) => words.content);
  const field = useRef<HTMLTextAreaElement>(null);
  const [openDialog, setOpenDialog] = useState<'figure' | 'image' | null>(null);
  const edit = (buildEdit: (chosen: Selection) => Edit) =>
    field.current && editField(field.current, buildEdit);
  /** Runs after the dialog has closed and returned the focus. */
  const insert = (markdown: string, isBlock: boolean) => {
    setOpenDialog(null);
    setTimeout(() => edit(isBlock ? insertBlock(markdown) : insertText(markdown)));
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const buildEdit = (event.ctrlKey || event.metaKey) && !event.altKey && shortcuts[event.key.toLowerCase()];
    if (!buildEdit) return;
    event.preventDefault();
    edit(buildEdit);
  };
  return (
    <Root>
      <FormattingBar
        onEdit={edit}
        onFigure={() => setOpenDialog('figure')}
        onImage={() => setOpenDialog('image')}
      />
      <Field label="Text, in Markdown" error={error}>
        <Text
          ref={field}
          rows={22}
          maxLength={POST_CONTENT_MAX}
          value={content}
          onKeyDown={handleKeyDown}
          onChange={(event) => draft.write({ content: event.target.value })}
        />
      </Field>
      <Small $quiet>{formatCount(content)}</Small>
      <FigurePicker
        open={openDialog === 'figure'}
        onClose={() => setOpenDialog(null)}
        onChoose={(directive, isBlock) => insert(directive, isBlock)}
      />
      <ImagePicker
        open={openDialog === 'image'}
        onClose={() => setOpenDialog(null)}
        onChoose={(picture) => insert(picture, true)}
      />
    </Root>
  );
};

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s3);
`;

const Text = styled(TextArea)`
  min-height: 55vh;
  padding: var(--s4);
  font:
    400 var(--f-ui) / 1.6 ui-monospace,
    'SFMono-Regular',
    Menlo,
    Consolas,
    monospace;
  overflow-wrap: anywhere;
`;

interface FormattingBarProps {
  onEdit: (edit: (selection: Selection) => Edit) => void;
  onFigure: () => void;
  onImage: () => void;
}

const edits: [label: string, edit: (selection: Selection) => Edit, shortcut?: string][] = [
  ['Heading', prefixLines('## ')],
  ['Subheading', prefixLines('### ')],
  ['Bold', wrapSelection('**', 'bold'), 'Control+B'],
  ['Italic', wrapSelection('*', 'italic'), 'Control+I'],
  ['Link', insertLink],
  ['List', prefixLines('- ')],
];

/** Buttons that format the selected text. */
const FormattingBar = ({ onEdit, onFigure, onImage }: FormattingBarProps) => (
  <Row $gap={1} role="group" aria-label="Formatting">
    {edits.map(([label, edit, shortcut]) => (
      <Button
        key={label}
        size="small"
        variant="plain"
        aria-keyshortcuts={shortcut}
        onClick={() => onEdit(edit)}
      >
        {label}
      </Button>
    ))}
    <Button size="small" variant="plain" onClick={onImage}>
      Picture
    </Button>
    <Button size="small" variant="plain" onClick={onFigure}>
      City figure
    </Button>
  </Row>
);

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
const editField = (field: HTMLTextAreaElement, edit: (chosen: Selection) => Edit): void => {
  const { from, to, insert, selection } = edit(getSelection(field));
  field.focus();
  field.setSelectionRange(from, to);
  if (!typeText(insert)) {
    field.setRangeText(insert, from, to, 'end');
    field.dispatchEvent(new Event('input', { bubbles: true }));
  }
  field.setSelectionRange(from + selection[0], from + selection[1]);
};
