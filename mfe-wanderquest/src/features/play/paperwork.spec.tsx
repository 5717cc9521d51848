import { screen } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { hashState } from '@wanderwork/quest-engine';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { type Run } from '../../shared/saves/run';
import { createRun } from './model/create-run';
import { replayRun } from './model/replay-run';

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

/** A week of before the scripted cards, which has come to its seventh day by rest alone. */
const lastDay = (): Run => {
  const { rulesVersion: _none, ...plan } = createPlan();
  const run: Run = { ...createRun(plan, null), log: [{ type: 'spend', verb: 'rest', days: 6 }] };
  const { state } = replayRun(run);
  return { ...run, hash: hashState(state), day: state.day };
};

describe('the work panel', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => deleteSavedRun('first_week'));

  it('shows the client, the connection and the payday', async () => {
    await saveRun(createRun(createPlan(), null), { anew: true });
    renderAt('/wanderquest/first-week', <App />);
    expect(await screen.findByRole('heading', { name: 'Working for a client in Europe' })).toBeVisible();
    expect(fact('Payday')).toHaveTextContent(/^in 7 days$/);
    expect(fact('Connection')).toHaveTextContent(/^\d+ Mbit\/s, 40 needed$/);
  });

  it('says on the seventh day that payday is tonight', async () => {
    const run = lastDay();
    expect(run.day).toBe(6);
    await saveRun(run, { anew: true });
    renderAt('/wanderquest/first-week', <App />);
    await screen.findByRole('heading', { name: /^Working for/ });
    expect(fact('Payday')).toHaveTextContent(/^tonight$/);
  });
});
