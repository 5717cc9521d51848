import { Button, Row } from '@wanderwork/ui';
import { insertLink, prefixLines, wrapSelection, type Selection, type Edit } from '../model/text-edits';

interface Props {
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
export const FormattingBar = ({ onEdit, onFigure, onImage }: Props) => (
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
