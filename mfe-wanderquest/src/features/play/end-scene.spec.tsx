import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toUtcDay } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { findCityIndex, hashState, type Action } from '@wanderwork/quest-engine';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { type Run } from '../../shared/saves/run';
import { formatMoney } from '../../shared/labels';
import { createLongRun } from './long-run.fixture';
import { findHops } from './model/hops';
import { createRun } from './model/create-run';
import { selectCity } from './model/map/selection';
import { replayRun } from './model/replay-run';

const newRun = createRun(createPlan({ mode: 'grand_tour' }), null);

/** Keeps a run that went home after these steps, and opens it. */
const openAfter = async (...steps: Action[]) => {
  await openRun({ ...newRun, log: steps });
};

const openRun = async (before: Run) => {
  const run = { ...before, log: [...before.log, { type: 'quit' } as const] };
  await saveRun({ ...run, hash: hashState(replayRun(run).state), over: true }, { anew: true });
  renderAt('/wanderquest/grand-tour', <App />);
  await screen.findByRole('heading', { name: 'Share the result' });
};

const facts = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('a finished run', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => deleteSavedRun('grand_tour'));

  it('shows a route only when there is one', async () => {
    await openAfter();
    expect(facts()).toEqual(expect.arrayContaining(['Points', 'Money left', 'Ended in']));
    expect(facts()).not.toContain('Around the world');
    expect(facts()).not.toContain('CO₂');
  });

  it('shows the distance', async () => {
    const { action } = findHops(replayRun(newRun).state).find(({ refusal }) => refusal === null)!;
    await openAfter(action);
    expect(facts()).toEqual(expect.arrayContaining(['Cities', 'Around the world', 'Distance', 'CO₂']));
  });

  it('closes the shop, and says so once', async () => {
    await openAfter();
    await userEvent.click(screen.getByRole('tab', { name: 'Bag' }));
    const bag = within(screen.getByRole('tabpanel', { name: 'Bag' }));
    expect(bag.getByText(/closed now\.$/)).toBeVisible();
    expect(bag.queryByRole('button', { name: /^Buy/ })).not.toBeInTheDocument();
    expect(bag.queryByRole('group', { name: 'Where you sleep' })).not.toBeInTheDocument();
  });

  it('shows work totals instead of an unpaid week', async () => {
    const work: Action = { type: 'spend', verb: 'work', days: 1 };
    const run = createLongRun(16);
    expect(replayRun(run).state.day).toBe(16);
    await openRun({ ...run, log: [...run.log, work] });
    const paperwork = within(screen.getByRole('tabpanel', { name: 'Desk' }));
    expect(paperwork.getByRole('heading', { name: 'The work is done' })).toBeVisible();
    expect(paperwork.queryByText('Payday')).not.toBeInTheDocument();
    expect(paperwork.getByText('The journey ended after 17 days.')).toBeVisible();
    expect(screen.getByText('Days', { selector: 'dt' }).nextElementSibling).toHaveTextContent(/^17 of 180$/);
    const fact = (name: string) => paperwork.getByText(name, { selector: 'dt' }).nextElementSibling!;
    expect(fact('Weeks paid')).toHaveTextContent(/^2$/);
    const paid = replayRun(run).chapters.flatMap(({ entries }) =>
      entries.flatMap((entry) => (entry.kind === 'week' ? [entry.pay] : [])),
    );
    expect(fact('Earned from work')).toHaveTextContent(formatMoney(paid[0]! + paid[1]!));
    expect(fact('Unpaid work since')).toHaveTextContent(/^\d\.\d days$/);
  });

  it('links from the work panel to the ending', async () => {
    await openAfter();
    const paperwork = within(screen.getByRole('tabpanel', { name: 'Desk' }));
    await userEvent.click(paperwork.getByRole('button', { name: 'See how it ended' }));
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Play Grand Tour again' })).toBeVisible();
  });

  it('shows no city card, even if one was selected', async () => {
    act(() => selectCity(findCityIndex('madrid'), 'map'));
    await openAfter();
    act(() => selectCity(findCityIndex('madrid'), 'map'));
    expect(screen.queryByText('Madrid, Spain', { selector: 'section > b' })).not.toBeInTheDocument();
    act(() => selectCity(null));
  });

  it('offers no visa application', async () => {
    await openAfter();
    await userEvent.click(screen.getByRole('tab', { name: 'Visas' }));
    expect(screen.queryByRole('button', { name: /^Apply for/ })).not.toBeInTheDocument();
  });
});

describe('a finished dash', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => deleteSavedRun('daily_dash'));

  const openDash = async (edition: string) => {
    const run = {
      ...createRun(createPlan({ mode: 'daily_dash' }), edition),
      log: [{ type: 'quit' } as const],
    };
    await saveRun({ ...run, hash: hashState(replayRun(run).state), over: true }, { anew: true });
    renderAt('/wanderquest/daily-dash', <App />);
    await screen.findByRole('heading', { name: 'Share the result' });
  };

  it('leads to the ranks of its day, and cannot be played again', async () => {
    const today = toUtcDay(new Date());
    await openDash(today);
    expect(screen.getByRole('link', { name: 'See today’s ranks' })).toHaveAttribute(
      'href',
      `/wanderquest/boards?board=${encodeURIComponent(`daily:${today}`)}`,
    );
    expect(screen.getByText('The next dash starts at midnight UTC.')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Play / })).not.toBeInTheDocument();
  });

  it('of an earlier day makes room for today’s', async () => {
    await openDash('2026-11-22');
    expect(screen.getByRole('button', { name: 'Play today’s Dash' })).toBeVisible();
  });
});
