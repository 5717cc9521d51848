import { type PostDetail, type Bookmark } from '@wanderwork/contracts';

/** A section that changed since the last visit. */
export interface ChangedSection {
  /** The heading's id; null for the introduction. */
  id: string | null;
  text: string;
}

const INTRODUCTION_LABEL = 'Introduction';

/** Finds sections that changed or were added since the last visit; none if the article was never read. */
export const findChangedSections = (
  { sections, headings }: Pick<PostDetail, 'sections' | 'headings'>,
  entry: Pick<Bookmark, 'sections'> | null,
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
