import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, PUBLIC_PLACE_STATEMENT, type MeetupDetail } from '@wanderwork/contracts';
import {
  aCity,
  aPage,
  mockError,
  mockNetworkError,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { Route, Routes } from 'react-router-dom';
import { readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { aMeetupDetail, aVenue } from '../meetups.fixture';
import { openMeetupDraft } from '../model/local-meetup-drafts';
import EditMeetup from './edit-meetup';
import NewMeetup from './new-meetup';

const api = paths.api.connect;
const code = 'm33tupab';
const AT = paths.web.connectMeetup(code, 'coffee-in-alfama');

const findTitle = () => screen.findByRole('textbox', { name: 'Title' });
const type = (name: string, text: string) => userEvent.type(screen.getByRole('textbox', { name }), text);

const setDate = async (day: string, time: string) => {
  await userEvent.type(screen.getByLabelText('Date'), day);
  await userEvent.type(screen.getByLabelText('Starts at'), time);
};

describe('hosting a meet-up', () => {
  let userId: string;
  useServer();
  beforeEach(() => {
    userId = readAsMember();
    mockResponse('get', paths.api.cities(), aPage([aCity()]));
    mockResponse('get', paths.api.connect.freeEvenings('lisbon'), []);
  });

  const open = (search = '?city=lisbon') => renderAt(`/connect/meet-ups/new${search}`, <NewMeetup />);
  const publish = () => userEvent.click(screen.getByRole('button', { name: /^Publish/ }));

  const fillIn = async () => {
    await userEvent.type(await findTitle(), 'Coffee in Alfama');
    await setDate('2096-12-05', '18:30');
    await type('Place', 'Café Central');
    await type('Address', 'Rua do Salvador 12');
    await type('What you have in mind', 'Bring a book.');
    await userEvent.click(screen.getByRole('checkbox', { name: PUBLIC_PLACE_STATEMENT }));
  };

  it('sends local times and opens the meet-up', async () => {
    const requests = mockResponse('post', api.meetups(), { ...aMeetupDetail() });
    const { location } = open();
    await fillIn();
    expect(
      screen.getByText('Times are local time in Lisbon (Europe/Lisbon), wherever you are now.'),
    ).toBeVisible();
    await publish();
    await waitFor(() => expect(location()).toBe(AT));
    expect(requests.map(({ body }) => body)).toEqual([
      {
        city: 'lisbon',
        title: 'Coffee in Alfama',
        text: 'Bring a book.',
        minutes: 120,
        seats: 8,
        venue: aVenue,
        isAddressVisible: false,
        isPublicPlace: true,
        dates: [{ id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/), start: '2096-12-05T18:30' }],
      },
    ]);
    expect(openMeetupDraft(userId, null).read()).toBeNull();
  });

  it('starts on the day and in the city of the link', async () => {
    open('?city=lisbon&from=2096-12-05');
    expect(await screen.findByDisplayValue('Lisbon')).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveValue('2096-12-05');
  });

  it('plans several dates, the next one a week later', async () => {
    const requests = mockResponse('post', api.meetups(), { ...aMeetupDetail() });
    open();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Add another date' }));
    const second = screen.getByRole('group', { name: 'Date 2' });
    expect(within(second).getByLabelText('Date')).toHaveValue('2096-12-12');
    expect(within(second).getByLabelText('Starts at')).toHaveValue('18:30');
    await userEvent.click(screen.getByRole('button', { name: 'Publish 2 dates' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({
      dates: [{ start: '2096-12-05T18:30' }, { start: '2096-12-12T18:30' }],
    });
  });

  it('has at most eight dates', async () => {
    open();
    await findTitle();
    const add = screen.getByRole('button', { name: 'Add another date' });
    for (let count = 1; count < 8; count++) await userEvent.click(add);
    expect(add).toHaveAccessibleDescription('8 dates are the most at once.');
    await userEvent.click(add);
    expect(screen.getAllByLabelText('Date')).toHaveLength(8);
    await userEvent.click(screen.getByRole('button', { name: 'Remove date 8' }));
    expect(screen.getAllByLabelText('Date')).toHaveLength(7);
  });

  it('marks what is missing and sends nothing', async () => {
    const requests = mockResponse('post', api.meetups(), {});
    open('');
    await userEvent.type(await findTitle(), 'Coffee');
    await publish();
    for (const message of [
      'Please choose a city',
      'A title has 10 to 120 characters',
      'Please enter a date and a time',
      'Please name the place',
      'Please enter the address',
      'Please confirm that this is a public place',
    ])
      expect(await screen.findByText(message)).toBeVisible();
    expect(screen.getByRole('combobox', { name: 'City' })).toHaveFocus();
    expect(requests).toEqual([]);
  });

  it.each(['1', '51', ''])('refuses %p seats', async (seats) => {
    open();
    await findTitle();
    const box = screen.getByRole('spinbutton', { name: 'Seats' });
    await userEvent.clear(box);
    if (seats) await userEvent.type(box, seats);
    await publish();
    expect(await screen.findByText('A meet-up has 2 to 50 seats')).toBeVisible();
  });

  it('asks which one is meant of a time that comes twice, and sends the answer', async () => {
    const problem = {
      index: 0,
      start: '2096-10-28T01:30',
      choices: [
        { occurrence: 'first', startsAt: '2096-10-28T00:30:00.000Z', utcOffset: 'UTC+1' },
        { occurrence: 'second', startsAt: '2096-10-28T01:30:00.000Z', utcOffset: 'UTC' },
      ],
    };
    mockError('post', api.meetups(), {
      statusCode: 422,
      code: 'meetup.time_ambiguous',
      message: 'Which one?',
      ...problem,
    });
    open();
    await fillIn();
    await userEvent.clear(screen.getByLabelText('Starts at'));
    await userEvent.type(screen.getByLabelText('Starts at'), '01:30');
    await publish();
    const question = await screen.findByRole('radiogroup', { name: 'Which one?' });
    expect(screen.getByText('Clocks go back that night, so 01:30 comes twice.')).toBeVisible();
    expect(question).toHaveFocus();
    const requests = mockResponse('post', api.meetups(), { ...aMeetupDetail() });
    await userEvent.click(
      within(question).getByRole('radio', {
        name: 'The second one, after the clocks go back (UTC)',
      }),
    );
    expect(screen.getByText('The second 01:30 of that night.')).toBeVisible();
    await publish();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ dates: [{ occurrence: 'second' }] });
  });

  it('explains a time that the clocks skip', async () => {
    mockError('post', api.meetups(), {
      statusCode: 422,
      code: 'meetup.time_nonexistent',
      message: 'No such time',
      ...{ index: 0, start: '2096-12-05T18:30', choices: [] },
    });
    open();
    await fillIn();
    await publish();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Clocks go forward that night, so in Lisbon there is no 18:30. Please choose an earlier or later time.',
    );
  });

  it('marks the one date that is in the past', async () => {
    mockError('post', api.meetups(), {
      statusCode: 422,
      code: 'meetup.past',
      message: 'This time is in the past.',
      ...{ index: 1 },
    });
    open();
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Add another date' }));
    await publish();
    const second = screen.getByRole('group', { name: 'Date 2' });
    expect(await within(second).findByText('This time is in the past.')).toBeVisible();
    expect(within(second).getByLabelText('Date')).toHaveFocus();
  });

  it('stays on this device until it is sent, also without a connection', async () => {
    mockNetworkError('post', api.meetups());
    const { unmount } = open();
    await fillIn();
    await publish();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not sent: We couldn’t reach the server. What you typed is saved on this device.',
    );
    const [sent] = openMeetupDraft(userId, null).read()!.form.dates;
    unmount();
    open();
    expect(await findTitle()).toHaveValue('Coffee in Alfama');
    const requests = mockResponse('post', api.meetups(), { ...aMeetupDetail() });
    await publish();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ dates: [{ id: sent!.id }] });
  });

  it('starts afresh when the draft is deleted', async () => {
    open();
    await userEvent.type(await findTitle(), 'Coffee');
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(await findTitle()).toHaveValue('');
    expect(openMeetupDraft(userId, null).read()).toBeNull();
  });

  it('tells people who aren’t members yet why not, and what to do', async () => {
    readAsMember({ level: 'new' });
    open();
    expect(await screen.findByRole('heading', { name: 'Hosting opens once you’re a member' })).toBeVisible();
    expect(screen.getByText(/72 hours after you confirmed your email address/)).toBeVisible();
    expect(screen.getByRole('link', { name: 'Join a meet-up' })).toHaveAttribute('href', '/connect/meet-ups');
    expect(screen.queryByRole('textbox', { name: 'Title' })).not.toBeInTheDocument();
  });

  it('asks visitors to log in', () => {
    readAsVisitor();
    open();
    expect(screen.getByText('Log in to host a meet-up, or create a free account.')).toBeVisible();
  });
});

