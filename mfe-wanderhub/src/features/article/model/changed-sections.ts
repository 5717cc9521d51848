import { type PostDetail, type ShelfEntry } from '@wanderwork/contracts';

/** A part of a text that reads otherwise than it did. */
export interface ChangedSection {
  /** Where it begins; null for the text's beginning. */
  id: string | null;
  text: string;
}

const INTRODUCTION_LABEL = 'Introduction';

/** What was written anew or added since `entry` was read; nothing where it never was. */
export const findChangedSections = (
  { sections, headings }: Pick<PostDetail, 'sections' | 'headings'>,
  entry: Pick<ShelfEntry, 'sections'> | null,
): ChangedSection[] => {
  if (!entry || entry.sections.length === 0) return [];
  const previousMarks = new Map(entry.sections.map(({ id, mark }) => [id, mark]));
  return sections
    .filter(({ id, mark }) => previousMarks.get(id) !== mark)
    .map(({ id }) => ({
      id,
      text: headings.find((heading) => heading.id === id)?.text ?? INTRODUCTION_LABEL,
    }));
};
