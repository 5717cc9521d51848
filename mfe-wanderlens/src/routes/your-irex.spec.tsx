import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  paths,
  type EntryRules,
  type IrexCity,
  type IrexInputs,
  type IrexPreferences,
} from '@wanderwork/contracts';
import { neutralPreferences } from '@wanderwork/irex';
import { useSession } from '@wanderwork/platform';
import {
  aCity,
  aPage,
  mockResponse,
  aUser,
  mockNetworkError,
  mockPendingResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import ExplorerPage from './explorer-page';

const scored = (slug: string, affordability: number, safety: number, countryCode = 'PT'): IrexCity => ({
  slug,
  timezone: 'Europe/Lisbon',
  countryCode,
  dimensions: [60, affordability, safety, 60, 60, 60, 60, 60],
  quality: Array.from({ length: 8 }, () => 0.5),
  costUsd: 1500,
  months: null,
  openness: 60,
  opennessShare: 0.35,
});

const inputs: IrexInputs = {
  formulaVersion: '2026.2',
  total: 2,
  cities: [scored('calm', 30, 95), scored('cheap', 95, 50, 'VN')],
};
const createRules = (passport: string, rules: Record<string, string>): EntryRules => ({
  passport,
  date: '2026-02-17',
  source: 'entry-rules',
  rules,
});
const calm = aCity({ slug: 'calm', name: 'Calm' });
const cheap = aCity({ slug: 'cheap', name: 'Cheap' });

const names = () =>
  within(screen.getByRole('region', { name: 'Result' }))
    .getAllByRole('article')
    .map((card) => within(card).getByRole('link').textContent);

/** Moves a slider. jsdom supports neither drag nor keys on it. */
const move = (slider: HTMLElement, value: number) => fireEvent.change(slider, { target: { value } });

describe('Your IREX', () => {
  useServer();
  beforeEach(() => {
    // Saves now what the test before has yet to save.
    window.dispatchEvent(new Event('pagehide'));
    localStorage.clear();
    useSession.setState({ user: null, isAuthenticated: false, isLoading: false });
    mockResponse('get', paths.api.cities(), aPage([calm, cheap]));
    mockResponse('get', paths.api.irexInputs(), inputs);
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
    mockResponse('get', paths.api.wanderlensHero(), {
      slug: 'calm',
      imageUrl: '',
      title: '',
      caption: '',
      cities: 2,
      countries: 1,
    });
  });

  it('requests nothing until it is opened', async () => {
    const requests = mockResponse('get', paths.api.irexInputs(), inputs);
    renderAt('/wanderlens', <ExplorerPage />);
    await screen.findByRole('link', { name: 'Calm' });
    expect(requests).toHaveLength(0);
    expect(within(screen.getByRole('region', { name: 'Filters' })).getByLabelText('Region')).toBeVisible();
  });

  it('reorders the cities by a slider, shows both scores and updates the address', async () => {
    const { location } = renderAt('/wanderlens', <ExplorerPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Your IREX' }));
    const safety = await screen.findByRole('slider', { name: 'Safety' });
    move(safety, 5);
    await waitFor(() => expect(names()).toEqual(['Calm', 'Cheap']));
    move(screen.getByRole('slider', { name: 'Affordability' }), 5);
    move(safety, 0);
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    expect(screen.getAllByRole('img', { name: /^Your IREX \d+\.\d$/ })).toHaveLength(2);
    expect(screen.getAllByText(/^Published \d+$/)).toHaveLength(2);
    await waitFor(() => expect(location()).toBe('/wanderlens?my=1.w2a022222'));
  });

  it('applies the order of a shared address and can reset it', async () => {
    const { location } = renderAt('/wanderlens?my=1.w2a022222', <ExplorerPage />);
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    await userEvent.click(screen.getByRole('button', { name: 'Published order' }));
    await waitFor(() => expect(location()).toBe('/wanderlens'));
    expect(screen.queryByText(/Yours/)).not.toBeInTheDocument();
    expect(screen.getByLabelText('Sort by')).toBeInTheDocument();
  });

  it('warns when part of the address cannot be read', async () => {
    renderAt('/wanderlens?my=1.m13-1', <ExplorerPage />);
    expect(await screen.findByText(/We couldn’t read part of this link/)).toBeInTheDocument();
  });

  it('keeps the last weight above zero and says why', async () => {
    renderAt('/wanderlens?my=1.w02000000', <ExplorerPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Your IREX' }));
    const last = await screen.findByRole('slider', { name: 'Affordability' });
    move(last, 0);
    expect(await screen.findByText('At least one weight must stay above 0.')).toBeInTheDocument();
    expect(last).toHaveValue('1');
  });

  it('keeps the published order when the inputs do not load', async () => {
    mockNetworkError('get', paths.api.irexInputs());
    renderAt('/wanderlens?my=1.b900', <ExplorerPage />);
    expect(await screen.findByText(/We couldn’t compute your order/)).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Calm' })).toBeInTheDocument();
  });

  it('applies the preferences saved in this browser at once', async () => {
    localStorage.setItem('wanderwork_irex', '1.w2a022222');
    const { location } = renderAt('/wanderlens?region=Southern+Europe', <ExplorerPage />);
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    await waitFor(() => expect(location()).toBe('/wanderlens?region=Southern+Europe&my=1.w2a022222'));
  });

  it('applies those of a member’s account at once', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false });
    mockResponse('get', paths.api.account.irex(), {
      wishes: {
        ...neutralPreferences,
        sliders: { ...neutralPreferences.sliders, affordability: 5, safety: 0 },
      },
    });
    renderAt('/wanderlens', <ExplorerPage />);
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
  });

  it('keeps the published order that the reader chose, with their preferences saved', async () => {
    localStorage.setItem('wanderwork_irex', '1.w2a022222');
    const { location, unmount } = renderAt('/wanderlens', <ExplorerPage />);
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    await userEvent.click(screen.getByRole('button', { name: 'Published order' }));
    await waitFor(() => expect(location()).toBe('/wanderlens?my=1'));
    expect(names()).toEqual(['Calm', 'Cheap']);
    unmount();
    renderAt('/wanderlens?my=1', <ExplorerPage />);
    await waitFor(() => expect(names()).toEqual(['Calm', 'Cheap']));
    await userEvent.click(screen.getByRole('button', { name: 'Your IREX' }));
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
  });

  it('keeps the filters in view while the preferences are open', async () => {
    const { location } = renderAt('/wanderlens?region=Southern+Europe', <ExplorerPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Your IREX' }));
    move(await screen.findByRole('slider', { name: 'Safety' }), 5);
    const rail = screen.getByRole('region', { name: 'Your IREX and filters' });
    expect(within(rail).getByLabelText('Region')).toHaveValue('Southern Europe');
    expect(screen.getByRole('button', { name: 'Remove: Southern Europe' })).toBeVisible();
    await waitFor(() => expect(location()).toMatch(/region=Southern\+Europe&my=1\.w22a22222/));
  });

  it('restores the preferences saved in this browser', async () => {
    localStorage.setItem('wanderwork_irex', '1.w2a022222');
    renderAt('/wanderlens', <ExplorerPage />);
    await userEvent.click(await screen.findByRole('button', { name: 'Your IREX' }));
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(localStorage.getItem('wanderwork_irex')).toBeNull());
  });

  it('is open for a link from a city page', async () => {
    renderAt('/wanderlens?my=1.b900#your-irex', <ExplorerPage />);
    expect(await screen.findByLabelText(/Monthly budget/)).toHaveValue('900');
  });

  it('ranks an enterable city first for any passport and labels each card with the rule', async () => {
    mockResponse('get', paths.api.entryRules('TJ'), createRules('TJ', { PT: '30', VN: 'visa required' }));
    renderAt('/wanderlens?my=1.w2a022222', <ExplorerPage />);
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    await userEvent.click(screen.getByRole('button', { name: 'Your IREX' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Your passport' }), 'Tajik{Enter}');
    await waitFor(() => expect(names()).toEqual(['Calm', 'Cheap']));
    const cards = within(screen.getByRole('region', { name: 'Result' })).getAllByRole('article');
    expect(cards[0]).toHaveTextContent('30 days without a visa');
    expect(cards[1]).toHaveTextContent('Visa needed before travel');
  });

  it('labels the cards in the published order for a passport saved in this browser', async () => {
    localStorage.setItem('wanderwork_irex', '1.pTJ');
    mockResponse('get', paths.api.entryRules('TJ'), createRules('TJ', { PT: '30' }));
    renderAt('/wanderlens?my=1', <ExplorerPage />);
    expect(await screen.findAllByText('30 days without a visa')).toHaveLength(2);
    expect(screen.queryByText(/Yours/)).not.toBeInTheDocument();
  });

  it('keeps the published order when the rules of the passport do not load', async () => {
    mockNetworkError('get', paths.api.entryRules('TJ'));
    renderAt('/wanderlens?my=1.pTJ', <ExplorerPage />);
    expect(await screen.findByText(/We couldn’t compute your order/)).toBeInTheDocument();
    expect(screen.queryByText(/Yours/)).not.toBeInTheDocument();
  });

  it('builds on the member’s saved preferences', async () => {
    useSession.setState({ user: aUser(), isAuthenticated: true, isLoading: false });
    const arrive = mockPendingResponse('get', paths.api.account.irex(), {
      wishes: { ...neutralPreferences, budgetUsd: 900 },
    });
    const putRequests = mockResponse('put', paths.api.account.irex(), ({ body }) => ({
      wishes: body as IrexPreferences,
    }));
    renderAt('/wanderlens#your-irex', <ExplorerPage />);
    expect(await screen.findByRole('heading', { name: 'Your IREX' })).toBeInTheDocument();
    expect(screen.queryByRole('slider')).not.toBeInTheDocument();
    arrive();
    expect(await screen.findByLabelText(/Monthly budget/)).toHaveValue('900');
    mockResponse('get', paths.api.entryRules('BR'), createRules('BR', { PT: '90' }));
    await userEvent.type(screen.getByRole('combobox', { name: 'Your passport' }), 'Brazil{Enter}');
    await waitFor(() =>
      expect(putRequests.at(-1)?.body).toEqual({ ...neutralPreferences, budgetUsd: 900, passport: 'BR' }),
    );
  });

  it('takes a budget in the currency of the reader and keeps it in US dollars', async () => {
    localStorage.setItem('wanderwork_visitor_currency', 'EUR');
    mockResponse('get', paths.api.currencyRates(), {
      date: '2026-09-29',
      source: 'A source',
      perUsd: { EUR: 0.8 },
    });
    const { location } = renderAt('/wanderlens?my=1.b900#your-irex', <ExplorerPage />);
    const budget = await screen.findByLabelText(/Monthly budget/);
    await waitFor(() => expect(budget).toHaveValue('720'));
    await userEvent.clear(budget);
    await userEvent.type(budget, '1,200');
    await waitFor(() => expect(location()).toMatch(/my=1\.b1500/));
  });

  it('keeps the saved preferences when a shared address is opened and changed', async () => {
    localStorage.setItem('wanderwork_irex', '1.b1300');
    renderAt('/wanderlens?my=1.b900#your-irex', <ExplorerPage />);
    expect(await screen.findByText('These aren’t your saved preferences.')).toBeInTheDocument();
    mockResponse('get', paths.api.entryRules('BR'), createRules('BR', { PT: '90' }));
    await userEvent.type(await screen.findByRole('combobox', { name: 'Your passport' }), 'Brazil{Enter}');
    await userEvent.click(screen.getByRole('button', { name: 'Back to mine' }));
    expect(screen.getByLabelText(/Monthly budget/)).toHaveValue('1300');
    expect(screen.getByLabelText('Your passport')).toHaveValue('');
    expect(screen.queryByText('These aren’t your saved preferences.')).not.toBeInTheDocument();
  });

  it('keeps the published order and says so when only some cities load', async () => {
    const page = aPage([calm, cheap]);
    mockResponse('get', paths.api.cities(), ({ query }) => (query.limit === '100' ? null! : page));
    renderAt('/wanderlens?my=1.w2a022222', <ExplorerPage />);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Some cities couldn’t be loaded. Your preferences are safe.');
    expect(names()).toEqual(['Calm', 'Cheap']);
    mockResponse('get', paths.api.cities(), page);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try Again' }));
    await waitFor(() => expect(names()).toEqual(['Cheap', 'Calm']));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });
});
