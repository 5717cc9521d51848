/** A text with every two neighbours swapped in turn: the slip that similarity by trigrams sees least. */
export const withSwaps = (text: string): string[] =>
  [...text].slice(1).map((_, at) => {
    const letters = [...text];
    letters.splice(at, 2, letters[at + 1] ?? '', letters[at] ?? '');
    return letters.join('');
  });
