import { Button, Row } from '@wanderwork/ui';
import { linked, prefixed, wrapped, type Chosen, type Edit } from '../model/text-edits';

interface Props {
  onEdit: (how: (chosen: Chosen) => Edit) => void;
  onFigure: () => void;
  onImage: () => void;
}

const edits: [words: string, how: (chosen: Chosen) => Edit, keys?: string][] = [
  ['Heading', prefixed('## ')],
  ['Subheading', prefixed('### ')],
  ['Bold', wrapped('**', 'bold'), 'Control+B'],
  ['Italic', wrapped('*', 'italic'), 'Control+I'],
  ['Link', linked],
  ['List', prefixed('- ')],
];

/** What most texts need, for the chosen words. */
export const FormattingBar = ({ onEdit, onFigure, onImage }: Props) => (
  <Row $gap={1} role="group" aria-label="Formatting">
    {edits.map(([words, how, keys]) => (
      <Button key={words} size="small" variant="plain" aria-keyshortcuts={keys} onClick={() => onEdit(how)}>
        {words}
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
