import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type Figure, type IrexMonth } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import { aCityDetail, mockResponse, aPost, aUser, mockNetworkError, useServer } from '@wanderwork/testing';
import { aHistory, answerCity, renderCity } from './open-city.fixture';

const access = (key: string, value: string | number | null): Figure => ({
  key,
  label: key,
  group: 'access',
  value,
  unit: null,
  grade: value === null ? null : 'measured',
  sourceId: 'airports',
  year: '2015',
  note: 'In a straight line.',
});

const medellin = aCityDetail({
  figures: [
    access('airport_nearest', 'EOH'),
    access('airport_nearest_km', 4),
    access('airport_large', 'BOG'),
    access('airport_large_km', 234),
  ],
  sources: [{ id: 'airports', title: 'A directory', url: null, licence: 'MIT', attribution: 'Its makers' }],
});

const month = (change: Partial<IrexMonth>): IrexMonth => ({
  month: '2026-11',
  published: 90.1,
  confidence: 78,
  points: 0.4,
  changed: [],
  ...change,
});

const region = (name: string) => screen.findByRole('region', { name });

describe('more of a city', () => {
  useServer();

  it('shows the nearest airport and the nearest large one with their source', async () => {
    answerCity(medellin);
    renderCity('lisbon');
    const airports = await region('Airports');
    expect(airports).toHaveTextContent('Nearest airportEOH, 4 km');
    expect(airports).toHaveTextContent('Nearest large airportBOG, 234 km');
    expect(airports).toHaveTextContent('A directory, 2015. In a straight line.');
  });

  it('shows a missing large airport', async () => {
    answerCity(aCityDetail({ ...medellin, figures: medellin.figures.slice(0, 2) }));
    renderCity('lisbon');
    expect(await region('Airports')).toHaveTextContent('Nearest large airportNo figure');
  });

  it('says when changes will appear for a score measured once', async () => {
    answerCity(medellin);
    renderCity('lisbon');
    expect(
      await screen.findByText(
        'We first measured this score in November 2026. The first comparison comes on 1 Dec 2026.',
      ),
    ).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Score changes in all cities' })).not.toBeInTheDocument();
  });

  it('shows the changes of each month, largest first', async () => {
    answerCity(medellin);
    const changed = [
      { key: 'internet' as const, from: 70.1, to: 72.3, points: 0.6 },
      { key: 'affordability' as const, from: 47, to: 46.2, points: -0.2 },
    ];
    mockResponse(
      'get',
      paths.api.cityHistory('lisbon'),
      aHistory({
        months: [
          month({ changed }),
          month({ month: '2026-10', published: 89.7, points: 0 }),
          month({ month: '2026-09', published: 89.7, points: null }),
        ],
      }),
    );
    renderCity('lisbon');
    const history = await region('Score history');
    expect(await within(history).findByRole('heading', { name: 'November 2026' })).toBeInTheDocument();
    const [first, second] = within(history).getAllByRole('listitem');
    expect(first).toHaveTextContent('Internet70.1 → 72.3+0.6 points');
    expect(second).toHaveTextContent('Affordability47.0 → 46.2−0.2 points');
    await userEvent.click(within(history).getByText('Earlier months'));
    expect(within(history).getByRole('heading', { name: 'October 2026' })).toBeInTheDocument();
    expect(within(history).queryByRole('heading', { name: 'September 2026' })).not.toBeInTheDocument();
  });

  it.each([
    ['the first month', []],
    ['a later month', [month({ month: '2026-10', published: 84.2, points: null })]],
  ])(
    'says that the formula and its figures changed in %s, and compares no scores',
    async (_which, earlier) => {
      answerCity(medellin);
      const changed = month({ points: null, formulaChange: { from: '2026.1', published: 88.4 } });
      mockResponse(
        'get',
        paths.api.cityHistory('lisbon'),
        aHistory({ formulaVersion: '2026.2', months: [changed, ...earlier] }),
      );
      renderCity('lisbon');
      const history = await region('Score history');
      expect(await within(history).findByText(/changed, from version 2026.1 to 2026.2/)).toHaveTextContent(
        'By the old version the score was 88.4.',
      );
      expect(within(history).queryByText(/no change|points/)).not.toBeInTheDocument();
      expect(within(history).queryByText('Published score by month')).not.toBeInTheDocument();
    },
  );

  it('tries again to load the history and shows the rest', async () => {
    answerCity(medellin);
    mockNetworkError('get', paths.api.cityHistory('lisbon'));
    renderCity('lisbon');
    const history = await region('Score history');
    const again = await within(history).findByRole('button', { name: 'Try Again' });
    mockResponse('get', paths.api.cityHistory('lisbon'), aHistory());
    await userEvent.click(again);
    expect(
      await within(history).findByText(/first measured this score in November 2026/),
    ).toBeInTheDocument();
  });

  it('links to the city’s place in Connect', async () => {
    answerCity(medellin);
    renderCity('lisbon');
    const ask = await region('Ask people in Lisbon');
    expect(within(ask).getByRole('link')).toHaveAttribute('href', '/connect/cities/lisbon');
  });

  it('links to articles about the city', async () => {
    answerCity(medellin);
    const requests = mockResponse('get', paths.api.blogPosts(), [aPost()]);
    renderCity('lisbon');
    const posts = await region('Articles about Lisbon');
    expect(within(posts).getByRole('link', { name: 'Four shared hours' })).toHaveAttribute(
      'href',
      paths.web.post('four-shared-hours'),
    );
    expect(requests[0]?.query).toEqual({ city: 'lisbon', view: 'card', limit: '3' });
  });

  it('shows temperatures in °F to those who prefer them', async () => {
    const words = '6 months between 18 and 25 °C';
    answerCity(aCityDetail({ verdicts: [{ side: 'for', words, figure: 'climate' }] }));
    const preferences = { theme: 'system', temperatureUnit: 'fahrenheit', currency: 'USD' } as const;
    useSession.setState({ user: aUser({ preferences }) });
    mockResponse('get', paths.api.account.irex(), { wishes: null });
    renderCity('lisbon');
    expect(await screen.findByRole('link', { name: '6 months between 64 and 77 °F' })).toBeInTheDocument();
    expect(document.body).not.toHaveTextContent('°C');
  });
});
