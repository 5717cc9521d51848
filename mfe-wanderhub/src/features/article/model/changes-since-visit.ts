import { type PostDetail, type Bookmark, type PostFigure } from '@wanderwork/contracts';

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

/** A figure with its previous value. */
export interface ChangedFigure extends PostFigure {
  was: string | null;
  /** The anchor of the city in the list of figures. */
  anchor: string;
}

const toAnchor = (id: string): string => `figures-${id.slice(0, id.indexOf('.'))}`;

/** Finds figures whose value changed. An added figure is part of a changed section instead. */
export const findChangedFigures = (
  { figures = [] }: Pick<PostDetail, 'figures'>,
  entry: Pick<Bookmark, 'figures'> | null,
): ChangedFigure[] => {
  const previousTexts = new Map((entry?.figures ?? []).map(({ id, words }) => [id, words]));
  return figures.flatMap((figure) => {
    const was = previousTexts.get(figure.id);
    if (was === undefined || was === figure.words) return [];
    return [{ ...figure, was, anchor: toAnchor(figure.id) }];
  });
};
