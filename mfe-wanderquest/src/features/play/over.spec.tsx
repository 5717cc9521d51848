import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@wanderwork/platform';
import { hash, type Action } from '@wanderwork/quest-engine';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { forgetRun, keepRun } from '../../shared/saves/kept-runs';
import { hopsFrom } from './model/hops';
import { runFrom } from './model/origin';
import { played } from './model/played';

const begun = runFrom(aPlan({ mode: 'grand_tour' }), null);

/** Keeps a run that went home after these steps, and opens it. */
const openAfter = async (...steps: Action[]) => {
  const run = { ...begun, log: [...steps, { type: 'quit' } as const] };
  await keepRun({ ...run, hash: hash(played(run).state), over: true }, { anew: true });
  renderAt('/wanderquest/grand-tour', <App />);
  await screen.findByRole('heading', { name: 'Share the result' });
};

const facts = () => screen.getAllByRole('term').map(({ textContent }) => textContent);

describe('a run that is over', () => {
  beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
  afterEach(() => forgetRun('grand_tour'));

  it('tells of a way only where there was one', async () => {
    await openAfter();
    expect(facts()).toEqual(expect.arrayContaining(['Points', 'Money left', 'Ended in']));
    expect(facts()).not.toContain('Round the world');
    expect(facts()).not.toContain('CO₂');
  });

  it('tells how far it went', async () => {
    const { action } = hopsFrom(played(begun).state).find(({ refusal }) => refusal === null)!;
    await openAfter(action);
    expect(facts()).toEqual(expect.arrayContaining(['Cities', 'Round the world', 'Way', 'CO₂']));
  });

  it('sells nothing, and says why', async () => {
    await openAfter();
    await userEvent.click(screen.getByRole('tab', { name: 'Bag' }));
    const bag = within(screen.getByRole('tabpanel', { name: 'Bag' }));
    for (const buy of bag.getAllByRole('button')) {
      expect(buy).toHaveAttribute('aria-disabled', 'true');
      expect(buy).toHaveAccessibleDescription('The journey is over.');
    }
    expect(bag.queryByRole('group', { name: 'Where you sleep' })).not.toBeInTheDocument();
  });
});
