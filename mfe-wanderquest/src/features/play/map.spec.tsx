import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useSession } from '@wanderwork/platform';
import { renderAt } from '@wanderwork/testing';
import App from '../../app';
import { aPlan } from '../../shared/saves/a-run.fixture';
import { forgetRun, keepRun } from '../../shared/saves/kept-runs';
import { runFrom } from './model/origin';

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
});
