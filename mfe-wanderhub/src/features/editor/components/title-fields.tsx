import { paths, POST_SLUG_MAX, POST_TITLE_MAX } from '@wanderwork/contracts';
import { Field, Stack, TextInput } from '@wanderwork/ui';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { toSlug } from '../model/slug';
import { useDraftState } from './use-draft';

interface Props {
  draft: Draft;
  errors: Record<string, string>;
  /** The published slug. */
  publicSlug: string | null;
}

const describeAddress = (slug: string, publicSlug: string | null): string => {
  const address = paths.web.post(slug || '…');
  if (publicSlug === null || publicSlug === slug) return decodeURI(address);
  return `${decodeURI(address)}. Links to ${paths.web.post(publicSlug)} will redirect here.`;
};

/** Title and slug. The slug follows the title until it is edited or published. */
export const TitleFields = ({ draft, errors, publicSlug }: Props) => {
  const { title, slug } = useDraftState(draft, ({ words }) => words);
  const followsTitle = publicSlug === null && slug === toSlug(title);
  const changeTitle = (next: string) =>
    draft.write({ title: next, ...(followsTitle && { slug: toSlug(next) }) });
  return (
    <Stack $gap={4}>
      <Field label="Title" error={errors['title']}>
        <TitleInput
          autoComplete="off"
          maxLength={POST_TITLE_MAX}
          value={title}
          onChange={(event) => changeTitle(event.target.value)}
        />
      </Field>
      <Field label="Address" description={describeAddress(slug, publicSlug)} error={errors['slug']}>
        <TextInput
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={POST_SLUG_MAX}
          value={slug}
          onChange={(event) => draft.write({ slug: event.target.value.toLowerCase() })}
        />
      </Field>
    </Stack>
  );
};

const TitleInput = styled(TextInput)`
  min-height: 60px;
  font: 400 var(--f-xl) / 1.2 var(--serif);
`;
