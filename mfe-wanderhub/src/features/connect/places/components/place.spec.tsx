import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aPage, mockError, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import { aPlace, aTopic, readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { aMeetup } from '../../meetups/meetups.fixture';
import Place from './place';

const api = paths.api.connect;
const AT = '/connect/cities/tbilisi';

const open = (at = AT) =>
  renderAt(
    at,
    <Routes>
      <Route path="/connect/cities/:slug" element={<Place kind="city" />} />
      <Route path="/connect/regions/:slug" element={<Place kind="region" />} />
    </Routes>,
  );

/** Tbilisi's own topics and those of its region. */
const mockTopics = (own: object[], parent: object[] = [], meetups: object[] = []) => {
  mockResponse('get', api.meetups(), ({ query }) => aPage(query.place === 'city:tbilisi' ? meetups : []));
  return mockResponse('get', api.topics(), ({ query }) =>
    aPage(query.place === 'city:tbilisi' ? own : parent),
  );
};

describe('a folded city with topics', () => {
  useServer();

  it('lists its own topics once, and then the others of its region', async () => {
    readAsVisitor();
    const place = { kind: 'city', slug: 'tbilisi', name: 'Tbilisi' } as const;
    const own = aTopic({ title: 'Rooms near Vake', place });
    mockTopics([own], [own, aTopic({ id: 'a2', title: 'Visas in Georgia' })]);
    mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace() });
    open();
    expect(await screen.findByRole('link', { name: 'Visas in Georgia' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Rooms near Vake' })).toHaveLength(1);
  });
});

describe('a folded region', () => {
  useServer();

  it('lists the topics of its cities once, and then those of elsewhere', async () => {
    readAsVisitor();
    const place = { kind: 'city', slug: 'tbilisi', name: 'Tbilisi' } as const;
    const own = aTopic({ title: 'Rooms near Vake', place });
    mockResponse('get', api.meetups(), aPage([]));
    mockResponse('get', api.topics(), ({ query }) =>
      aPage(query.place === 'everywhere' ? [own, aTopic({ id: 'a2', title: 'Power cuts' })] : [own]),
    );
    const region = { kind: 'region', slug: 'western-asia', name: 'Western Asia' } as const;
    const parent = { kind: 'everywhere', slug: 'everywhere', name: 'Everywhere' } as const;
    mockResponse('get', api.place('region', 'western-asia'), {
      ...aPlace({ ...region, parent, starter: null }),
    });
    open('/connect/regions/western-asia');
    const elsewhere = await screen.findByRole('region', { name: 'From Everywhere' });
    expect(await within(elsewhere).findByRole('link', { name: 'Power cuts' })).toBeVisible();
    expect(screen.getAllByRole('link', { name: 'Rooms near Vake' })).toHaveLength(1);
  });
});

describe('the meet-ups of a city', () => {
  useServer();
  beforeEach(() => {
    readAsVisitor();
    mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace() });
  });

  it('are listed', async () => {
    mockTopics([], [], [aMeetup({ title: 'Wine in Vake' })]);
    open();
    const meetups = await screen.findByRole('region', { name: 'Meet-ups in Tbilisi' });
    expect(await within(meetups).findByRole('link', { name: 'Wine in Vake' })).toBeVisible();
  });

  it('can be started by a reader where there are none', async () => {
    mockTopics([]);
    open();
    expect(
      await screen.findByText(
        'No meet-ups in Tbilisi yet. A table in a café and a time are enough to start one.',
      ),
    ).toBeVisible();
    expect(screen.getByRole('link', { name: 'Host a meet-up' })).toHaveAttribute(
      'href',
      '/connect/meet-ups/new?city=tbilisi',
    );
  });
});

