import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Figure, type Source } from '@wanderwork/contracts';
import {
  aCity,
  aCityDetail,
  aPage,
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
const costs: [key: string, value: number, low: number, high: number][] = [
  ['rent', 1065, 760, 1495],
  ['food', 265, 180, 385],
  ['transport', 120, 80, 175],
  ['utilities_internet', 140, 95, 205],
  ['leisure', 125, 85, 180],
  ['other', 225, 150, 325],
];
const figures = costs.map(([key, value, low, high]): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: 'estimate',
  range: [low, high],
  reliability: 'C',
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

  it('says how many fields with errors it leaves out', async () => {
    renderAt(`${PATH}?city=porto&people=-5&cur=dollars`, <BudgetTool />);
    expect(await screen.findByText('2 fields are not counted. Check the marked fields.')).toBeVisible();
  });

  it('adds up a month as a range, with the source of its figures', async () => {
    renderAt(`${PATH}?city=porto`, <BudgetTool />);
    expect(await screen.findByRole('row', { name: /^Food/ })).toHaveTextContent('$180–$390');
    expect(getStatus()).toHaveTextContent(
      'A month in Porto for 1 person: about $1,950, likely $1,500–$2,500.',
    );
    expect(screen.getByText(/Cost model, 2026 \(CC BY 4\.0\)/)).toBeVisible();
  });

  it('counts people, apartments and extra costs, and stores them in the URL', async () => {
    const { location } = renderAt(`${PATH}?city=porto&add=month*60*Insurance`, <BudgetTool />);
    const people = await screen.findByLabelText('People');
    await userEvent.clear(people);
    await userEvent.type(people, '3');
    expect(await screen.findByRole('row', { name: /^Rent/ })).toHaveTextContent('2 × $1,065');
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
    expect(await screen.findByText(/No figures for Porto: Rent, one bedroom, Utilities/)).toBeVisible();
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
    expect(await screen.findByRole('row', { name: /^Food/ })).toHaveTextContent('2 × $265');
  });

  it('shows every amount in the reader’s currency and keeps typed ones in US dollars', async () => {
    mockResponse('get', paths.api.currencyRates(), { date: '2026-09-29', source: '', perUsd: { EUR: 0.5 } });
    const { location } = renderAt(`${PATH}?city=porto&add=month*60*Insurance`, <BudgetTool />);
    await userEvent.click(await screen.findByRole('button', { name: 'Change currency' }));
    await userEvent.selectOptions(await screen.findByLabelText(/^Currency/, { selector: 'select' }), 'EUR');
    await waitFor(() => expect(getStatus()).toHaveTextContent('about €1,000, likely €780–€1,300.'));
    expect(screen.getByRole('row', { name: /^Food/ })).toHaveTextContent('1 × €133€90–€190');
    expect(screen.getByText(/at the rate of 29 September 2026\./)).toBeVisible();
    expect(screen.getByText(/^about €/)).toBeVisible();

    const insurance = screen.getByLabelText('EUR');
    expect(insurance).toHaveValue('30');
    await userEvent.clear(insurance);
    await userEvent.type(insurance, '45.5');
    expect(insurance).toHaveValue('45.5');
    await waitFor(() => expect(location()).toContain('month*91*Insurance'));
    expect(screen.getByRole('row', { name: /^Insurance/ })).toHaveTextContent('€46');
    await userEvent.selectOptions(screen.getByLabelText(/^Currency/, { selector: 'select' }), 'USD');
    expect(screen.getByLabelText('US dollars')).toHaveValue('91');
  });

  it('says that a total with a rough guess is one', async () => {
    const [rent, ...others] = figures;
    const guess: Figure = { ...rent!, value: 450, range: [250, 900], reliability: 'D' };
    mockResponse('get', paths.api.city('porto'), { ...porto, figures: [guess, ...others] });
    renderAt(`${PATH}?city=porto`, <BudgetTool />);
    expect(await screen.findByRole('row', { name: /^Rent/ })).toHaveTextContent('rough guess');
    expect(getStatus()).toHaveTextContent(
      /about \$1,350, likely \$[\d,]+–\$[\d,]+\. This is a rough guess\.$/,
    );
  });
});
