import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type TopicSummary } from '@wanderwork/contracts';
import { aCity, aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { aTopic, readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { aMeetup } from '../../meetups/meetups.fixture';
import ConnectHome from './connect-home';

const mockTopics = (latest: TopicSummary[], unanswered: TopicSummary[] = []) =>
  mockResponse('get', paths.api.connect.topics(), ({ query }) =>
    aPage(query.sort === 'unanswered' ? unanswered : latest),
  );

describe('the start of Connect', () => {
  useServer();
  beforeEach(() => {
    mockResponse('get', paths.api.cities(), aPage([aCity()]));
    mockResponse('get', paths.api.connect.meetups(), aPage([]));
  });

  it('shows what is new and which questions wait for an answer', async () => {
    readAsVisitor();
    mockTopics([aTopic({ title: 'Quiet cafés in Lisbon', kind: 'discussion' })], [aTopic()]);
    renderAt('/connect', <ConnectHome />);
    const latest = screen.getByRole('region', { name: 'What’s new' });
    expect(await within(latest).findByRole('link', { name: 'Quiet cafés in Lisbon' })).toBeVisible();
    const open = screen.getByRole('region', { name: 'Unanswered questions' });
    expect(await within(open).findByRole('link', { name: 'How do you rent in Lisbon?' })).toHaveAttribute(
      'href',
      '/connect/t/k3f9a2bc/renting-in-lisbon',
    );
  });

  it('marks what a member hasn’t read', async () => {
    readAsMember();
    mockTopics([aTopic({ readUpTo: 2, lastNumber: 3 })]);
    renderAt('/connect', <ConnectHome />);
    expect(await screen.findByText('New')).toBeVisible();
    expect(screen.queryByText('You’ve read everything here.')).not.toBeInTheDocument();
  });

  it('marks everything as read that it shows', async () => {
    readAsMember();
    const topic = aTopic({ readUpTo: 2, lastNumber: 3 });
    mockTopics([topic]);
    const requests = mockResponse('post', paths.api.connect.reads(), '');
    renderAt('/connect', <ConnectHome />);
    await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([{ topics: [], until: topic.lastPostAt }]),
    );
  });

  it('says when a member has read everything', async () => {
    readAsMember();
    mockTopics([aTopic({ readUpTo: 2, lastNumber: 2 })]);
    renderAt('/connect', <ConnectHome />);
    expect(await screen.findByText('You’ve read everything here.')).toBeVisible();
  });

  it('shows the next five meet-ups, with a way to the others', async () => {
    readAsVisitor();
    mockTopics([]);
    const meetups = ['1', '2', '3', '4', '5', '6'].map((id) => aMeetup({ id, title: `Coffee no. ${id}` }));
    mockResponse('get', paths.api.connect.meetups(), aPage(meetups, { nextKey: 'more' }));
    renderAt('/connect', <ConnectHome />);
    const list = await screen.findByRole('list', { name: 'Upcoming meet-ups' });
    expect(within(list).getAllByRole('article')).toHaveLength(5);
    expect(screen.getByRole('link', { name: 'All meet-ups' })).toHaveAttribute('href', '/connect/meet-ups');
    expect(screen.queryByRole('button', { name: 'Show more meet-ups' })).not.toBeInTheDocument();
  });

  it('leads to a city and to regions', async () => {
    readAsVisitor();
    mockTopics([]);
    const { location } = renderAt('/connect', <ConnectHome />);
    expect(screen.getByRole('link', { name: 'Southern Europe' })).toHaveAttribute(
      'href',
      '/connect/regions/southern-europe',
    );
    await userEvent.type(screen.getByRole('combobox', { name: 'Go to a city' }), 'lis');
    await userEvent.click(await screen.findByRole('option', { name: /Lisbon/ }));
    expect(location()).toBe('/connect/cities/lisbon');
  });
});
