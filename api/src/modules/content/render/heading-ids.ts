const PREFIX = 'section-';

const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Creates unique ids for the headings of one text. The prefix keeps a heading called "Root" from clashing with an
 * element of the page.
 */
export const createHeadingIds = (): ((text: string) => string) => {
  const usedIds = new Set<string>();
  /** The last number used for a repeated heading. */
  const counts = new Map<string, number>();
  return (text) => {
    const base = PREFIX + (slugify(text) || 'part');
    let id = base;
    let count = counts.get(base) ?? 1;
    while (usedIds.has(id)) id = `${base}-${(count += 1)}`;
    counts.set(base, count);
    usedIds.add(id);
    return id;
  };
};
