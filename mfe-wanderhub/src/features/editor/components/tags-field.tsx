import { POST_TAG_MAX, POST_TAGS_MAX } from '@wanderwork/contracts';
import { Field, TextInput } from '@wanderwork/ui';
import { useState } from 'react';
import { type Draft } from '../model/draft';
import { useDraftState } from './use-draft';

const tagsIn = (text: string): string[] => [
  ...new Set(
    text
      .split(',')
      .map((tag) => tag.trim().slice(0, POST_TAG_MAX))
      .filter((tag) => tag !== ''),
  ),
];

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  one.join(',') === other.join(',');

interface Props {
  draft: Draft;
  error: string | undefined;
}

/** Tags as one line with commas; what is typed stays as it is typed. */
export const TagsField = ({ draft, error }: Props) => {
  const tags = useDraftState(draft, ({ words }) => words.tags);
  const [typed, setTyped] = useState(tags.join(', '));
  const text = isSame(tagsIn(typed).slice(0, POST_TAGS_MAX), tags) ? typed : tags.join(', ');
  const tooMany = tagsIn(typed).length > POST_TAGS_MAX && `Only the first ${POST_TAGS_MAX} count.`;
  const change = (next: string) => {
    setTyped(next);
    draft.write({ tags: tagsIn(next).slice(0, POST_TAGS_MAX) });
  };
  return (
    <Field label="Tags" description="Parted by commas." error={error ?? (tooMany || null)}>
      <TextInput autoComplete="off" value={text} onChange={(event) => change(event.target.value)} />
    </Field>
  );
};
