import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type MeetupDetail } from '@wanderwork/contracts';
import { useToasts } from '@wanderwork/platform';
import { mockError, mockNetworkError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import { ana, ben, readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { aMeetupDetail, aVenue } from '../meetups.fixture';
import Meetup from './meetup';

const api = paths.api.connect;
const code = 'm33tupab';

const renderMeetup = () =>
  renderAt(
    paths.web.connectMeetup(code, 'coffee-in-alfama'),
    <Routes>
      <Route path="/connect/meet-ups/:code/:slug" element={<Meetup />} />
    </Routes>,
  );

const open = (change: Partial<MeetupDetail> = {}) => {
  mockResponse('get', api.meetup(code), { ...aMeetupDetail(change) });
  mockResponse('get', api.meetupGuests(code), { going: [ben], waiting: [] });
  return renderMeetup();
};

const findFacts = () => screen.findByRole('region', { name: 'When and where' });

describe('the page of a meet-up', () => {
  useServer();
  beforeEach(() => readAsVisitor());

  it('says when it is on the city’s clocks, and on the reader’s where they differ', async () => {
    open();
    const facts = await findFacts();
    expect(within(facts).getByText('Wednesday 5 Dec 2096, 18:30–20:30')).toBeVisible();
    expect(within(facts).getByText('Lisbon time')).toBeVisible();
    expect(within(facts).queryByText(/In your time zone/)).not.toBeInTheDocument();
  });

  it('says plainly when it is on another day for the reader', async () => {
    open({ startsAt: '2096-12-06T00:30:00.000Z', endsAt: '2096-12-06T02:30:00.000Z' });
    expect(await screen.findByText(/^In your time zone/)).toHaveTextContent(
      'In your time zone, it’s the day after: Thursday 6 Dec 2096, 00:30–02:30',
    );
  });

  it('hides the address from people who aren’t going', async () => {
    open();
    expect(await screen.findByText('The address is shown to people who are going.')).toBeVisible();
    expect(screen.queryByRole('region', { name: 'Who’s going' })).not.toBeInTheDocument();
    expect(screen.getByText('3 of 8 seats are free.')).toBeVisible();
  });

  it('asks visitors to log in before they join', async () => {
    open();
    expect(await screen.findByText('Log in to join this meet-up, or create a free account.')).toBeVisible();
  });

  it('leads to a calendar file', async () => {
    open();
    expect(await screen.findByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      `/api/connect/meet-ups/${code}.ics`,
    );
  });

  it('shows the reason of a cancellation, and no way to join', async () => {
    readAsMember();
    open({ isCanceled: true, cancelReason: 'The café is closed.' });
    expect(await screen.findByText('This meet-up was canceled.')).toBeVisible();
    expect(screen.getByText('The café is closed.')).toBeVisible();
    expect(screen.queryByText(/seats are/)).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).not.toBeInTheDocument();
  });

  it('says that it is over, and offers nothing', async () => {
    readAsMember();
    open({ startsAt: '2020-12-05T18:30:00.000Z', endsAt: '2020-12-05T20:30:00.000Z' });
    expect(await screen.findByText('This meet-up is over.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I’m going' })).not.toBeInTheDocument();
  });

  it('leads to the other dates', async () => {
    open({
      otherDates: [
        { code: 'm33tupcd', slug: 'coffee-in-alfama', start: '2096-12-12T18:30', isCanceled: true },
      ],
    });
    const dates = await screen.findByRole('region', { name: 'Other dates' });
    expect(within(dates).getByRole('link', { name: 'Wed 12 Dec 2096, 18:30' })).toHaveAttribute(
      'href',
      '/connect/meet-ups/m33tupcd/coffee-in-alfama',
    );
    expect(within(dates).getByText('Canceled')).toBeVisible();
  });

  it('says that it doesn’t exist', async () => {
    mockError('get', api.meetup(code), { statusCode: 404, code: 'connect.not_found', message: 'No' });
    renderMeetup();
    expect(await screen.findByText('There’s no meet-up here, or it’s no longer public.')).toBeVisible();
  });

  it('hides one by somebody whom the reader muted, until they ask for it', async () => {
    readAsMember();
    open({ isMuted: true });
    expect(await screen.findByText('A meet-up by someone you muted or blocked.')).toBeVisible();
    expect(screen.queryByText('Bring a book.')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Bring a book.')).toBeVisible();
  });
});

describe('a seat', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('is taken with one click, and shows address and guests', async () => {
    open();
    const joined = aMeetupDetail({ ownRsvp: 'going', going: 6, venue: aVenue });
    const requests = mockResponse('put', api.rsvp(code), { ...joined });
    const button = await screen.findByRole('button', { name: 'I’m going' });
    mockResponse('get', api.meetup(code), { ...joined });
    await userEvent.click(button);
    expect(await screen.findByText('You’re going. 2 of 8 seats are free.')).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(screen.getByText('Rua do Salvador 12')).toBeVisible();
    const guests = screen.getByRole('region', { name: 'Who’s going' });
    expect(await within(guests).findByRole('link', { name: 'Ben' })).toBeVisible();
  });

  it('can be waited for when all are taken, with the place on the list', async () => {
    open({ going: 8, waiting: 1 });
    const waiting = aMeetupDetail({ going: 8, waiting: 2, ownRsvp: 'waiting', ownPosition: 2 });
    mockResponse('put', api.rsvp(code), { ...waiting });
    const button = await screen.findByRole('button', { name: 'Join the waiting list' });
    mockResponse('get', api.meetup(code), { ...waiting });
    await userEvent.click(button);
    expect(await screen.findByText('All 8 seats are taken. You’re 2nd on the waiting list.')).toBeVisible();
  });

  it('that is offered goes to whoever takes it', async () => {
    open({ going: 7, waiting: 3, ownRsvp: 'waiting', ownPosition: 3, isSeatOffered: true });
    const requests = mockResponse('put', api.rsvp(code), { ...aMeetupDetail({ ownRsvp: 'going' }) });
    await userEvent.click(await screen.findByRole('button', { name: 'Take the seat' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('is given up after a question when the meet-up is full', async () => {
    open({ going: 8, ownRsvp: 'going', venue: aVenue });
    const requests = mockResponse('delete', api.rsvp(code), '');
    await userEvent.click(await screen.findByRole('button', { name: 'I can’t make it' }));
    const dialog = await screen.findByRole('dialog', { name: 'Give up your seat?' });
    expect(requests).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Give it up' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('can be left, but not taken, while writing is paused', async () => {
    readAsMember({ pausedUntil: '2027-06-03T10:00:00Z' });
    const { unmount } = open();
    await findFacts();
    await screen.findByText('You can read but not write until 3 Jun 2027.');
    expect(screen.queryByRole('button', { name: 'I’m going' })).not.toBeInTheDocument();
    unmount();
    open({ ownRsvp: 'going', venue: aVenue });
    expect(await screen.findByRole('button', { name: 'I can’t make it' })).toBeVisible();
  });

  it('shows what became of the meet-up when the server refuses', async () => {
    open();
    mockError('put', api.rsvp(code), {
      statusCode: 409,
      code: 'connect.closed',
      message: 'This meet-up was canceled.',
    });
    const join = await screen.findByRole('button', { name: 'I’m going' });
    mockResponse('get', api.meetup(code), { ...aMeetupDetail({ isCanceled: true }) });
    await userEvent.click(join);
    expect(await screen.findByText('This meet-up was canceled.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'I’m going' })).not.toBeInTheDocument();
  });

  it('can be tried again when the server can’t be reached', async () => {
    open();
    mockNetworkError('put', api.rsvp(code));
    await userEvent.click(await screen.findByRole('button', { name: 'I’m going' }));
    await waitFor(() =>
      expect(useToasts.getState().toasts.at(-1)?.description).toBe(
        'We couldn’t reach the server. Please try again.',
      ),
    );
    const requests = mockResponse('put', api.rsvp(code), { ...aMeetupDetail({ ownRsvp: 'going' }) });
    await userEvent.click(screen.getByRole('button', { name: 'I’m going' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('stays taken after a double click on the button that took it', async () => {
    open({ ownRsvp: 'going', venue: aVenue });
    const requests = mockResponse('delete', api.rsvp(code), '');
    const leave = await screen.findByRole('button', { name: 'I can’t make it' });
    fireEvent.click(leave, { detail: 2 });
    expect(leave).not.toHaveAttribute('aria-busy');
    fireEvent.click(leave, { detail: 1 });
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});

describe('what a reader of a meet-up must know first', () => {
  useServer();
  beforeEach(() => void readAsMember());

  it('is that somebody they blocked is going', async () => {
    open({ isBlockedPersonGoing: true });
    expect(await screen.findByText('Someone you blocked is going')).toBeVisible();
  });

  it('is that the host left, for those going with the question whether they take over', async () => {
    open({
      host: null,
      ownRsvp: 'going',
      takeOverUntil: '2096-12-03T18:30:00.000Z',
      canTakeOver: true,
      venue: aVenue,
    });
    expect(await screen.findByText('The host left. Will you take over?')).toBeVisible();
    expect(screen.getByText(/If nobody does by 3 Dec 2096, 18:30/)).toBeVisible();
    const requests = mockResponse('put', api.hosting(code), '');
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });

  it('is that the host left, for others without the question', async () => {
    open({ host: null, takeOverUntil: '2096-12-03T18:30:00.000Z' });
    expect(
      await screen.findByText('The host left. The people going are being asked to take over.'),
    ).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Take over' })).not.toBeInTheDocument();
  });

  it('is that they are asked to be a co-host', async () => {
    open({ ownRole: 'invited' });
    expect(await screen.findByText('Ana asks you to be a co-host.')).toBeVisible();
    const requests = mockResponse('delete', api.hosting(code), '');
    await userEvent.click(screen.getByRole('button', { name: 'Decline' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});

describe('hosting', () => {
  useServer();
  beforeEach(() => void readAsMember());

  const openAsHost = (change: Partial<MeetupDetail> = {}) =>
    open({ ownRole: 'host', venue: aVenue, text: 'Bring a book.', ...change });

  it('needs no seat, and leads to a change', async () => {
    openAsHost();
    expect(await screen.findByRole('link', { name: 'Change the meet-up' })).toHaveAttribute(
      'href',
      '/connect/meet-ups/m33tupab/coffee-in-alfama/edit',
    );
    expect(screen.queryByRole('button', { name: 'I’m going' })).not.toBeInTheDocument();
  });

  it('shows the waiting list too', async () => {
    openAsHost({ going: 8, waiting: 1 });
    mockResponse('get', api.meetupGuests(code), { going: [ben], waiting: [ana] });
    const list = await screen.findByRole('list', { name: 'Waiting list' });
    expect(within(list).getByRole('link', { name: 'Ana' })).toBeVisible();
  });

  it('can cancel, with a reason', async () => {
    openAsHost();
    const requests = mockResponse('post', api.cancelMeetup(code), '');
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel the meet-up' }));
    const dialog = await screen.findByRole('dialog', { name: 'Cancel this meet-up?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the meet-up' }));
    expect(within(dialog).getByText('Please tell people why')).toBeVisible();
    expect(requests).toEqual([]);
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Why?' }), 'The café is closed.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel the meet-up' }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ reason: 'The café is closed.' }]),
    );
  });

  it('asks up to three people to be co-hosts, and takes that back', async () => {
    openAsHost({ invited: [ben] });
    const requests = mockResponse('put', api.coHost(code, 'cleo'), '');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Their handle' }), '@cleo');
    await userEvent.click(screen.getByRole('button', { name: 'Ask to co-host' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    const removals = mockResponse('delete', api.coHost(code, 'ben'), '');
    await userEvent.click(screen.getByRole('button', { name: 'Take back the question to Ben' }));
    await waitFor(() => expect(removals).toHaveLength(1));
  });

  it.each([
    [[ben], 'Ben takes over as the host.'],
    [
      [],
      'There is no co-host. We ask the people going for 48 hours whether one of them takes over. If nobody does, the meet-up is canceled.',
    ],
  ])('ends after saying who follows', async (coHosts, succession) => {
    openAsHost({ coHosts });
    const requests = mockResponse('delete', api.hosting(code), '');
    await userEvent.click(await screen.findByRole('button', { name: 'Stop hosting' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop hosting this meet-up?' });
    expect(within(dialog).getByText(succession)).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stop hosting' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
