import { findChangedFigures } from './changed-figures';

const figures = [
  { id: 'lisbon.monthlyCost', name: 'Lisbon, monthly cost for one person', words: '$1,950' },
  { id: 'lisbon.meal', name: 'Lisbon, a plain meal out', words: '$9.90' },
  { id: 'porto.coworking', name: 'Porto, co-working', words: null },
];
const findChanges = (before: { id: string; words: string | null }[] | undefined) =>
  findChangedFigures({ figures }, { figures: before }).map(({ id, was, words }) => [id, was, words]);

describe('the figures that changed since an article was read', () => {
  it('are told with what they were, also where they are not known any more', () => {
    expect(
      findChanges([
        { id: 'lisbon.monthlyCost', words: '$1,800' },
        { id: 'lisbon.meal', words: '$9.90' },
        { id: 'porto.coworking', words: '$120' },
      ]),
    ).toEqual([
      ['lisbon.monthlyCost', '$1,800', '$1,950'],
      ['porto.coworking', '$120', null],
    ]);
  });

  it('are none where nothing was kept of it', () => {
    expect(findChanges([])).toEqual([]);
    expect(findChanges(undefined)).toEqual([]);
    expect(findChangedFigures({ figures }, null)).toEqual([]);
  });

  it('lead to where the text lists the figures of their city', () => {
    const [changed] = findChangedFigures({ figures }, { figures: [{ id: 'lisbon.meal', words: '$9' }] });
    expect(changed?.anchor).toBe('figures-lisbon');
  });
});
