import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  paths,
  type CallHours,
  type FreeEvening,
  type IrexClients,
  type OverlapWeek,
  type OwnConnectProfile,
  type Stay,
} from '@wanderwork/contracts';
import {
  aCity,
  aPage,
  mockError,
  mockNetworkError,
  mockResponse,
  renderAt,
  server,
  useServer,
} from '@wanderwork/testing';
import { readAsMember } from '../../common/connect.fixture';
import { anOverlap, aStay } from '../stays.fixture';
import Stays from './stays';

const api = paths.api.connect;

interface Answers {
  overlaps?: OverlapWeek[];
  own?: Partial<OwnConnectProfile>;
  hours?: CallHours | null;
  clients?: IrexClients | null;
  address?: string;
}

const open = (
  stays: Stay[],
  { overlaps = [], own = {}, hours = null, clients = null, address = '/connect/stays' }: Answers = {},
) => {
  readAsMember(own);
  mockResponse('get', api.stays(), stays);
  mockResponse('get', api.overlaps(), overlaps);
  mockResponse('get', api.callHours(), { hours: hours && { ...hours } });
  mockResponse('get', paths.api.account.irex(), { wishes: clients && { clients: { ...clients } } });
  mockResponse('get', paths.api.cities(), aPage([aCity()]));
  renderAt(address, <Stays />);
};

const findCard = () => screen.findByRole('article', { name: 'Lisbon' });

describe('the reader’s stays', () => {
  useServer();

  it('say how many members overlap in each week, and that nobody is named', async () => {
    open([aStay()], { overlaps: [anOverlap(), anOverlap({ week: '2027-06-14', members: 10 })] });
    const card = within(await findCard());
    for (const text of [
      '7 Jun 2027 – 20 Jun 2027',
      'At least 3 members are in Lisbon in the week of 7 Jun.',
      'At least 10 members are in Lisbon in the week of 14 Jun.',
    ])
      expect(card.getByText(text)).toBeVisible();
    expect(screen.getByText(/Nobody sees names or dates/)).toBeVisible();
  });

  it.each<[string, Partial<Stay>, RegExp]>([
    ['was not counted yet', { isCounted: false }, /We count tonight/],
    ['has fewer than three others', {}, /Fewer than three other members so far/],
  ])('say why there is no number when a stay %s', async (_, change, text) => {
    open([aStay(change)]);
    expect(within(await findCard()).getByText(text)).toBeVisible();
  });

  it('can be added, by the same id when it is tried again', async () => {
    open([], { address: '/connect/stays?city=lisbon' });
    expect(await screen.findByText('You haven’t added a stay. Where will you be next?')).toBeVisible();
    const form = within(screen.getByRole('form', { name: 'Add a stay' }));
    await userEvent.click(form.getByRole('button', { name: 'Add stay' }));
    expect(await form.findAllByText('Please choose a day')).toHaveLength(2);
    await userEvent.type(form.getByLabelText(/^First day/), '2027-06-07');
    await userEvent.type(form.getByLabelText(/^Last day/), '2027-06-20');
    const urls: string[] = [];
    server.events.on('request:start', ({ request }) => {
      if (request.method === 'PUT') urls.push(request.url);
    });
    mockNetworkError('put', '/api/connect/stays/:id');
    await userEvent.click(form.getByRole('button', { name: 'Add stay' }));
    expect(await form.findByRole('alert')).toHaveTextContent('What you entered is still here.');
    const requests = mockResponse('put', '/api/connect/stays/:id', { ...aStay({ isCounted: false }) });
    mockResponse('get', api.stays(), [aStay({ isCounted: false })]);
    await userEvent.click(form.getByRole('button', { name: 'Add stay' }));
    expect(await findCard()).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      { city: 'lisbon', from: '2027-06-07', to: '2027-06-20' },
    ]);
    expect(urls).toEqual([expect.stringMatching(/[\da-f-]{36}$/), urls[0]]);
    server.events.removeAllListeners();
  });

  it('show what the server refuses beside its field', async () => {
    open([], { address: '/connect/stays?city=lisbon' });
    await userEvent.type(await screen.findByLabelText(/^First day/), '2027-06-07');
    await userEvent.type(screen.getByLabelText(/^Last day/), '2028-06-20');
    mockError('put', '/api/connect/stays/:id', {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Please check the marked fields.',
      errors: [{ path: 'to', rule: 'community', message: 'Please choose a day in the next 26 weeks' }],
    });
    await userEvent.click(screen.getByRole('button', { name: 'Add stay' }));
    expect(await screen.findByText('Please choose a day in the next 26 weeks')).toBeVisible();
  });

  it('can be removed', async () => {
    open([aStay()]);
    const button = await screen.findByRole('button', { name: 'Remove the stay in Lisbon from 7 Jun 2027' });
    const requests = mockResponse('delete', api.stay(aStay().id), '');
    mockResponse('get', api.stays(), []);
    await userEvent.click(button);
    expect(await screen.findByText(/You haven’t added a stay/)).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('are six at most', async () => {
    open(
      Array.from({ length: 6 }, (_, index) => aStay({ id: `0193a000-0000-7000-8000-0000000000f${index}` })),
    );
    expect(await screen.findByText(/which is the most. Remove one to add another/)).toBeVisible();
    expect(screen.queryByRole('form', { name: 'Add a stay' })).not.toBeInTheDocument();
  });

  it('need a confirmed address', async () => {
    open([], { own: { level: 'unconfirmed' } });
    expect(await screen.findByText('Confirm your email address to add stays.')).toBeVisible();
  });

  it('say that they could not be loaded', async () => {
    readAsMember();
    mockNetworkError('get', api.stays());
    mockNetworkError('get', api.overlaps());
    mockNetworkError('get', api.callHours());
    mockResponse('get', paths.api.account.irex(), { wishes: null });
    renderAt('/connect/stays', <Stays />);
    await waitFor(() => expect(screen.getAllByRole('button', { name: 'Try Again' })).toHaveLength(2));
  });
});

