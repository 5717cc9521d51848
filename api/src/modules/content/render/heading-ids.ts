const PREFIX = 'section-';

const slugged = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');

/**
 * Gives each heading of one text an address of its own. The prefix keeps a heading called "Root" from taking
 * the id of an element of the page.
 */
export const headingIds = (): ((text: string) => string) => {
  const taken = new Set<string>();
  return (text) => {
    const base = PREFIX + (slugged(text) || 'part');
    let id = base;
    for (let count = 2; taken.has(id); count += 1) id = `${base}-${count}`;
    taken.add(id);
    return id;
  };
};
