/** The letters that a typo may leave out or replace, in addition to those of the text itself. */
const KEYBOARD_CHARACTERS = ' abcdefghijklmnopqrstuvwxyz';

/**
 * All texts that are one typo away, about fifty per letter. Looking each of them up by index is as fast among a
 * million names as among a hundred.
 */
export const listOneTypoVariants = (text: string): string[] => {
  const characters = [...text];
  const keys = new Set([...KEYBOARD_CHARACTERS, ...characters]);
  const variants = new Set<string>();
  for (let at = 0; at <= characters.length; at += 1) {
    const before = characters.slice(0, at).join('');
    const [current = '', next = '', ...rest] = characters.slice(at);
    const after = rest.join('');
    variants.add(before + next + after).add(before + next + current + after);
    for (const key of keys)
      variants.add(before + key + current + next + after).add(before + key + next + after);
  }
  variants.delete(text);
  return [...variants];
};
