/**
 * Returns the text with each pair of neighboring characters swapped in turn: the typing error that trigram similarity
 * detects least.
 */
export const withSwaps = (text: string): string[] =>
  [...text].slice(1).map((_, at) => {
    const characters = [...text];
    characters.splice(at, 2, characters[at + 1] ?? '', characters[at] ?? '');
    return characters.join('');
  });
