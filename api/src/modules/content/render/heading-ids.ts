const PREFIX = 'section-';

const slugify = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Gives each heading of one text an address of its own. The prefix keeps a heading called "Root" from taking
 * the id of an element of the page.
 */
export const createHeadingIds = (): ((text: string) => string) => {
  const usedIds = new Set<string>();
  /** Where counting goes on for a heading that was there before. */
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
