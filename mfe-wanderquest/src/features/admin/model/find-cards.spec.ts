import { cards, cardTexts } from '@wanderwork/quest-engine';
import { decks, findCards, getPage } from './find-cards';

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

const createItems = (count: number) => Array.from({ length: count }, (_, at) => at);

describe('a page of cards', () => {
  it.each([
    [25, 0, 10, 'Cards 1 to 10 of 25'],
    [25, 2, 5, 'Cards 21 to 25 of 25'],
    [25, 9, 5, 'Cards 21 to 25 of 25'],
    [25, -1, 10, 'Cards 1 to 10 of 25'],
    [20, 1, 10, 'Cards 11 to 20 of 20'],
    [7, 0, 7, '7 cards'],
    [1, 0, 1, '1 card'],
    [0, 0, 0, 'No cards match'],
  ])('of %p, asked for %p, has %p: %s', (all, requested, count, words) => {
    const { items, ...page } = getPage(createItems(all), requested);
    expect(items).toHaveLength(count);
    expect(page.label).toBe(words);
  });

  it('covers all cards without gaps or repeats', () => {
    const { pages } = getPage(createItems(34), 0);
    const seen = Array.from({ length: pages }, (_, page) => getPage(createItems(34), page).items).flat();
    expect(seen).toEqual(createItems(34));
  });
});
