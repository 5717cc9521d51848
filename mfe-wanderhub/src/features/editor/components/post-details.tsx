import {
  POST_EXCERPT_MAX,
  postCategories,
  type PostCategory,
  POST_TAG_MAX,
  POST_TAGS_MAX,
} from '@wanderwork/contracts';
import { Field, Icon, Select, Stack, TextArea, TextInput } from '@wanderwork/ui';
import styled from 'styled-components';
import { useState } from 'react';
import { type Draft } from '../model/draft';
import { CitiesField } from './cities-field';
import { CoverField } from './cover-field';
import { SourcesField } from './sources-field';
import { useDraftState } from './use-draft';

interface Props {
  draft: Draft;
  errors: Record<string, string>;
}

const hasDetailErrors = (errors: Record<string, string>): boolean =>
  Object.keys(errors).some((path) => /^(?:excerpt|author|tags|sources|cities|coverImage)/.test(path));

const parseCategory = (text: string): PostCategory | null =>
  postCategories.find((category) => category === text) ?? null;

/** Category, tags, excerpt, author, cities, cover and sources. */
export const PostDetails = ({ draft, errors }: Props) => {
  const { category, excerpt, author, tags } = useDraftState(draft, ({ words }) => words);
  return (
    <Root open={hasDetailErrors(errors) || undefined}>
      <summary>
        Details <small>{[category ?? 'No category', ...tags].join(', ')}</small>
        <Icon name="chevron-down" />
      </summary>
      <Stack $gap={4}>
        <FieldPair>
          <Field label="Category">
            <Select
              value={category ?? ''}
              onChange={(event) => draft.write({ category: parseCategory(event.target.value) })}
            >
              <option value="">None</option>
              {postCategories.map((category) => (
                <option key={category}>{category}</option>
              ))}
            </Select>
          </Field>
          <TagsField draft={draft} error={errors['tags']} />
        </FieldPair>
        <Field
          label="Excerpt"
          description="Shown on cards and in search results. If empty, the title is used."
          error={errors['excerpt']}
        >
          <TextArea
            rows={2}
            maxLength={POST_EXCERPT_MAX}
            value={excerpt}
            onChange={(event) => draft.write({ excerpt: event.target.value })}
          />
        </Field>
        <FieldPair>
          <Field label="Author" error={errors['author']}>
            <TextInput
              autoComplete="off"
              maxLength={100}
              value={author}
              onChange={(event) => draft.write({ author: event.target.value })}
            />
          </Field>
          <CitiesField draft={draft} />
        </FieldPair>
        <CoverField draft={draft} />
        <SourcesField draft={draft} errors={errors} />
      </Stack>
    </Root>
  );
};

const Root = styled.details`
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  > summary {
    display: flex;
    gap: var(--s3);
    align-items: baseline;
    padding: 12px var(--s4);
    border-radius: var(--r2);
    font-weight: 600;
    list-style: none;
    cursor: pointer;
  }

  > summary::-webkit-details-marker {
    display: none;
  }

  > summary small {
    flex: 1;
    min-width: 0;
    font-size: var(--f-sm);
    font-weight: 400;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }

  > summary svg {
    align-self: center;
    transition: rotate var(--d2);
  }

  &[open] > summary svg {
    rotate: 180deg;
  }

  > :not(summary) {
    padding: var(--s2) var(--s4) var(--s5);
  }
`;

const FieldPair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
  gap: var(--s4);
  align-items: start;
`;

const parseTags = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().slice(0, POST_TAG_MAX))
      .filter((tag) => tag !== ''),
  ),
];

const areEqual = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(',') === other.join(',');

interface TagsFieldProps {
  draft: Draft;
  error: string | undefined;
}

/** Comma-separated tags. The typed text is kept as it is. */
const TagsField = ({ draft, error }: TagsFieldProps) => {
  const tags = useDraftState(draft, ({ words }) => words.tags);
  const [typedText, setTypedText] = useState(tags.join(', '));
  const text = areEqual(parseTags(typedText).slice(0, POST_TAGS_MAX), tags) ? typedText : tags.join(', ');
  const tooMany = parseTags(typedText).length > POST_TAGS_MAX && `Only the first ${POST_TAGS_MAX} are used.`;
  const change = (next: string) => {
    setTypedText(next);
    draft.write({ tags: parseTags(next).slice(0, POST_TAGS_MAX) });
  };
  return (
    <Field label="Tags" description="Separate tags with commas." error={error ?? (tooMany || null)}>
      <TextInput autoComplete="off" value={text} onChange={(event) => change(event.target.value)} />
    </Field>
  );
};
