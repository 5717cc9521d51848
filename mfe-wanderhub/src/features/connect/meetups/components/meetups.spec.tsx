import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '@wanderwork/contracts';
import { aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { aMeetup } from '../meetups.fixture';
import Meetups from './meetups';

const api = paths.api.connect;

const open = () => renderAt('/connect/meet-ups', <Meetups />);

describe('all meet-ups', () => {
  useServer();
  beforeEach(() => {
    readAsVisitor();
    mockResponse('get', api.meetups(), aPage([aMeetup()]));
  });

  it('says when and where each is, and how many seats are free', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Upcoming meet-ups' });
    const [row] = within(list).getAllByRole('listitem');
    expect(row).toHaveTextContent('Wed 5 Dec 2096, 18:30 in Lisbon');
    expect(row).toHaveTextContent('3 of 8 seats are free');
    expect(within(row!).getByRole('link', { name: 'Coffee in Alfama' })).toHaveAttribute(
      'href',
      '/connect/meet-ups/m33tupab/coffee-in-alfama',
    );
    expect(screen.queryByRole('region', { name: 'Your meet-ups' })).not.toBeInTheDocument();
  });

  it('hides those by people whom the reader muted behind one line', async () => {
    mockResponse('get', api.meetups(), aPage([aMeetup({ isMuted: true })]));
    open();
    expect(await screen.findByText('A meet-up by someone you muted or blocked.')).toBeVisible();
    expect(screen.queryByText('Coffee in Alfama')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(screen.getByText('Coffee in Alfama')).toBeVisible();
  });

  it('says when none is planned', async () => {
    mockResponse('get', api.meetups(), aPage([]));
    open();
    expect(
      await screen.findByText('No meet-ups are planned yet. Members can plan the first one.'),
    ).toBeVisible();
  });
});

describe('the reader’s own meet-ups', () => {
  useServer();
  beforeEach(() => {
    readAsMember();
    mockResponse('get', api.meetups(), aPage([]));
    mockResponse('get', api.calendar(), { feed: null });
    mockResponse('get', api.ownMeetups(), ({ query }) =>
      aPage(
        query.span === 'past'
          ? [aMeetup({ id: 'past', title: 'Last year', isCanceled: true, ownRsvp: 'going' })]
          : [
              aMeetup({ id: '1', title: 'Hosted', ownRole: 'host' }),
              aMeetup({ id: '2', title: 'Joined', ownRsvp: 'going' }),
              aMeetup({ id: '3', title: 'Awaited', ownRsvp: 'waiting' }),
              aMeetup({ id: '4', title: 'Asked', ownRole: 'invited' }),
            ],
      ),
    );
  });

  it('say what the reader is in each', async () => {
    open();
    const list = await screen.findByRole('list', { name: 'Your meet-ups' });
    const rows = within(list).getAllByRole('article');
    for (const [index, label] of [
      'You’re hosting',
      'You’re going',
      'You’re waiting',
      'You’re asked to host',
    ].entries())
      expect(rows[index]).toHaveTextContent(label);
  });

  it('include past ones', async () => {
    open();
    await userEvent.click(await screen.findByRole('radio', { name: 'Past' }));
    expect(await screen.findByRole('link', { name: 'Last year' })).toBeVisible();
    expect(screen.getByText('Canceled')).toBeVisible();
  });
});

describe('the private calendar link', () => {
  const feed = { createdAt: '2026-11-12T10:00:00Z', readAt: null };
  useServer();
  beforeEach(() => {
    readAsMember();
    mockResponse('get', api.meetups(), aPage([]));
    mockResponse('get', api.ownMeetups(), aPage([]));
  });

  it('is made, shown once and copied', async () => {
    mockResponse('get', api.calendar(), { feed: null });
    open();
    const user = userEvent.setup();
    const button = await screen.findByRole('button', { name: 'Make a private link' });
    mockResponse('post', api.calendar(), { ...feed, url: 'https://example.org/api/connect/calendar/s.ics' });
    mockResponse('get', api.calendar(), { feed });
    await user.click(button);
    expect(await screen.findByRole('textbox', { name: 'Your private link' })).toHaveValue(
      'https://example.org/api/connect/calendar/s.ics',
    );
    const copy = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledWith('https://example.org/api/connect/calendar/s.ics');
  });

  it('is turned off after a question', async () => {
    mockResponse('get', api.calendar(), { feed });
    open();
    expect(
      await screen.findByText('You have a link from 12 Nov 2026. No calendar has read it yet.'),
    ).toBeVisible();
    const requests = mockResponse('delete', api.calendar(), '');
    await userEvent.click(screen.getByRole('button', { name: 'Turn it off' }));
    expect(requests).toEqual([]);
    await userEvent.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: 'Turn it off' }),
    );
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
