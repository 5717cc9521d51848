import { screen, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { createState, NO_CARD, reduce, type Action, type State } from '@wanderwork/quest-engine';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { gameStorage } from '../../shared/saves/game-storage';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { playActions } from './account-run.fixture';
import { createRun } from './model/create-run';
import { getRunStart } from './model/saves/rules';
import { threadTexts, useLastThread } from './model/threads';

const plan = createPlan();

/** Rests until a moment of the week; every card gets its first answer, except on the last evening. */
const playUntil = (isDone: (state: State) => boolean, lastEvening = 0) => {
  const log: Action[] = [];
  let state = createState(getRunStart(plan));
  while (!state.ending && !isDone(state)) {
    const choice = state.day >= 6 ? lastEvening : 0;
    log.push(state.card === NO_CARD ? { type: 'spend', verb: 'rest', days: 1 } : { type: 'choose', choice });
    ({ state } = reduce(state, log.at(-1)!));
  }
  return playActions(createRun(plan, null), log);
};

const openWeek = async (...until: Parameters<typeof playUntil>) => {
  await saveRun(playUntil(...until), { anew: true });
  return renderAt('/wanderquest/first-week', <App />);
};

const onMorningOf = (day: number) => (state: State) => state.day === day - 1 && state.card === NO_CARD;

const rings = () => screen.getByRole('group', { name: 'Map of the run' }).querySelectorAll('.wish').length;

describe('a First Week', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(async () => {
    await Promise.all([
      deleteSavedRun('first_week'),
      deleteSavedRun('daily_dash'),
      gameStorage.remove('thread'),
    ]);
    useLastThread.setState({ thread: null });
  });

  it('shows no rings before a card has introduced wishes', async () => {
    const { unmount } = await openWeek(onMorningOf(3));
    await screen.findByRole('heading', { name: /^Day 3 / });
    expect(rings()).toBe(0);
    expect(screen.queryByText('Wishes')).not.toBeInTheDocument();
    unmount();
    await openWeek(onMorningOf(5));
    await screen.findByRole('heading', { name: /^Day 5 / });
    expect(rings()).toBeGreaterThan(0);
  });

  it('suggests five destinations, and shows all on demand', async () => {
    await openWeek(onMorningOf(6));
    const list = within(await screen.findByRole('listbox', { name: 'Cities to go to' }));
    expect(list.getAllByRole('option')).toHaveLength(5);
    expect(list.getByText('Lowest fare')).toBeVisible();
    expect(screen.getByRole('button', { name: /^Show all \d+ cities$/ })).toBeVisible();
  });

  it.each([
    ['friend', 0],
    ['debt', 1],
    ['wish', 2],
  ] as const)('ends with a thread, and with today’s Dash as the first way on: %s', async (thread, choice) => {
    await openWeek(({ ending }) => ending !== null, choice);
    expect(await screen.findByText(threadTexts[thread].ending)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Play today’s Dash' })).toHaveAttribute(
      'href',
      '/wanderquest/daily-dash',
    );
  });

  it('leaves its thread for the next dash to take up', async () => {
    await gameStorage.change('thread', () => 'debt');
    await saveRun(createRun(createPlan({ mode: 'daily_dash' }), null), { anew: true });
    renderAt('/wanderquest/daily-dash', <App />);
    expect(await screen.findByText(threadTexts.debt.opening)).toBeVisible();
  });
});
