/** Without marks and case: "Kraków" is found by "krakow". */
const folded = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

interface Findable {
  label: string;
  note?: string;
}

/** 0: begins so; 1: one of its words does; 2: only what is said beside it fits; null: not at all. */
const rank = ({ label, note = '' }: Findable, wanted: string): number | null => {
  const name = folded(label);
  if (name.startsWith(wanted)) return 0;
  if (name.includes(` ${wanted}`) || name.includes(`-${wanted}`)) return 1;
  return folded(note).startsWith(wanted) ? 2 : null;
};

/** The options that fit what was typed, the nearest first, otherwise in the order given. */
export const findMatches = <O extends Findable>(options: readonly O[], typed: string): readonly O[] => {
  const wanted = folded(typed.trim());
  if (!wanted) return options;
  return options
    .flatMap((option) => {
      const at = rank(option, wanted);
      return at === null ? [] : [{ option, at }];
    })
    .sort((one, other) => one.at - other.at)
    .map(({ option }) => option);
};
