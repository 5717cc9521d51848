import { POST_CONTENT_MAX } from '@wanderwork/contracts';
import { Field, Small, TextArea } from '@wanderwork/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { formatCount } from '../model/format-count';
import { type Draft } from '../model/draft';
import { editField } from '../model/edit-field';
import { insertText, insertBlock, wrapSelection, type Selection, type Edit } from '../model/text-edits';
import { FigurePicker } from './figure-picker';
import { FormattingBar } from './formatting-bar';
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
