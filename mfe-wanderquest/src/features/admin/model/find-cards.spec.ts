import { cards, cardTexts } from '@wanderwork/quest-engine';
import { decks, findCards } from './find-cards';

describe('findCards', () => {
  it('finds all cards, those of a deck, and those with a text', () => {
    expect(findCards('', '')).toHaveLength(cards.length);
    expect(decks.map((deck) => findCards(deck, '').length).reduce((sum, count) => sum + count)).toBe(
      cards.length,
    );
    const [card] = cards;
    const { title } = cardTexts[card!.id]!;
    expect(findCards(card!.deck, ` ${title.toUpperCase()} `)).toContain(card);
    expect(findCards('', 'no card says this of all things')).toEqual([]);
  });
});
