import { parsePlainParts } from './plain-text';

describe('plainParts', () => {
  it('tells headings from words and drops what only a renderer needs', () => {
    expect(
      parsePlainParts('## First **part**\n\nSee [the sea](/sea), `now`.\n\n\n- one\n- two\n\n> Said.'),
    ).toEqual([
      { kind: 'heading', text: 'First part' },
      { kind: 'words', text: 'See the sea, now.' },
      { kind: 'words', text: '• one\n• two' },
      { kind: 'words', text: 'Said.' },
    ]);
  });

  it('says which figures only the server knows, and leaves notes and callouts their words', () => {
    expect(
      parsePlainParts(
        'Costs {{city:lisbon.food}}.[^a]\n\n{{city-card:lisbon}}\n\n> [!note] Ask.\n\n[^a]: A law.',
      ),
    ).toEqual([
      { kind: 'words', text: 'Costs (figure not available).' },
      { kind: 'words', text: 'Ask.' },
      { kind: 'words', text: 'A law.' },
    ]);
  });
});
