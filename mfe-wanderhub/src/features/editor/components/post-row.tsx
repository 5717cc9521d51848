import {
  formatCount,
  formatDateTime,
  formatLocalDate,
  READER_DAYS,
  type EditablePostSummary,
} from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Tag, TextLink } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { CategoryLabel } from '../../../shared/category-label';
import { getPostPath } from '../model/editor-location';
import { stateLabels, getTitle } from '../model/post-labels';

interface RowsProps {
  label: string;
  children: ReactNode;
}

export const PostRows = ({ label, children }: RowsProps) => (
  <Rows role="list" aria-label={label}>
    {children}
  </Rows>
);

const formatPublishDate = ({ state, publishedAt }: EditablePostSummary): string | null => {
  if (publishedAt === null) return null;
  return state === 'scheduled'
    ? `Scheduled for ${formatDateTime(publishedAt)}`
    : `Published ${formatLocalDate(publishedAt)}`;
};

const formatLastEdit = ({ editedAt, editedBy }: EditablePostSummary): string =>
  `Edited ${formatDateTime(editedAt)}${editedBy === null ? '' : ` by ${editedBy}`}`;

const formatReaders = ({ readers: { opens, completions, saves } }: EditablePostSummary): string => {
  const counts = [formatCount(opens, 'open'), `${completions} read to the end`, formatCount(saves, 'save')];
  return `Last ${READER_DAYS} days: ${counts.join(', ')}`;
};

interface Props {
  post: EditablePostSummary;
  /** Extra content, such as findings. */
  children?: ReactNode;
}

/** A post in the editor's lists, with its state and last edit. */
export const PostRow = ({ post, children }: Props) => {
  const { label, tone } = stateLabels[post.state];
  return (
    <Row>
      <Title>
        <TextLink quiet as={AppLink} to={getPostPath(post.id)}>
          <bdi>{getTitle(post)}</bdi>
        </TextLink>
      </Title>
      <Tags>
        <Tag tone={tone}>{label}</Tag>
        {post.changed && <Tag tone="red">Unpublished changes</Tag>}
      </Tags>
      <Facts>
        {post.category && <CategoryLabel category={post.category} />}
        <span>{formatLastEdit(post)}</span>
        {formatPublishDate(post) && <span>{formatPublishDate(post)}</span>}
      </Facts>
      {post.state === 'published' && <Facts>{formatReaders(post)}</Facts>}
      {children}
    </Row>
  );
};

const Rows = styled.ul`
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: var(--s2) var(--s4);
  align-items: baseline;
  padding: var(--s4);

  & + & {
    border-top: 1px solid var(--line);
  }

  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
`;

const Title = styled.h2`
  font: 400 var(--f-md) / 1.3 var(--serif);
  overflow-wrap: anywhere;
`;

const Tags = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2);
  justify-content: end;
`;

const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s1) var(--s4);
  font-size: var(--f-sm);
  color: var(--ink-2);
`;
