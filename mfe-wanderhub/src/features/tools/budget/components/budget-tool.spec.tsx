import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Figure, type Source } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  aCity,
  aCityDetail,
  aPage,
  aUser,
  mockResponse,
  mockNetworkError,
  mockError,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { BudgetTool } from './budget-tool';

const PATH = '/wanderhub/tools/budget';
const model: Source = {
  id: 'cost-model',
  title: 'Cost model',
  url: null,
  licence: 'CC BY 4.0',
  attribution: '',
};
const costs = {
  rent: 770,
  food: 525,
  transport: 100,
  utilities_internet: 118,
  leisure: 92,
  other: 365,
};
const figures = Object.entries(costs).map(([key, value]): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: 'estimate',
  sourceId: model.id,
  year: '2026',
  note: null,
}));
const porto = aCityDetail({ slug: 'porto', name: 'Porto', figures, sources: [model] });
const getStatus = () => within(screen.getByRole('region', { name: 'Result' })).getByRole('status');

describe('the budget calculator', () => {
  useServer();
  beforeEach(() => {
    mockResponse('get', paths.api.cities(), aPage([aCity({ slug: 'porto', name: 'Porto' })]));
    mockResponse('get', paths.api.city('porto'), porto);
  });

  it('adds up a month as a range, with the source of its figures', async () => {
    renderAt(`${PATH}?city=porto`, <BudgetTool />);
    expect(await screen.findByRole('row', { name: /^Food/ })).toHaveTextContent('$370–$680');
    expect(getStatus()).toHaveTextContent(
      'A month in Porto for 1 person: about $1,950, likely $1,400–$2,550.',
    );
    expect(screen.getByText(/Cost model, 2026 \(CC BY 4\.0\)/)).toBeVisible();
  });

  it('counts people, apartments and extra costs, and stores them in the URL', async () => {
    const { location } = renderAt(`${PATH}?city=porto&add=month*60*Insurance`, <BudgetTool />);
    const people = await screen.findByLabelText('People');
    await userEvent.clear(people);
    await userEvent.type(people, '3');
    expect(await screen.findByRole('row', { name: /^Rent/ })).toHaveTextContent('2 × $770');
    expect(screen.getByRole('row', { name: /^Insurance/ })).toHaveTextContent('$60');
    await waitFor(() => expect(location()).toContain('people=3'));
  });

  it('keeps invalid input, reports it and still calculates', async () => {
    renderAt(`${PATH}?city=porto&people=0&for=NaN&cur=XX&add=month*abc*Gym`, <BudgetTool />);
    expect(await screen.findByRole('row', { name: /^Food/ })).toBeVisible();
    expect(screen.getByLabelText('People')).toHaveValue('0');
    expect(screen.getByLabelText('People')).toHaveAccessibleDescription(
      'Enter a whole number of people, from 1 to 12.',
    );
    expect(screen.getByLabelText('Length of stay')).toHaveAccessibleDescription(
      'Enter a number of months, up to 60.',
    );
    expect(screen.getByLabelText('US dollars')).toHaveAccessibleDescription('Enter an amount in US dollars.');
  });

  it('does not guess missing costs', async () => {
    mockResponse('get', paths.api.city('porto'), aCityDetail({ slug: 'porto', name: 'Porto' }));
    renderAt(`${PATH}?city=porto`, <BudgetTool />);
    expect(await screen.findByText(/No figures for Porto: Rent, one bedroom, center,/)).toBeVisible();
    expect(screen.getByRole('row', { name: /^Food/ })).toHaveTextContent('No figure');
  });

  it('reports unknown cities and lets you retry failed requests', async () => {
    mockError('get', paths.api.city('atlantis'), {
      statusCode: 404,
      code: 'city.not_found',
      message: 'No such city',
    });
    const { unmount } = renderAt(`${PATH}?city=atlantis`, <BudgetTool />);
    expect(await screen.findByText(/We don’t have a city called/)).toHaveTextContent('called “Atlantis”.');
    unmount();
    mockNetworkError('get', paths.api.city('porto'));
    renderAt(`${PATH}?city=porto&people=2`, <BudgetTool />);
    const again = await screen.findByRole('button', { name: 'Try Again' });
    mockResponse('get', paths.api.city('porto'), porto);
    await userEvent.click(again);
    expect(await screen.findByRole('row', { name: /^Food/ })).toHaveTextContent('2 × $525');
  });

  it('adds the total in the currency chosen in settings, at the dated rate', async () => {
    const user = aUser();
    useSession.setState({ user: { ...user, preferences: { ...user.preferences, currency: 'EUR' } } });
    mockResponse('get', paths.api.currencyRates(), { date: '2026-09-29', source: '', perUsd: { EUR: 0.5 } });
    renderAt(`${PATH}?city=porto`, <BudgetTool />);
    expect(await screen.findByText('In EUR')).toBeVisible();
    expect(screen.getByText(/^about €/)).toBeVisible();
    expect(screen.getByText('Converted from US dollars at the rate of September 29, 2026.')).toBeVisible();
    act(() => useSession.setState({ user: null }));
  });
});
