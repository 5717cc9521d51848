/** The letters that a typo may leave out or replace, in addition to those of the text itself. */
const KEYS = ' abcdefghijklmnopqrstuvwxyz';

/**
 * All texts that are one typo away, about fifty per letter. Looking each of them up by index is as fast among a
 * million names as among a hundred.
 */
export const oneSlipFrom = (text: string): string[] => {
  const letters = [...text];
  const keys = new Set([...KEYS, ...letters]);
  const near = new Set<string>();
  for (let at = 0; at <= letters.length; at += 1) {
    const before = letters.slice(0, at).join('');
    const [here = '', next = '', ...rest] = letters.slice(at);
    const after = rest.join('');
    near.add(before + next + after).add(before + next + here + after);
    for (const key of keys) near.add(before + key + here + next + after).add(before + key + next + after);
  }
  near.delete(text);
  return [...near];
};
