const listFormat = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** Joins names: "Lisbon", "Lisbon and Porto", "Lisbon, Porto and Medellín". */
export const joinNames = (names: Iterable<string>): string => listFormat.format(names);
