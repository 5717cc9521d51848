import { screen } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { hash } from '@wanderwork/quest-engine';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { forgetRun, keepRun } from '../../shared/saves/kept-runs';
import { type Run } from '../../shared/saves/run';
import { runFrom } from './model/origin';
import { played } from './model/played';

const fact = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

/** A week that has come to its seventh day by rest alone. */
const lastDay = (): Run => {
  const run: Run = { ...runFrom(aPlan(), null), log: [{ type: 'spend', verb: 'rest', days: 6 }] };
  const { state } = played(run);
  return { ...run, hash: hash(state), day: state.day };
};

describe('the desk', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => forgetRun('first_week'));

  it('names the client by place, what the line gives and what is asked of it, and when the week is paid', async () => {
    await keepRun(runFrom(aPlan(), null), { anew: true });
    renderAt('/wanderquest/first-week', <App />);
    expect(await screen.findByRole('heading', { name: 'Working for a client in Europe' })).toBeVisible();
    expect(fact('Payday')).toHaveTextContent(/^in 7 days$/);
    expect(fact('Connection')).toHaveTextContent(/^\d+ Mbit\/s, 40 needed$/);
  });

  it('says on the seventh day that the week is paid tonight', async () => {
    const run = lastDay();
    expect(run.day).toBe(6);
    await keepRun(run, { anew: true });
    renderAt('/wanderquest/first-week', <App />);
    await screen.findByRole('heading', { name: /^Working for/ });
    expect(fact('Payday')).toHaveTextContent(/^tonight$/);
  });
});
