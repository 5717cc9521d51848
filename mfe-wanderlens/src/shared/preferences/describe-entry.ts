/** An entry rule as shown to the reader. */
interface EntryRule {
  /** Short enough for a chip. */
  title: string;
  more: string;
}

const entryRules: Record<string, EntryRule> = {
  home: { title: 'Your own country', more: 'You can stay as long as you like.' },
  'visa free': { title: 'No visa needed', more: 'Our source doesn’t say for how long.' },
  'visa on arrival': { title: 'Visa on arrival', more: 'You get it at the border.' },
  eta: { title: 'Electronic travel authorization', more: 'Apply online before you fly.' },
  'e-visa': { title: 'E-visa', more: 'Apply online before you fly.' },
  'visa required': { title: 'Visa needed before travel', more: 'Apply at an embassy before you go.' },
  'no admission': { title: 'No admission', more: 'The country doesn’t admit travelers with this passport.' },
};

const UNKNOWN_RULE: EntryRule = {
  title: 'No figure',
  more: 'Our source has no rule for this passport here.',
};

/** Describes a rule of the data set ("90", "visa on arrival"); null if the data set has none. */
export const describeEntry = (rule: string | null): EntryRule => {
  if (rule === null) return UNKNOWN_RULE;
  return /^\d+$/.test(rule)
    ? { title: `${rule} days without a visa`, more: 'As a visitor. Working there has its own rules.' }
    : (entryRules[rule] ?? { title: rule, more: '' });
};
