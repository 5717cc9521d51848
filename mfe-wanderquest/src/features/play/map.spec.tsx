import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import { hashState, type Action } from '@wanderwork/quest-engine';
import App from '../../app';
import { createPlan } from '../../shared/saves/run.fixture';
import { deleteSavedRun, saveRun } from '../../shared/saves/saved-runs';
import { type Run } from '../../shared/saves/run';
import { findHops } from './model/hops';
import { createRun } from './model/create-run';
import { replayRun } from './model/replay-run';

const playActions = (run: Run, ...log: Action[]): Run => {
  const on = { ...run, log: [...run.log, ...log] };
  const { state } = replayRun(on);
  return { ...on, hash: hashState(state), day: state.day, over: state.ending !== null };
};

const getNamedCities = () =>
  [...screen.getByRole('group', { name: 'Map of the run' }).querySelectorAll('text')].map(
    ({ textContent }) => textContent,
  );

beforeEach(() => useSession.setState({ user: null, isAuthenticated: false, isLoading: false }));
afterEach(() => deleteSavedRun('grand_tour'));

describe('the map', () => {
  it('describes the hovered city, but not while the map moves', async () => {
    await saveRun(createRun(createPlan({ mode: 'grand_tour' }), null), { anew: true });
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

  it('shows the whole route of a finished run', async () => {
    const run = createRun(createPlan({ mode: 'grand_tour' }), null);
    const far = findHops(replayRun(run).state)
      .filter(({ refusal }) => refusal === null)
      .reduce((most, hop) => (hop.kilometres > most.kilometres ? hop : most));
    const there = playActions(run, far.action);
    await saveRun(there, { anew: true });
    const { unmount } = renderAt('/wanderquest/grand-tour', <App />);
    await screen.findByRole('group', { name: 'Map of the run' });
    expect(getNamedCities()).toContain(far.city.name);
    expect(getNamedCities()).not.toContain('Lisbon');
    unmount();

    await saveRun(playActions(there, { type: 'quit' }), { anew: true });
    renderAt('/wanderquest/grand-tour', <App />);
    await screen.findByRole('group', { name: 'Map of the run' });
    expect(getNamedCities()).toEqual(expect.arrayContaining(['Lisbon', far.city.name]));
  });
});
