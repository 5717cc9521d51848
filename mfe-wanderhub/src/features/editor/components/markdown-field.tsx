import { POST_CONTENT_MAX } from '@wanderwork/contracts';
import { Field, Small, TextArea } from '@wanderwork/ui';
import { useRef, useState, type KeyboardEvent } from 'react';
import styled from 'styled-components';
import { countText } from '../model/counts';
import { type Draft } from '../model/draft';
import { editField } from '../model/edit-field';
import { inserted, insertedAlone, wrapped, type Chosen, type Edit } from '../model/text-edits';
import { FigurePicker } from './figure-picker';
import { FormattingBar } from './formatting-bar';
import { ImagePicker } from './image-picker';
import { useDraftState } from './use-draft';

const shortcuts: Record<string, (chosen: Chosen) => Edit> = {
  b: wrapped('**', 'bold'),
  i: wrapped('*', 'italic'),
};

interface Props {
  draft: Draft;
  error: string | undefined;
}

/** The text in Markdown, with a bar for whoever does not know its signs by heart. */
export const MarkdownField = ({ draft, error }: Props) => {
  const content = useDraftState(draft, ({ words }) => words.content);
  const field = useRef<HTMLTextAreaElement>(null);
  const [asking, setAsking] = useState<'figure' | 'image' | null>(null);
  const edit = (how: (chosen: Chosen) => Edit) => field.current && editField(field.current, how);
  /** Once the dialog has gone, and has given the focus back. */
  const insert = (piece: string, alone: boolean) => {
    setAsking(null);
    setTimeout(() => edit(alone ? insertedAlone(piece) : inserted(piece)));
  };
  const press = (event: KeyboardEvent) => {
    const how = (event.ctrlKey || event.metaKey) && !event.altKey && shortcuts[event.key.toLowerCase()];
    if (!how) return;
    event.preventDefault();
    edit(how);
  };
  return (
    <Root>
      <FormattingBar onEdit={edit} onFigure={() => setAsking('figure')} onImage={() => setAsking('image')} />
      <Field label="Text, in Markdown" error={error}>
        <Text
          ref={field}
          rows={22}
          maxLength={POST_CONTENT_MAX}
          value={content}
          onKeyDown={press}
          onChange={(event) => draft.write({ content: event.target.value })}
        />
      </Field>
      <Small $quiet>{countText(content)}</Small>
      <FigurePicker
        open={asking === 'figure'}
        onClose={() => setAsking(null)}
        onChoose={(directive, alone) => insert(directive, alone)}
      />
      <ImagePicker
        open={asking === 'image'}
        onClose={() => setAsking(null)}
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
