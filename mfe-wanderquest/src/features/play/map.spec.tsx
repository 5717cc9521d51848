import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import { hash, type Action } from '@wanderwork/quest-engine';
import App from '../../app';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { forgetRun, keepRun } from '../../shared/saves/kept-runs';
import { type Run } from '../../shared/saves/run';
import { hopsFrom } from './model/hops';
import { runFrom } from './model/origin';
import { played } from './model/played';

const after = (run: Run, ...log: Action[]): Run => {
  const on = { ...run, log: [...run.log, ...log] };
  const { state } = played(on);
  return { ...on, hash: hash(state), day: state.day, over: state.ending !== null };
};

const named = () =>
  [...screen.getByRole('group', { name: 'Map of the run' }).querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => forgetRun('grand_tour'));

describe('the map', () => {
  it('describes the city under the pointer, but none that passes below it while the map moves', async () => {
    await keepRun(runFrom(aPlan({ mode: 'grand_tour' }), null), { anew: true });
    renderAt('/wanderquest/grand-tour', <App />);
    const map = await screen.findByRole('group', { name: 'Map of the run' });
    const [madrid, paris] = ['Madrid, Spain', 'Paris, France'];
    const mark = (city: string) => within(map).getByRole('button', { name: new RegExp(`^${city}`) });
    const point = (city: string) => fireEvent.pointerOver(mark(city), { pointerType: 'mouse' });
    const card = (city: string) => screen.getByText(city, { selector: 'section > b' });

    point(madrid);
    expect(card(madrid)).toBeVisible();
    fireEvent.wheel(map, { ctrlKey: true, deltaY: -40 });
    point(paris);
    expect(card(madrid)).toBeVisible();
    await waitFor(() => {
      point(paris);
      expect(card(paris)).toBeVisible();
    });
    fireEvent.pointerLeave(map);
    expect(screen.queryByText(paris, { selector: 'section > b' })).not.toBeInTheDocument();
  });

  it('shows all of the way once the run is over', async () => {
    const run = runFrom(aPlan({ mode: 'grand_tour' }), null);
    const far = hopsFrom(played(run).state)
      .filter(({ refusal }) => refusal === null)
      .reduce((most, hop) => (hop.kilometres > most.kilometres ? hop : most));
    const there = after(run, far.action);
    await keepRun(there, { anew: true });
    const { unmount } = renderAt('/wanderquest/grand-tour', <App />);
    await screen.findByRole('group', { name: 'Map of the run' });
    expect(named()).toContain(far.city.name);
    expect(named()).not.toContain('Lisbon');
    unmount();

    await keepRun(after(there, { type: 'quit' }), { anew: true });
    renderAt('/wanderquest/grand-tour', <App />);
    await screen.findByRole('group', { name: 'Map of the run' });
    expect(named()).toEqual(expect.arrayContaining(['Lisbon', far.city.name]));
  });
});