describe('changing a meet-up', () => {
  let userId: string;
  useServer();
  beforeEach(() => (userId = readAsMember()));

  const open = (change: Partial<MeetupDetail> = {}) => {
    mockResponse('get', api.meetup(code), {
      ...aMeetupDetail({ ownRole: 'host', venue: aVenue, text: 'Bring a book.', ...change }),
    });
    return renderAt(
      paths.web.connectMeetupEdit(code, 'coffee-in-alfama'),
      <Routes>
        <Route path="/connect/meet-ups/:code/:slug/edit" element={<EditMeetup />} />
        <Route path="/connect/meet-ups/:code/:slug" element={<p>The meet-up</p>} />
      </Routes>,
    );
  };
  const save = () => userEvent.click(screen.getByRole('button', { name: 'Save changes' }));
  const retitle = async (title: string) => {
    await userEvent.clear(await findTitle());
    await userEvent.type(await findTitle(), title);
  };

  it('states the revision that changes', async () => {
    const requests = mockResponse('patch', api.meetup(code), { ...aMeetupDetail() });
    open();
    await retitle('Tea in Alfama, not coffee');
    await save();
    expect(await screen.findByText('The meet-up')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      {
        revision: 1,
        title: 'Tea in Alfama, not coffee',
        text: 'Bring a book.',
        start: '2096-12-05T18:30',
        minutes: 120,
        seats: 8,
        venue: aVenue,
        isAddressVisible: false,
        isPublicPlace: true,
      },
    ]);
  });

  it('comes back unsaved, and can be discarded', async () => {
    const { unmount } = open();
    await retitle('Tea in Alfama');
    unmount();
    open();
    expect(await findTitle()).toHaveValue('Tea in Alfama');
    await userEvent.click(screen.getByRole('button', { name: 'Discard changes' }));
    expect(await screen.findByText('The meet-up')).toBeVisible();
    expect(openMeetupDraft(userId, code).read()).toBeNull();
  });

  const theirs = {
    title: 'Coffee in Graça',
    text: 'Bring a book.',
    start: '2096-12-05T19:00',
    occurrence: null,
    minutes: 120,
    seats: 8,
    venue: aVenue,
    isAddressVisible: false,
  };

  const meetConflict = async () => {
    mockError('patch', api.meetup(code), {
      statusCode: 409,
      code: 'connect.changed',
      message: 'Changed',
      ...{ revision: 2, theirs },
    });
    open();
    await retitle('Tea in Alfama');
    await save();
    return screen.findByRole('table');
  };

  it('shows both versions of what differs when a co-host was faster', async () => {
    const table = await meetConflict();
    const rows = within(table)
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'YoursSaved elsewhere',
      'TitleTea in AlfamaCoffee in Graça',
      'WhenWed 5 Dec 2096, 18:30Wed 5 Dec 2096, 19:00',
    ]);
    const requests = mockResponse('patch', api.meetup(code), { ...aMeetupDetail() });
    await userEvent.click(screen.getByRole('button', { name: 'Save mine' }));
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ revision: 2, title: 'Tea in Alfama' });
  });

  it('can go on with the version of the co-host', async () => {
    await meetConflict();
    await userEvent.click(screen.getByRole('button', { name: 'Use the other version' }));
    expect(await findTitle()).toHaveValue('Coffee in Graça');
    const requests = mockResponse('patch', api.meetup(code), { ...aMeetupDetail() });
    await save();
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(requests[0]?.body).toMatchObject({ revision: 2, start: '2096-12-05T19:00' });
  });

  it('shows why the server refuses the new time', async () => {
    mockError('patch', api.meetup(code), {
      statusCode: 400,
      code: 'validation.failed',
      message: 'Please check your input',
      errors: [{ path: 'start', rule: 'invalid', message: 'Please choose a date within a year' }],
    });
    open();
    await retitle('Tea in Alfama');
    await save();
    expect(await screen.findByText('Please choose a date within a year')).toBeVisible();
    expect(screen.getByLabelText('Date')).toHaveFocus();
  });

  it('is for hosts', async () => {
    open({ ownRole: null, text: null });
    expect(await screen.findByText('Only the hosts can change this meet-up.')).toBeVisible();
  });
});
