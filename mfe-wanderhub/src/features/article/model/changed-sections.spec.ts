import { findChangedSections } from './changed-sections';

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
