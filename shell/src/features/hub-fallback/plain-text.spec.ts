import { plainParts } from './plain-text';

describe('plainParts', () => {
  it('tells headings from words and drops what only a renderer needs', () => {
    expect(
      plainParts('## First **part**\n\nSee [the sea](/sea), `now`.\n\n\n- one\n- two\n\n> Said.'),
    ).toEqual([
      { kind: 'heading', text: 'First part' },
      { kind: 'words', text: 'See the sea, now.' },
      { kind: 'words', text: '• one\n• two' },
      { kind: 'words', text: 'Said.' },
    ]);
  });
});
