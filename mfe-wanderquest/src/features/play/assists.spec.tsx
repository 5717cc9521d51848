import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hashState, type Action } from '@wanderwork/quest-engine';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { replayRun } from './model/replay-run';
import { createRun } from './model/create-run';

const plan = createPlan({ mode: 'grand_tour' });

const switchOn = (assist: 'undo' | 'odds_shown'): Action => ({ type: 'assist', assist, on: true });
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

/** A run with this log; it is played before, so that its hash is right. */
const saveRunWith = async (...log: Action[]) => {
  const run = { ...createRun(plan, null), log };
  const { state } = replayRun(run);
  await saveRun({ ...run, hash: hashState(state), day: state.day }, { anew: true });
  return state;
};

/** Days of rest until a card comes. */
const restUntilCard = async (...before: Action[]) => {
  const log = [...before];
  while (replayRun({ ...createRun(plan, null), log }).state.card < 0) log.push(rest);
  return saveRunWith(...log);
};

const renderTour = () => renderAt('/wanderquest/grand-tour', <App />);

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => deleteSavedRun('grand_tour'));

describe('a run with assists', () => {
  it('undoes the last step, once', async () => {
    await saveRunWith(switchOn('undo'));
    renderTour();
    await userEvent.click(await screen.findByRole('button', { name: /^Rest for a day/ }));
    expect(screen.getByText('2 of 180')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo the last step' }));
    expect(screen.getByText('1 of 180')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Undo the last step' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    expect(screen.getByRole('log', { name: 'Journal' })).not.toHaveTextContent('You rested.');
  });

  it('shows the chances of a day', async () => {
    await saveRunWith(switchOn('odds_shown'));
    renderTour();
    expect(await screen.findByText(/^Chances today: a card 10.5%, falling ill/)).toBeInTheDocument();
  });

  it('shows all outcomes of a card in percent', async () => {
    await restUntilCard(switchOn('odds_shown'));
    renderTour();
    expect(await screen.findByText('You see every possible outcome, as you asked.')).toBeInTheDocument();
    expect(screen.getAllByText(/^\d+%: /).length).toBeGreaterThan(1);
  });

  it('switches assists on under Settings, which explains the ranking', async () => {
    await saveRunWith();
    renderTour();
    expect(await screen.findByRole('button', { name: /^Rest for a day/ })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Undo the last step' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Settings' }));
    const group = within(screen.getByRole('group', { name: 'Assists' }));
    expect(group.getByText(/^A run with assists isn’t ranked/)).toBeInTheDocument();
    await userEvent.click(group.getByRole('switch', { name: 'Undo' }));
    await waitFor(() => expect(group.getByText(/so it isn’t ranked/)).toBeInTheDocument());
    expect(screen.getByRole('button', { name: 'Undo the last step' })).toBeInTheDocument();
  });
});
