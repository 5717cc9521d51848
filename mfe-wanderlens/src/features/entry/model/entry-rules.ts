/** How one may enter, in plain words, and what one should know about that. */
export interface EntryRule {
  title: string;
  more: string;
}

const words: Record<string, EntryRule> = {
  home: { title: 'No visa: it is your own country', more: 'You may stay as long as you like.' },
  'visa free': { title: 'No visa needed', more: 'For how long, the data set does not say.' },
  'visa on arrival': { title: 'A visa on arrival', more: 'It is given at the border.' },
  eta: { title: 'An electronic authorisation', more: 'It is asked for online, before the flight.' },
  'e-visa': { title: 'An e-visa', more: 'It is applied for online, before the flight.' },
  'visa required': { title: 'A visa is needed', more: 'It is applied for before the journey.' },
  'no admission': { title: 'No admission', more: 'The country does not let this passport in.' },
};

const UNKNOWN: EntryRule = {
  title: 'No figure',
  more: 'The data set says nothing of this passport here.',
};

/** A rule of the data set ("90", "visa on arrival") in words; null where it has none. */
export const describeEntry = (rule: string | null): EntryRule => {
  if (rule === null) return UNKNOWN;
  return /^\d+$/.test(rule)
    ? { title: `${rule} days without a visa`, more: 'As a visitor; working there is another matter.' }
    : (words[rule] ?? { title: rule, more: '' });
};
