import { type Card, type Condition } from './card.js';
import { cardCounts } from './cards.evaluated.js';
import { cardIndex, cards } from './cards.js';
import { expert } from '../bots/expert.js';
import { casual } from '../bots/casual.js';
import { playGame } from '../bots/bot.js';
import { type Action } from '../actions/action.js';
import { createTestStart } from '../start.fixture.js';
import { createState } from '../state.js';
import { applyAction } from '../step.js';
import { people } from '../people.js';
import { wishes } from '../wishes.js';
import { cities } from '../world/cities.js';
import { getRules } from '../rules/get-rules.js';
import { CURRENT_RULES } from '../rules/rules-versions.js';
import { firstWeekScript } from './script.js';
import { cardTexts } from './texts.js';
import { slots } from './card-text.js';

/** Half on gap month, half on standard. */
const GAMES = 600;

const words = (text: string): number => text.trim().split(/\s+/).length;

const allTexts = Object.entries(cardTexts).flatMap(([id, { title, text, choices }]) => [
  { id, what: 'title', most: 8, text: title },
  { id, what: 'text', most: 60, text },
  ...Object.entries(choices).flatMap(([choice, { label, outcomes }]) => [
    { id, what: `${choice}: label`, most: 12, text: label },
    ...outcomes.map((outcome, at) => ({ id, what: `${choice}: outcome ${at}`, most: 60, text: outcome })),
  ]),
]);

const raised = new Set(
  cards.flatMap(({ choices }) =>
    choices.flatMap(({ outcomes }) =>
      outcomes.flatMap(({ effects }) =>
        effects.flatMap((effect) => (effect[0] === 'flag' ? [effect[1]] : [])),
      ),
    ),
  ),
);

const flagsAsked = (condition: Condition | undefined): readonly string[] => {
  if (!condition) return [];
  if ('flag' in condition) return [condition.flag];
  if ('all' in condition) return condition.all.flatMap(flagsAsked);
  if ('any' in condition) return condition.any.flatMap(flagsAsked);
  return 'not' in condition ? flagsAsked(condition.not) : [];
};

const promisedBy = ({ choices }: Card): readonly string[] =>
  choices.flatMap(({ outcomes }) =>
    outcomes.flatMap(({ effects }) =>
      effects.flatMap((effect) => (effect[0] === 'later' ? [effect[1]] : [])),
    ),
  );

describe('the content', () => {
  it('has at least 180 cards, eight stories of four to six beats, ten people and forty wishes', () => {
    expect(cards.length).toBeGreaterThanOrEqual(180);
    const beats = new Map<string, number>();
    for (const { arc } of cards) if (arc) beats.set(arc, (beats.get(arc) ?? 0) + 1);
    expect(beats.size).toBe(8);
    for (const [arc, count] of beats) expect([arc, count >= 4 && count <= 6]).toEqual([arc, true]);
    expect(people).toHaveLength(10);
    expect(wishes).toHaveLength(40);
    expect(new Set(wishes.map(({ name }) => name)).size).toBe(40);
  });

  it('has wishes that enough cities count for, and none that almost all do', () => {
    for (const { id, count, fits } of wishes) {
      const fitting = cities.filter(fits).length;
      expect([id, fitting >= count + 1 && fitting <= cities.length * 0.7]).toEqual([id, true]);
    }
  });
});

