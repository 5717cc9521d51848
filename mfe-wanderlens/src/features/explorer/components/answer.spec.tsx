import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type PlaceAnswer, type SearchAnswer, type UnderstoodCondition } from '@wanderwork/contracts';
import { useSession } from '@wanderwork/platform';
import {
  aCity,
  aFigure,
  aPage,
  aSearchAnswer,
  aUser,
  mockNetworkError,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { Explorer } from './explorer';
import { answerExplorer, anAllowance, cheap, getSearchBox, lisbon, porto } from './search.fixture';

const medellin = aCity({ slug: 'medellin', name: 'Medellín', country: 'Colombia', countryCode: 'CO' });
const cali = aCity({ slug: 'cali', name: 'Cali', country: 'Colombia', countryCode: 'CO' });

const internet = aFigure({
  key: 'download',
  label: 'Download',
  group: 'internet',
  value: 28.4,
  unit: 'Mbps',
  sourceId: 'mlab',
  year: '2025',
});

const place: PlaceAnswer = {
  city: medellin,
  answers: [
    {
      topic: 'internet',
      verdict:
        'Fine for video calls: a group call in full HD needs 3.8 Mbps up, and the country’s median is 13.',
      figures: [internet],
      rank: 'Slower than 58% of the cities here',
    },
    {
      topic: 'climate',
      verdict: 'January is warm: 22 °C on average. Rain is rare.',
      figures: [],
      rank: null,
    },
  ],
  sources: [
    { id: 'mlab', title: 'M-Lab NDT', url: null, attribution: 'M-Lab', licence: 'CC0' },
  ] as unknown as PlaceAnswer['sources'],
};

const warm: UnderstoodCondition = {
  id: 'warm@1',
  label: 'Warm in January (20 to 30 °C)',
  kind: 'climate',
  start: 0,
  end: 4,
  filters: [{ on: 'temp', months: [1], bounds: { from: 20, to: 30 } }],
};

const search = (answer: SearchAnswer) => {
  mockResponse('get', paths.api.search(), ({ query }) => ({ ...answer, query: query.q ?? '' }));
  return renderAt('/wanderlens?q=words', <Explorer />);
};

const getCard = (name: string) => within(screen.getByRole('link', { name }).closest('article')!);

describe('the answer to a search', () => {
  useServer();
  beforeEach(answerExplorer);

  it('answers a question about a place with verdicts, figures, source and rank, before cities like it', async () => {
    search(
      aSearchAnswer([medellin], {
        place,
        near: {
          sentence: 'Medellín does not fit. Cities like it follow.',
          like: 'Medellín',
          items: [medellin, cali],
        },
      }),
    );
    const topic = within(await screen.findByRole('region', { name: 'Fine for video calls' }));
    expect(topic.getByText(/^A group call in full HD needs 3.8 Mbps up/)).toBeInTheDocument();
    expect(topic.getByText('28.4 Mbps')).toBeInTheDocument();
    expect(topic.getByText(/M-Lab NDT/)).toBeInTheDocument();
    expect(topic.getByText(/median is 13. Slower than 58% of the cities here.$/)).toBeInTheDocument();
    expect(topic.getByRole('link', { name: 'More about the internet in Medellín' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/medellin#internet',
    );
    expect(screen.getByRole('region', { name: 'Cities like Medellín' })).toBeInTheDocument();
    expect(screen.queryByText(/does not fit/)).not.toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Medellín' })).toHaveLength(1);
    expect(screen.getByRole('link', { name: 'Cali' })).toBeInTheDocument();
  });

  it('says what the place itself misses, unless a verdict says it', async () => {
    const slow: UnderstoodCondition = { ...cheap, id: 'fast', kind: 'speed' };
    search(
      aSearchAnswer([medellin], {
        understood: [cheap, slow],
        place,
        facts: {
          medellin: [
            { condition: 'cheap', text: 'Cost $1,250', miss: '$150 over your $1,100' },
            { condition: 'fast', text: '28 Mbps', miss: '45 Mbps below your 73' },
          ],
        },
      }),
    );
    expect(await screen.findByText('$150 over your $1,100')).toBeInTheDocument();
    expect(screen.queryByText('45 Mbps below your 73')).not.toBeInTheDocument();
  });

  it('lists the other cities of the country that was asked about', async () => {
    search(aSearchAnswer([medellin, cali], { place }));
    expect(await screen.findByRole('heading', { name: 'Other cities in Colombia' })).toBeInTheDocument();
    expect(screen.getAllByRole('link', { name: 'Medellín' })).toHaveLength(1);
  });

  it('shows near misses under the sentence, each with what it misses', async () => {
    search(
      aSearchAnswer([lisbon], {
        understood: [warm, cheap],
        near: { sentence: 'One city meets both. These come close.', like: null, items: [lisbon, porto] },
        facts: {
          lisbon: [
            { condition: 'warm@1', text: 'January 22 °C', miss: null },
            { condition: 'cheap', text: 'Cost $1,000', miss: null },
          ],
          porto: [
            { condition: 'warm@1', text: 'January 16 °C', miss: '4 °C too cold' },
            { condition: 'cheap', text: 'Cost $1,250', miss: '$150 over your $1,100' },
          ],
        },
      }),
    );
    await screen.findByRole('region', { name: 'One city meets both. These come close.' });
    expect(screen.getAllByRole('link', { name: 'Lisbon' })).toHaveLength(1);
    expect(getCard('Lisbon').getByText(/^January/)).toHaveTextContent(/^Matches: January 72 °F$/);
    expect(
      getCard('Porto')
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Doesn’t match: January 61 °F · 7 °F too cold',
      'Doesn’t match: Cost $1,250 · $150 over your $1,100',
    ]);
  });

  it('shows near misses instead of an empty list, with the condition that excludes most', async () => {
    search(
      aSearchAnswer([], {
        understood: [warm, cheap],
        near: { sentence: 'No city meets both. These meet one.', like: null, items: [porto] },
        narrowest: { id: 'cheap', label: 'Cheap ($1,100 or less)', cities: 14 },
      }),
    );
    await screen.findByRole('region', { name: 'No city meets both. These meet one.' });
    expect(screen.queryByRole('heading', { name: 'Uncharted' })).not.toBeInTheDocument();
    expect(screen.getByText('Without “Cheap ($1,100 or less)”, 14 cities match.')).toBeInTheDocument();
  });

  it('says temperatures and prices in the units of the member', async () => {
    const user = aUser();
    useSession.setState({
      user: { ...user, preferences: { ...user.preferences, currency: 'EUR', temperatureUnit: 'celsius' } },
      isLoading: false,
    });
    mockResponse('get', paths.api.account.favourites(), { slugs: [] });
    mockResponse('get', paths.api.currencyRates(), { date: '2026-09-29', source: '', perUsd: { EUR: 0.5 } });
    search(
      aSearchAnswer([], {
        understood: [warm],
        near: { sentence: 'No city fits. These come closest.', like: null, items: [porto] },
        facts: {
          porto: [
            { condition: 'rent<=600', text: 'Rent $700', miss: '$100 over your $600' },
            { condition: 'warm@1', text: 'January 16 °C', miss: '4 °C too cold' },
          ],
        },
      }),
    );
    expect(await screen.findByText('€50 over your €300')).toBeInTheDocument();
    expect(screen.getByText('4 °C too cold')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: `Remove: ${warm.label}` })).toBeInTheDocument();
    act(() => useSession.setState({ user: null, isLoading: false }));
  });

  const bounds = 'No city can be “20 °C or more” and “under 5 °C” at once.';

  it('converts chips, contradictions and the suggested condition to °F, but not the typed query', async () => {
    mockResponse('get', paths.api.search(), ({ query }) =>
      aSearchAnswer([], {
        query: query.q ?? '',
        understood: [warm],
        contradictions: [{ ids: ['warm@1', 'temp<5@1'], words: bounds }],
        narrowest: { id: 'warm@1', label: warm.label, cities: 3 },
      }),
    );
    renderAt('/wanderlens?q=20+to+30+°C', <Explorer />);
    await screen.findByRole('button', { name: 'Remove: Warm in January (68 to 86 °F)' });
    expect(
      await screen.findByText('No city can be “68 °F or more” and “under 41 °F” at once.'),
    ).toBeInTheDocument();
    expect(
      await screen.findByRole('button', { name: 'Remove “Warm in January (68 to 86 °F)”' }),
    ).toBeInTheDocument();
    expect(getSearchBox()).toHaveValue('20 to 30 °C');
  });

  it('opens a comparison of the named cities in one step', async () => {
    search(aSearchAnswer([lisbon, porto], { intent: { is: 'compare', slugs: ['porto', 'lisbon'] } }));
    expect(await screen.findByRole('link', { name: 'Compare Porto and Lisbon' })).toHaveAttribute(
      'href',
      paths.web.compare(['porto', 'lisbon']),
    );
  });

  const aHistory = (...months: string[]) => ({
    slug: 'lisbon',
    formulaVersion: '2026.2',
    months: months.map((month) => ({ month, published: 90, confidence: 60, points: null, changed: [] })),
  });

  it('says when the first comparison of a score comes, and does not lead to an empty history', async () => {
    mockResponse('get', paths.api.cityHistory('lisbon'), aHistory('2026-11'));
    search(aSearchAnswer([lisbon], { intent: { is: 'history', slug: 'lisbon' } }));
    expect(
      await screen.findByText(
        'We first measured Lisbon’s score in November 2026. The first comparison comes on 1 Dec 2026.',
      ),
    ).toBeVisible();
    expect(screen.queryByRole('link', { name: 'See what changed Lisbon’s score' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'See what’s behind Lisbon’s score' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon#score',
    );
  });

  it('leads to the history of a score', async () => {
    mockResponse('get', paths.api.cityHistory('lisbon'), aHistory('2026-12', '2026-11'));
    search(aSearchAnswer([lisbon], { intent: { is: 'history', slug: 'lisbon' } }));
    expect(await screen.findByRole('link', { name: 'See what changed Lisbon’s score' })).toHaveAttribute(
      'href',
      '/wanderlens/cities/lisbon#history',
    );
  });

  it('names unknown words with the same reason together', async () => {
    const why = 'We have no figures on coasts and waters yet.';
    search(
      aSearchAnswer([lisbon], {
        notUnderstood: [
          { start: 0, end: 4, text: 'surf', why },
          { start: 5, end: 10, text: 'beach', why },
          { start: 11, end: 17, text: 'purple', why: null },
        ],
      }),
    );
    expect(await screen.findByText(/About/)).toHaveTextContent(
      'About “surf” and “beach”: We have no figures on coasts and waters yet. We didn’t understand “purple”.',
    );
  });

  it('shows the searches of a day before typing', async () => {
    const requests = mockResponse('get', paths.api.searchAllowance(), anAllowance(3, 3));
    renderAt('/wanderlens', <Explorer />);
    await screen.findByText('2 of 316 cities');
    expect(requests).toEqual([]);
    await userEvent.click(getSearchBox());
    expect(await screen.findByText(/3 searches a day without an account/)).toBeInTheDocument();
  });

  it('searches the loaded cities by name and country while offline', async () => {
    mockResponse('get', paths.api.cities(), aPage([lisbon, porto, medellin]));
    renderAt('/wanderlens', <Explorer />);
    await screen.findByRole('link', { name: 'Medellín' });
    mockNetworkError('get', paths.api.search());
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.type(getSearchBox(), 'medellin{Enter}');
    expect(
      await screen.findByText('You’re offline: searching the 3 cities already loaded'),
    ).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Lisbon' })).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: 'Medellín' })).toBeInTheDocument();
    jest.restoreAllMocks();
  });
});
