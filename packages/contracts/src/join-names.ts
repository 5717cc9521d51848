const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** "Lisbon", "Lisbon and Porto", "Lisbon, Porto and Medellín". */
export const joinNames = (names: Iterable<string>): string => and.format(names);
