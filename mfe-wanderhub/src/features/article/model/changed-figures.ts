import { type PostDetail, type PostFigure, type Bookmark } from '@wanderwork/contracts';

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
