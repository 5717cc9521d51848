import { BOOKMARKS_MAX, type Bookmark } from '@wanderwork/contracts';
import { createStoredList } from '@wanderwork/platform/stored-lists';

const isEntry = (value: unknown): value is Bookmark =>
  typeof value === 'object' &&
  value !== null &&
  'slug' in value &&
  typeof value.slug === 'string' &&
  'at' in value &&
  typeof value.at === 'string' &&
  'sections' in value &&
  Array.isArray(value.sections);

/** Keeps saved entries first, then the most recently read ones. */
const trimEntries = (entries: readonly Bookmark[]): readonly Bookmark[] =>
  [...entries]
    .sort((a, b) => Number(b.saved) - Number(a.saved) || b.at.localeCompare(a.at))
    .slice(0, BOOKMARKS_MAX);

/** A visitor's bookmarks, in this browser's storage. */
export const storedBookmarks = createStoredList({
  key: 'wanderwork_shelf',
  isItem: isEntry,
  shorten: trimEntries,
});
