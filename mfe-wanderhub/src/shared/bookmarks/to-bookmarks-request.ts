import { type Bookmark } from '@wanderwork/contracts';

/** The request body, without titles, which the server knows. */
export const toBookmarksRequest = (entries: readonly Bookmark[]) => ({
  entries: entries.map(({ slug, saved, progress, sections, figures = [], at }) => ({
    slug,
    saved,
    progress,
    sections,
    figures,
    at,
  })),
});
