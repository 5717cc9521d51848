import { type PostDetail, type PostFigure, type ShelfEntry } from '@wanderwork/contracts';

/** A figure that is another one today. */
export interface ChangedFigure extends PostFigure {
  was: string | null;
  /** Where the text lists the figures of its city. */
  anchor: string;
}

const toAnchor = (id: string): string => `figures-${id.slice(0, id.indexOf('.'))}`;

/** The figures that read otherwise than they did; one that was added is part of a section that changed. */
export const findChangedFigures = (
  { figures = [] }: Pick<PostDetail, 'figures'>,
  entry: Pick<ShelfEntry, 'figures'> | null,
): ChangedFigure[] => {
  const previousWords = new Map((entry?.figures ?? []).map(({ id, words }) => [id, words]));
  return figures.flatMap((figure) => {
    const was = previousWords.get(figure.id);
    if (was === undefined || was === figure.words) return [];
    return [{ ...figure, was, anchor: toAnchor(figure.id) }];
  });
};
