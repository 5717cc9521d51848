import { changedSections } from './changed-sections';

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
const names = (sections: typeof post.sections) => changedSections(post, { sections }).map(({ text }) => text);

describe('what changed since an article was read', () => {
  it('is nothing where nothing did, and where it was never read', () => {
    expect(names(post.sections)).toEqual([]);
    expect(names([])).toEqual([]);
    expect(changedSections(post, null)).toEqual([]);
  });

  it('is what reads otherwise, and what was added', () => {
    expect(
      names([
        { id: null, mark: '0' },
        { id: 'section-a', mark: '2' },
      ]),
    ).toEqual(['The beginning', 'B']);
  });
});
