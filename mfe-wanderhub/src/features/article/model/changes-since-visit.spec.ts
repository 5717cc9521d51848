import { findChangedSections, findChangedFigures } from './changes-since-visit';

const post = {
  headings: [
    { id: 'section-a', text: 'A' },
    { id: 'section-b', text: 'B' },
  ],
  sections: [
    { id: null, mark: '1' },
    { id: 'section-a', mark: '2' },
    { id: 'section-b', mark: '3' },
  ],
};
const findChangedNames = (sections: typeof post.sections) =>
  findChangedSections(post, { sections }).map(({ text }) => text);

describe('what changed since an article was read', () => {
  it('is nothing where nothing did, and where it was never read', () => {
    expect(findChangedNames(post.sections)).toEqual([]);
    expect(findChangedNames([])).toEqual([]);
    expect(findChangedSections(post, null)).toEqual([]);
  });

  it('is what reads otherwise, and what was added', () => {
    expect(
      findChangedNames([
        { id: null, mark: '0' },
        { id: 'section-a', mark: '2' },
      ]),
    ).toEqual(['Introduction', 'B']);
  });
});

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
