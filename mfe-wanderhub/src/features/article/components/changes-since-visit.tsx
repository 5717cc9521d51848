import { formatDate, type Bookmark } from '@wanderwork/contracts';
import styled from 'styled-components';
import { type ChangedFigure } from '../model/changed-figures';
import { type ChangedSection } from '../model/changed-sections';

interface Props {
  lastVisit: Bookmark;
  figures: readonly ChangedFigure[];
  sections: readonly ChangedSection[];
}

const UNKNOWN_LABEL = 'not known';

const formatCount = (count: number, one: string): string => `${count} ${count === 1 ? one : `${one}s`}`;

/** `2 figures, 1 section`, without zero counts. */
const formatChanges = ({ figures, sections }: Pick<Props, 'figures' | 'sections'>): string =>
  [
    figures.length > 0 && formatCount(figures.length, 'figure'),
    sections.length > 0 && formatCount(sections.length, 'section'),
  ]
    .filter((part) => part !== false)
    .join(', ');

/** Lists the changed figures and sections, with links to them. */
export const ChangesSinceVisit = ({ lastVisit, figures, sections }: Props) => (
  <div>
    <b>
      Changed since you read it on {formatDate(lastVisit.at)}: {formatChanges({ figures, sections })}
    </b>
    <Changes>
      {figures.map(({ id, name, words, was, anchor }) => (
        <li key={id}>
          <a href={`#${anchor}`}>{name}</a>: {words ?? UNKNOWN_LABEL}, was {was ?? UNKNOWN_LABEL}
        </li>
      ))}
      {sections.map(({ id, text }) => (
        <li key={id}>{id === null ? text : <a href={`#${id}`}>{text}</a>}</li>
      ))}
    </Changes>
  </div>
);

const Changes = styled.ul`
  margin: var(--s2) 0 0;
  padding-inline-start: 1.2em;
  overflow-wrap: anywhere;
`;