describe('a city that nobody has written about', () => {
  useServer();
  beforeEach(() => {
    readAsVisitor();
    mockTopics([], [aTopic({ title: 'Visas in Georgia' })]);
    mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace() });
  });

  it('shows what the data says, and what it doesn’t', async () => {
    open();
    expect(
      await screen.findByText(
        'Nobody has written about Tbilisi yet. Here is what the data says, and what it doesn’t.',
      ),
    ).toBeVisible();
    const figures = screen.getByRole('region', { name: 'Tbilisi in figures' });
    expect(within(figures).getByText('$1,200')).toBeVisible();
    expect(within(figures).getByRole('link', { name: 'estimate, 2025, Numbeo' })).toHaveAttribute(
      'href',
      'https://example.org/',
    );
    expect(
      within(figures).getByText('Co-working in Tbilisi: we don’t have a source yet. Do you know one?'),
    ).toBeVisible();
    expect(within(figures).getByRole('img', { name: 'IREX 81' })).toBeInTheDocument();
    expect(within(figures).getByText(/^November: (8 °C|46 °F), 40 mm of rain$/)).toBeVisible();
    expect(within(figures).getByRole('link', { name: 'A month in Tbilisi' })).toHaveAttribute(
      'href',
      '/wanderhub/blog/a-month-in-tbilisi',
    );
    expect(within(figures).getByRole('link', { name: 'What a stay costs' })).toHaveAttribute(
      'href',
      '/wanderhub/tools/budget?city=tbilisi',
    );
  });

  it('leads to its feeds', async () => {
    open();
    const feeds = within(await screen.findByRole('navigation', { name: 'Feeds' }));
    expect(feeds.getByRole('link', { name: 'RSS' })).toHaveAttribute(
      'href',
      '/connect/feeds/city/tbilisi/rss.xml',
    );
  });

  it('asks for an unknown figure as a correction', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Tell us' })).toHaveAttribute(
      'href',
      '/connect/new?place=city%3Atbilisi&kind=correction&title=Co-working+in+Tbilisi',
    );
  });

  it('goes on with the posts of its region', async () => {
    open();
    const region = await screen.findByRole('region', { name: 'From Western Asia' });
    expect(await within(region).findByRole('link', { name: 'Visas in Georgia' })).toBeInTheDocument();
  });

  it('lets visitors log in to be told, and come back', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Tell me when someone posts here' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fconnect%2Fcities%2Ftbilisi',
    );
  });

  it('tells members when someone posts', async () => {
    readAsMember();
    const requests = mockResponse('put', api.follow('city:tbilisi'), {});
    open();
    const button = await screen.findByRole('button', { name: 'Tell me when someone posts here' });
    mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace({ follow: 'everything' }) });
    await userEvent.click(button);
    expect(await screen.findByText('We’ll tell you when someone posts here.')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ level: 'everything' }]);
  });
});

describe('the page of a place', () => {
  useServer();
  beforeEach(() => readAsVisitor());

  it('keeps its filters in the address', async () => {
    const requests = mockTopics([aTopic()]);
    mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace({ isOpen: true, starter: null }) });
    const { location } = open();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Sort by' }), 'Unanswered');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Tag' }), 'Housing');
    expect(location()).toBe(`${AT}?sort=unanswered&tag=housing`);
    await screen.findByRole('link', { name: 'How do you rent in Lisbon?' });
    expect(requests.at(-1)?.query).toEqual({ place: 'city:tbilisi', sort: 'unanswered', tag: 'housing' });
  });

  it('offers all topics when the filters match none', async () => {
    mockTopics([]);
    mockResponse('get', api.place('city', 'tbilisi'), { ...aPlace({ isOpen: true, starter: null }) });
    const { location } = open(`${AT}?tag=housing`);
    await userEvent.click(await screen.findByRole('button', { name: 'Show all topics' }));
    expect(location()).toBe(AT);
    expect(await screen.findByText('Nobody has written here yet. Be the first.')).toBeVisible();
  });

  it('says that there is no such place', async () => {
    mockError('get', api.place('city', 'tbilisi'), {
      statusCode: 404,
      code: 'connect.place_unknown',
      message: 'There is no such place.',
    });
    open();
    expect(await screen.findByText(/We don’t have a place with this address/)).toBeVisible();
  });

  it('can be tried again when it doesn’t load', async () => {
    mockTopics([aTopic()]);
    mockNetworkError('get', api.place('city', 'tbilisi'));
    open();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    mockResponse('get', api.place('city', 'tbilisi'), {
      ...aPlace({ isOpen: true, starter: null, followers: 12 }),
    });
    await userEvent.click(again);
    expect(await screen.findByText('12 people follow this place.')).toBeVisible();
  });
});