describe('the cards', () => {
  it('have unique ids', () => {
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
  });

  it('are listed for each version of the rules', () => {
    expect(cardCounts).toHaveLength(CURRENT_RULES);
  });

  it.each(cards.map((card) => [card.id, card] as const))('%s can be answered by everyone', (_, card) => {
    expect(card.choices.length).toBeGreaterThanOrEqual(2);
    expect(card.choices.some(({ needs }) => !needs)).toBe(true);
    for (const { outcomes } of card.choices)
      for (const { weight } of outcomes) if (typeof weight === 'number') expect(weight).toBeGreaterThan(0);
  });

  it('test only flags that an outcome sets, and promise only existing cards', () => {
    const usedFigures = cards.flatMap((card) => [
      ...flagsAsked(card.when),
      ...card.choices.flatMap(({ needs }) => flagsAsked(needs)),
    ]);
    expect(usedFigures.filter((flag) => !raised.has(flag))).toEqual([]);
    for (const id of cards.flatMap(promisedBy)) expect(cardIndex(id)).toBeGreaterThanOrEqual(0);
  });

  it('of a chain are promised by another card or the script of First Week', () => {
    const scripted = firstWeekScript.map(([id]) => id);
    const promised = new Set<string>([...cards.flatMap(promisedBy), ...scripted]);
    expect(cards.filter(({ deck, id }) => deck === 'chain' && !promised.has(id))).toEqual([]);
  });

  it('all appear in 600 games, most of them Grand Tours by casual players and experts', () => {
    const seen = new Set<number>();
    for (let n = 0; n < GAMES; n += 1) {
      const log: Action[] = [];
      const rules = getRules(n % 50 ? 'grand_tour' : 'first_week', n % 2 ? 'standard' : 'gap_month');
      const start = { ...createTestStart(n), rules };
      playGame(start, (n % 3 ? casual : expert)(n), log);
      const state = createState(start);
      for (const action of log)
        applyAction(state, action, (entry) => entry.kind === 'card' && seen.add(entry.card));
    }
    expect(cards.filter((_, index) => !seen.has(index)).map(({ id }) => id)).toEqual([]);
  });
});

describe('the texts of the cards', () => {
  it('exist for each card, choice and outcome, and for nothing else', () => {
    const shape = cards.map(({ id, choices }) => ({
      id,
      choices: choices.map((choice) => `${choice.id} ${choice.outcomes.length}`).sort(),
    }));
    const written = Object.entries(cardTexts).map(([id, { choices }]) => ({
      id,
      choices: Object.entries(choices)
        .map(([choice, { outcomes }]) => `${choice} ${outcomes.length}`)
        .sort(),
    }));
    const byId = (a: { id: string }, b: { id: string }) => (a.id < b.id ? -1 : 1);
    expect(written.sort(byId)).toEqual(shape.sort(byId));
  });

  it('are short', () => {
    expect(allTexts.filter(({ text, most }) => text === '' || words(text) > most)).toEqual([]);
  });

  it('have placeholders only where the screen can fill them', () => {
    const gaps = allTexts.flatMap(({ text }) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!));
    expect(gaps.filter((name) => !(slots as readonly string[]).includes(name))).toEqual([]);
  });

  it('never repeat each other', () => {
    const sentences = allTexts.filter(({ what }) => !what.endsWith('label')).map(({ text }) => text);
    expect(sentences.filter((text, at) => sentences.indexOf(text) !== at)).toEqual([]);
  });

  it('rarely rely on exact numbers', () => {
    const cardsWith = (number: string) =>
      new Set(
        allTexts.filter(({ text }) => new RegExp(`\\b${number}\\b`, 'i').test(text)).map(({ id }) => id),
      ).size;
    const numbers = ['seven', 'eight', 'nine', 'eleven', 'twelve', 'thirteen', 'fourteen', 'forty'];
    expect(numbers.filter((number) => cardsWith(number) > cards.length / 10)).toEqual([]);
  });

  it('vary their beginnings: no two words start more than one text in forty', () => {
    const texts = allTexts.filter(({ what }) => what !== 'title');
    const openings = new Map<string, number>();
    for (const { text } of texts) {
      const opening = text.toLowerCase().split(/\s+/).slice(0, 2).join(' ');
      openings.set(opening, (openings.get(opening) ?? 0) + 1);
    }
    expect([...openings].filter(([, count]) => count > texts.length / 40)).toEqual([]);
  });
});
