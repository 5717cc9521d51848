import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hash, type Action } from '@wanderwork/quest-engine';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { forgetRun, keepRun } from '../../shared/saves/kept-runs';
import { played } from './model/played';
import { runFrom } from './model/origin';

const plan = aPlan({ mode: 'grand_tour' });

const help = (assist: 'undo' | 'odds_shown'): Action => ({ type: 'assist', assist, on: true });
const rest: Action = { type: 'spend', verb: 'rest', days: 1 };

/** A run with this log; it is played before, so that its hash is right. */
const keep = async (...log: Action[]) => {
  const run = { ...runFrom(plan, null), log };
  const { state } = played(run);
  await keepRun({ ...run, hash: hash(state), day: state.day }, { anew: true });
  return state;
};

/** Days of rest until a card comes. */
const untilCard = async (...before: Action[]) => {
  const log = [...before];
  while (played({ ...runFrom(plan, null), log }).state.card < 0) log.push(rest);
  return keep(...log);
};

const open = () => renderAt('/wanderquest/grand-tour', <App />);

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => forgetRun('grand_tour'));

describe('a run with help', () => {
  it('takes the last step back, once', async () => {
    await keep(help('undo'));
    open();
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

  it('tells the chances of a day, and all that may come of a choice', async () => {
    await keep(help('odds_shown'));
    open();
    expect(await screen.findByText(/^Chances today: a card 10.5%, falling ill/)).toBeInTheDocument();
  });

  it('tells all outcomes of a card to the per cent', async () => {
    await untilCard(help('odds_shown'));
    open();
    expect(await screen.findByText('You see every possible outcome, as you asked.')).toBeInTheDocument();
    expect(screen.getAllByText(/^\d+%: /).length).toBeGreaterThan(1);
  });

  it('is asked for under Settings, which says what that means', async () => {
    await keep();
    open();
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
