import { type ShelfEntry } from '@wanderwork/contracts';

/** What the account is told of: titles it knows itself. */
export const toBookmarksRequest = (entries: readonly ShelfEntry[]) => ({
  entries: entries.map(({ slug, saved, progress, sections, figures = [], at }) => ({
    slug,
    saved,
    progress,
    sections,
    figures,
    at,
  })),
});
