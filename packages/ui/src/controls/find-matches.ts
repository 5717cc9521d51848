/** Removes accents and case: "krakow" finds "Kraków". */
const foldText = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

interface Findable {
  label: string;
  note?: string;
}

/** 0: the label starts with the query; 1: one of its words does; 2: only the note does; null: no match. */
const rankMatch = ({ label, note = '' }: Findable, query: string): number | null => {
  const name = foldText(label);
  if (name.startsWith(query)) return 0;
  if (name.includes(` ${query}`) || name.includes(`-${query}`)) return 1;
  return foldText(note).startsWith(query) ? 2 : null;
};

/** The options that match the typed text, best first, otherwise in the given order. */
export const findMatches = <O extends Findable>(options: readonly O[], typed: string): readonly O[] => {
  const query = foldText(typed.trim());
  if (!query) return options;
  return options
    .flatMap((option) => {
      const at = rankMatch(option, query);
      return at === null ? [] : [{ option, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ option }) => option);
};