describe('“I’d like to meet people”', () => {
  useServer();
  const evenings: FreeEvening[] = [{ date: '2027-06-08', part: 'late', people: 5 }];

  it('is chosen per stay', async () => {
    open([aStay()]);
    const requests = mockResponse('put', api.raisedHand(aStay().id), '');
    const choice = await screen.findByRole('switch', { name: 'I’d like to meet people' });
    mockResponse('get', api.stays(), [aStay({ wantsToMeet: true })]);
    await userEvent.click(choice);
    await waitFor(() => expect(screen.getByRole('switch')).toBeChecked());
    expect(requests).toHaveLength(1);
  });

  it('leads to a table in that week, on an evening that fits', async () => {
    readAsMember();
    mockResponse('get', api.freeEvenings('lisbon'), evenings);
    open([aStay({ wantsToMeet: true, from: '2027-06-08' })], { overlaps: [anOverlap({ meeting: 5 })] });
    expect(await screen.findByText('5 people would like to meet. Who’ll pick a table?')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Host a meet-up' })).toHaveAttribute(
      'href',
      '/connect/meet-ups/new?city=lisbon&from=2027-06-08',
    );
    expect(await screen.findByText('Tue 8 Jun, 20:00–22:00: at least 5 people are free')).toBeVisible();
  });

  it('offers hosting only to members', async () => {
    open([aStay({ wantsToMeet: true })], { overlaps: [anOverlap({ meeting: 3 })], own: { level: 'new' } });
    expect(await screen.findByText('3 people would like to meet. Who’ll pick a table?')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Host a meet-up' })).not.toBeInTheDocument();
  });
});

describe('call hours', () => {
  useServer();

  it('are shared on request, starting from Your IREX', async () => {
    const clients = { zone: 'America/New_York', from: 600, to: 1080 };
    open([], { clients });
    await userEvent.click(await screen.findByRole('button', { name: 'Share my hours' }));
    const form = within(screen.getByRole('form', { name: 'Your call hours' }));
    expect(form.getByText('Filled in from Your IREX.')).toBeVisible();
    await userEvent.click(form.getByRole('checkbox', { name: 'Friday' }));
    const requests = mockResponse('put', api.callHours(), '');
    const hours = { ...clients, days: [1, 2, 3, 4] };
    mockResponse('get', api.callHours(), { hours });
    await userEvent.click(form.getByRole('button', { name: 'Share my hours' }));
    expect(
      await screen.findByText(
        'You share: calls 10:00–18:00 in New York, Monday, Tuesday, Wednesday, Thursday.',
      ),
    ).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([hours]);
  });

  it('are deleted when the reader stops sharing', async () => {
    open([], { hours: { zone: 'Asia/Tokyo', from: 0, to: 60, days: [] } });
    const button = await screen.findByRole('button', { name: 'Stop sharing' });
    expect(screen.getByText('You share: no calls on any day.')).toBeVisible();
    const requests = mockResponse('delete', api.callHours(), '');
    mockResponse('get', api.callHours(), { hours: null });
    await userEvent.click(button);
    expect(await screen.findByText('You don’t share your hours.')).toBeVisible();
    expect(requests).toHaveLength(1);
  });
});
