import { screen, within } from '@testing-library/react';
import { paths, type IrexTrends } from '@wanderwork/contracts';
import { mockResponse, renderAt, useServer } from '@wanderwork/testing';
import TrendsPage from './trends-page';

const moved: IrexTrends = {
  formulaVersion: '2026.2',
  month: '2026-12',
  before: '2026-11',
  months: ['2026-12', '2026-11'],
  cities: 316,
  unmoved: 314,
  risen: [
    {
      slug: 'porto',
      name: 'Porto',
      country: 'Portugal',
      region: 'Southern Europe',
      score: 90.2,
      points: 2.1,
      changed: [{ key: 'affordability', from: 40, to: 46, points: 2.1 }],
    },
  ],
  fallen: [],
  regions: [{ region: 'Southern Europe', cities: 37, points: 0.1 }],
  samplesOnly: false,
};

describe('TrendsPage', () => {
  useServer();

  it('shows the biggest gains with their causes and the change by region', async () => {
    mockResponse('get', paths.api.irexTrends(), moved);
    renderAt('/wanderlens/trends', <TrendsPage />);
    const rose = await screen.findByRole('region', { name: 'Biggest gains' });
    expect(within(rose).getByRole('link', { name: 'Porto' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/porto',
    );
    expect(rose).toHaveTextContent('+2.1');
    expect(rose).toHaveTextContent('Affordability +2.1');
    expect(screen.getByRole('region', { name: 'Biggest drops' })).toHaveTextContent('No city dropped.');
    expect(screen.getByText(/December 2026 compared with November 2026\. 314 of the 316/)).toBeVisible();
    expect(screen.getByRole('row', { name: 'Southern Europe 37 +0.1' })).toBeVisible();
  });

  it('shows a gate behind the samples', async () => {
    mockResponse('get', paths.api.irexTrends(), { ...moved, regions: [], samplesOnly: true });
    renderAt('/wanderlens/trends', <TrendsPage />);
    const gate = await screen.findByRole('group', { name: 'Trends for all cities are part of Premium' });
    expect(within(gate).getByRole('button', { name: 'See plans' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'By region' })).not.toBeInTheDocument();
  });

  it('says in the first month when the first comparison comes', async () => {
    const first = { month: '2026-11', before: null, months: ['2026-11'], cities: 0, unmoved: 0 };
    mockResponse('get', paths.api.irexTrends(), { ...moved, ...first, risen: [], regions: [] });
    renderAt('/wanderlens/trends', <TrendsPage />);
    expect(await screen.findByRole('heading', { name: 'First score changes on 1 Dec 2026' })).toBeVisible();
    expect(screen.getByText(/We first measured the scores in November 2026/)).toBeVisible();
    expect(screen.queryByText('Biggest gains')).not.toBeInTheDocument();
  });
});
