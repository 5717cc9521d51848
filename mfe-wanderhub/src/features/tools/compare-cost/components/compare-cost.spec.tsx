import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Figure } from '@wanderwork/contracts';
import { aCityDetail, aPage, mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { CompareCost } from './compare-cost';

const PATH = '/wanderhub/tools/compare-cost';
const createCost = (key: string, value: number, spread: number): Figure => ({
  key,
  label: key,
  group: 'cost',
  value,
  unit: 'USD a month',
  grade: 'estimate',
  range: [value / spread, value * spread],
  reliability: 'C',
  sourceId: 'cost-model',
  year: '2026',
  note: null,
});
const getStatus = () => within(screen.getByRole('region', { name: 'Result' })).getByRole('status');

describe('city-to-city cost', () => {
  useServer();
  beforeEach(() => {
    mockResponse('get', paths.api.cities(), aPage([]));
    const dear = [createCost('monthly_cost', 2000, 1.3), createCost('food', 500, 1.4)];
    const cheap = [createCost('monthly_cost', 1000, 1.3), createCost('food', 450, 1.4)];
    mockResponse(
      'get',
      paths.api.city('porto'),
      aCityDetail({ slug: 'porto', name: 'Porto', figures: dear }),
    );
    mockResponse(
      'get',
      paths.api.city('tbilisi'),
      aCityDetail({ slug: 'tbilisi', name: 'Tbilisi', figures: cheap }),
    );
  });

  it('tells sure, probable, invisible and unknown differences apart', async () => {
    renderAt(`${PATH}?from=porto&to=tbilisi&income=3000&saved=500`, <CompareCost />);
    expect(await screen.findByRole('row', { name: /^Monthly cost for one/ })).toHaveTextContent(
      '$2,000 $1,550–$2,600$1,000 $770–$1,300Porto is more expensive',
    );
    expect(getStatus()).toHaveTextContent('A month in Tbilisi costs about 50% less than in Porto.');
    expect(screen.getByRole('row', { name: /^Food/ })).toHaveTextContent('Level');
    expect(screen.getByRole('row', { name: /^Transport/ })).toHaveTextContent('No figure');
    expect(screen.getByText(/\$3,000 a month in Porto buys as much as about \$1,750/)).toBeVisible();
  });

  it('swaps the cities', async () => {
    renderAt(`${PATH}?from=porto&to=tbilisi`, <CompareCost />);
    await screen.findByRole('row', { name: /^Food/ });
    await userEvent.click(screen.getByRole('button', { name: 'Swap' }));
    expect(getStatus()).toHaveTextContent('A month in Porto costs about 100% more than in Tbilisi.');
  });

  it('reports unknown cities and two equal cities', async () => {
    mockError('get', paths.api.city('atlantis'), {
      statusCode: 404,
      code: 'city.not_found',
      message: 'No such city',
    });
    const { unmount } = renderAt(`${PATH}?from=porto&to=atlantis`, <CompareCost />);
    expect(await screen.findByText(/We don’t have a city called/)).toHaveTextContent('called “Atlantis”.');
    unmount();
    renderAt(`${PATH}?from=porto&to=porto`, <CompareCost />);
    expect(screen.getByText('Choose two different cities.')).toBeVisible();
  });
});
