import { parsePlainParts } from './plain-text';

describe('parsePlainParts', () => {
  it('separates headings from text and removes markup', () => {
    expect(
      parsePlainParts('## First **part**\n\nSee [the sea](/sea), `now`.\n\n\n- one\n- two\n\n> Said.'),
    ).toEqual([
      { kind: 'heading', text: 'First part' },
      { kind: 'words', text: 'See the sea, now.' },
      { kind: 'words', text: '• one\n• two' },
      { kind: 'words', text: 'Said.' },
    ]);
  });

  it('replaces live figures, and keeps the text of notes and callouts', () => {
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
