import { joinNames } from './join-names.js';

it.each([
  [[], ''],
  [['Lisbon'], 'Lisbon'],
  [['Lisbon', 'Porto'], 'Lisbon and Porto'],
  [['Lisbon', 'Porto', 'Medellín'], 'Lisbon, Porto and Medellín'],
])('joins %j as %j', (names, words) => {
  expect(joinNames(names)).toBe(words);
});
