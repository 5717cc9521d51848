import { POST_TAG_MAX, POST_TAGS_MAX } from '@wanderwork/contracts';
import { Field, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

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

interface Props {
  draft: Draft;
  error: string | undefined;
}

/** Comma-separated tags. The typed text is kept as it is. */
export const TagsField = ({ draft, error }: Props) => {
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
