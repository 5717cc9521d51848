import { type Action } from '../actions/action.js';
import { people, type PersonId } from '../people.js';
import { type Plan } from '../plan.js';
import { CURRENT_RULES, FIRST_RULES } from '../rules/rules-versions.js';
import { cardCounts, cards } from './cards.evaluated.js';
import { card } from './notation/story-card.js';

const NEXT_RULES = CURRENT_RULES + 1;

/** Fits everywhere, and brings a flag and a person that no card had before. */
const newCard = card('nadia_1', 'work', 5_000, { arc: 'nadia' })
  .scene('', '')
  .choice('greet', '')
  .sure({ bond: { ['nadia' as PersonId]: 1 }, flag: 'nadia_met', belonging: 5 }, '')
  .choice('nod', '')
  .sure({ flag: 'nadia_seen' }, '').rules;

/** The engine as the next release has it: with the new card, which the given versions know. */
const loadEngine = async (knownTo: readonly number[]) => {
  jest.resetModules();
  jest.doMock('../people.js', () => ({ people: [...people, 'nadia'] }));
  jest.doMock('../rules/rules-versions.js', () => ({
    ...jest.requireActual<object>('../rules/rules-versions.js'),
    CURRENT_RULES: NEXT_RULES,
  }));
  jest.doMock('./cards.evaluated.js', () => ({
    cards: [...cards, newCard],
    cardCounts: [...cardCounts, cards.length].map((count, at) =>
      knownTo.includes(at + 1) ? cards.length + 1 : count,
    ),
  }));
  return importEngine();
};

const loadReleasedEngine = () => {
  jest.resetModules();
  for (const file of ['../people.js', '../rules/rules-versions.js', './cards.evaluated.js'])
    jest.dontMock(file);
  return importEngine();
};

const importEngine = async () => ({
  ...(await import('../index.js')),
  ...(await import('../bots/bot.js')),
  ...(await import('../bots/expert.js')),
  ...(await import('../step.js')),
});
type Engine = Awaited<ReturnType<typeof importEngine>>;

const createPlan = (version: number): Plan => ({
  mode: 'grand_tour',
  difficulty: 'standard',
  departure: 0,
  profession: 'developer',
  home: 'lisbon',
  passport: 'de',
  seedA: 21,
  seedB: 22,
  ...(version > FIRST_RULES && { rulesVersion: version }),
});

const play = ({ playGame, createStart, expert, createSave }: Engine, version: number) => {
  const plan = createPlan(version);
  const log: Action[] = [];
  const state = playGame(createStart(plan), expert(1), log);
  return createSave(plan, log, state);
};

const listCards = (
  { createState, createStart, applyAction }: Engine,
  { plan, log }: ReturnType<typeof play>,
) => {
  const met = new Set<string>();
  const state = createState(createStart(plan));
  for (const action of log)
    applyAction(state, action, (entry) => {
      if (entry.kind === 'card') met.add(entry.card === cards.length ? newCard.id : cards[entry.card]!.id);
    });
  return met;
};

const versions = [FIRST_RULES, CURRENT_RULES];

describe('a new card', () => {
  it.each(versions)('leaves runs of version %d current, and brings them nothing', async (version) => {
    const save = play(await loadReleasedEngine(), version);
    const next = await loadEngine([NEXT_RULES]);
    expect(next.readSave(save)).toMatchObject({ ok: true, ranked: true, lost: 0 });
    expect(play(next, version)).toEqual(save);
  });

  it('comes to runs of the new version', async () => {
    const next = await loadEngine([NEXT_RULES]);
    const { id } = newCard;
    expect(listCards(next, play(next, NEXT_RULES))).toContain(id);
    expect(listCards(next, play(next, CURRENT_RULES))).not.toContain(id);
  });

  it('puts the runs of a released version under outdated rules if that version gets it', async () => {
    const released = await loadReleasedEngine();
    const saves = versions.map((version) => play(released, version));
    const next = await loadEngine([CURRENT_RULES, NEXT_RULES]);
    expect(saves.map((save) => next.readSave(save))).toMatchObject([
      { ok: true, ranked: true },
      { ok: true, ranked: false },
    ]);
  });
});
