import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type CorrectableFigure } from '@wanderwork/contracts';
import {
  aCity,
  aPage,
  mockError,
  mockNetworkError,
  mockResponse,
  renderAt,
  useServer,
} from '@wanderwork/testing';
import { aTopic, aTopicDetail, readAsMember, readAsVisitor } from '../../common/connect.fixture';
import { outbox } from '../../common/model/outbox';
import { openLocalDraft } from '../model/local-drafts';
import NewTopic from './new-topic';

const api = paths.api.connect;
let userId: string;

const open = (search = '') => renderAt(`/connect/new${search}`, <NewTopic />);
const findTitle = () => screen.findByRole('textbox', { name: 'Title' });
const getText = () => screen.getByRole('textbox', { name: 'Text' });

const fillIn = async () => {
  await userEvent.type(await findTitle(), 'How do you rent in Lisbon?');
  await userEvent.type(getText(), 'Where do I start?');
};

const send = () => userEvent.click(screen.getByRole('button', { name: 'Ask the question' }));

describe('a new topic', () => {
  useServer();
  beforeEach(() => {
    userId = readAsMember();
    mockResponse('get', paths.api.cities(), aPage([aCity()]));
    mockResponse('get', api.similarTopics(), []);
    mockResponse('put', '/api/connect/drafts/:id', '');
    mockResponse('delete', '/api/connect/drafts/:id', '');
  });

  it('is sent with its place, kind and tags, and opens', async () => {
    const requests = mockResponse('post', api.topics(), { ...aTopicDetail() });
    const { location } = open('?place=city:lisbon');
    await fillIn();
    await userEvent.click(screen.getByRole('button', { name: 'Housing' }));
    await send();
    await waitFor(() => expect(location()).toBe('/connect/t/k3f9a2bc/renting-in-lisbon'));
    expect(requests.map(({ body }) => body)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f]{8}-[\da-f]{4}-7/),
        place: 'city:lisbon',
        kind: 'question',
        title: 'How do you rent in Lisbon?',
        text: 'Where do I start?',
        tags: ['housing'],
      },
    ]);
    expect(openLocalDraft(userId, null).read()).toBeNull();
  });

  it('starts with what a search looked for, also after an earlier draft was emptied', async () => {
    const { unmount } = open();
    await userEvent.type(await findTitle(), 'R{Backspace}');
    unmount();
    open('?title=zebra&kind=question');
    expect(await findTitle()).toHaveValue('zebra');
  });

  it('is on the device after each key press, and comes back', async () => {
    const { unmount } = open();
    await userEvent.type(await findTitle(), 'Ren');
    expect(openLocalDraft(userId, null).read()).toMatchObject({ title: 'Ren' });
    expect(screen.getByText('Draft saved on this device')).toBeVisible();
    unmount();
    open();
    expect(await findTitle()).toHaveValue('Ren');
    await userEvent.click(screen.getByRole('button', { name: 'Delete draft' }));
    expect(await findTitle()).toHaveValue('');
  });

  it('goes to the server when typing pauses', async () => {
    const requests = mockResponse('put', '/api/connect/drafts/:id', '');
    open();
    await userEvent.type(await findTitle(), 'Rent');
    expect(await screen.findByText('Draft saved')).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      { kind: 'question', title: 'Rent', text: '', tags: [] },
    ]);
  });

  it('goes on with a draft from another device', async () => {
    mockResponse('get', api.drafts(), [
      {
        id: '0193a000-0000-7000-8000-0000000000d9',
        place: null,
        topic: null,
        kind: 'discussion',
        title: 'Written on the phone',
        text: '',
        tags: [],
        updatedAt: '2026-11-01T10:00:00Z',
      },
    ]);
    open();
    expect(await screen.findByDisplayValue('Written on the phone')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Post the topic' })).toBeVisible();
  });

  it('shows similar questions before one is posted', async () => {
    mockResponse('get', api.similarTopics(), [aTopic({ isAnswered: true })]);
    open('?title=How%20do%20you%20rent');
    expect(await screen.findByRole('heading', { name: 'Has someone asked this before?' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'How do you rent in Lisbon?' })).toBeVisible();
  });

  it('is not sent with the report of a similar one', async () => {
    mockResponse('get', api.similarTopics(), [aTopic()]);
    const reports = mockResponse('post', api.reports(), '');
    const topics = mockResponse('post', api.topics(), { ...aTopicDetail() });
    open('?title=How%20do%20you%20rent');
    await userEvent.type(await screen.findByRole('textbox', { name: 'Text' }), 'Where do I start?');
    await userEvent.click(await screen.findByRole('button', { name: /^Report/ }));
    await userEvent.click(await screen.findByRole('radio', { name: 'Spam or advertising' }));
    await userEvent.click(screen.getByRole('button', { name: 'Send report' }));
    await waitFor(() => expect(reports).toHaveLength(1));
    await screen.findByRole('button', { name: 'Ask the question' });
    expect(topics).toEqual([]);
  });

  describe('as a correction', () => {
    const figures: CorrectableFigure[] = [
      {
        key: 'monthly_cost',
        group: 'cost',
        label: 'Monthly cost for one person',
        unit: 'USD a month',
        values: { type: 'number', min: 100, max: 20_000 },
        current: '$1,800',
        year: '2025',
      },
      {
        key: 'nomad_visa',
        group: 'visa',
        label: 'Nomad visa',
        unit: null,
        values: { type: 'choice', choices: ['yes', 'none'] },
        current: null,
        year: null,
      },
    ];
    beforeEach(() => void mockResponse('get', api.correctableFigures('lisbon'), figures));

    it('carries a figure, its value, year and source', async () => {
      const requests = mockResponse('post', api.topics(), { ...aTopicDetail() });
      open('?place=city:lisbon&kind=correction');
      await userEvent.type(await findTitle(), 'Monthly cost has gone up');
      await userEvent.type(getText(), 'See the city’s own list.');
      await userEvent.selectOptions(
        await screen.findByRole('combobox', { name: 'Which figure?' }),
        await screen.findByRole('option', { name: 'Monthly cost for one person' }),
      );
      expect(screen.getByText('Our data says $1,800 (2025).')).toBeVisible();
      expect(screen.getByText('100 to 20,000, USD a month')).toBeVisible();
      await userEvent.type(screen.getByRole('textbox', { name: 'Value' }), '1930');
      await userEvent.type(screen.getByRole('textbox', { name: 'Year' }), '2026');
      await userEvent.type(
        screen.getByRole('textbox', { name: 'Link to the source' }),
        'https://costs.example/',
      );
      await userEvent.click(screen.getByRole('button', { name: 'Post the topic' }));
      await waitFor(() => expect(requests).toHaveLength(1));
      expect(requests[0]!.body).toMatchObject({
        kind: 'correction',
        place: 'city:lisbon',
        correction: {
          figure: 'monthly_cost',
          value: '1930',
          year: '2026',
          source: 'https://costs.example/',
        },
      });
    });

    it('marks what is missing, and keeps what was entered', async () => {
      const requests = mockResponse('post', api.topics(), {});
      const { unmount } = open('?place=city:lisbon&kind=correction&title=A%20title%20for%20it');
      await userEvent.selectOptions(
        await screen.findByRole('combobox', { name: 'Which figure?' }),
        await screen.findByRole('option', { name: 'Nomad visa' }),
      );
      expect(screen.getByText('We don’t know this figure yet.')).toBeVisible();
      await userEvent.type(screen.getByRole('textbox', { name: 'Link to the source' }), 'http://a.example');
      await userEvent.click(screen.getByRole('button', { name: 'Post the topic' }));
      expect(
        await screen.findByText('Please give a link to the source that starts with https://'),
      ).toBeVisible();
      expect(screen.getByText('Please enter a year, like 2026')).toBeVisible();
      expect(requests).toEqual([]);
      unmount();
      open();
      expect(await screen.findByRole('textbox', { name: 'Link to the source' })).toHaveValue(
        'http://a.example',
      );
    });

    it('needs a city', async () => {
      open('?kind=correction');
      expect(await screen.findByText('Choose the city that the figure is about.')).toBeVisible();
    });
  });

  it('marks what is missing', async () => {
    const requests = mockResponse('post', api.topics(), {});
    open();
    await userEvent.type(await findTitle(), 'Short');
    await send();
    expect(await screen.findByText('A title has 10 to 120 characters')).toBeVisible();
    expect(requests).toEqual([]);
  });

  it('takes a picture, with a description', async () => {
    const picture = { url: '/api/connect/pictures/a.webp', width: 800, height: 600 };
    const requests = mockResponse('post', api.pictures(), picture);
    open();
    await userEvent.type(await findTitle(), 'A quiet place');
    await userEvent.type(getText(), 'Here it is.');
    await userEvent.click(screen.getByRole('button', { name: 'Picture' }));
    await userEvent.upload(
      await screen.findByLabelText('Picture'),
      new File(['x'], 'cafe.png', { type: 'image/png' }),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Add picture' }));
    expect(await screen.findByText('Please describe the picture')).toBeVisible();
    expect(requests).toEqual([]);
    await userEvent.type(screen.getByRole('textbox', { name: 'What does it show?' }), 'A quiet café');
    await userEvent.click(screen.getByRole('button', { name: 'Add picture' }));
    await waitFor(() =>
      expect(getText()).toHaveValue('Here it is.\n\n![A quiet café](/api/connect/pictures/a.webp)\n'),
    );
  });

  it('allows three tags', async () => {
    open();
    await findTitle();
    for (const name of ['Visas', 'Tax', 'Banking', 'Housing'])
      await userEvent.click(screen.getByRole('button', { name }));
    const chosen = screen.getAllByRole('button', { pressed: true }).map(({ textContent }) => textContent);
    expect(chosen).toEqual(['Visas', 'Tax', 'Banking']);
  });

  it('waits in the outbox without a connection', async () => {
    mockNetworkError('post', api.topics());
    open();
    await fillIn();
    await send();
    expect(await screen.findByRole('region', { name: 'Not sent yet' })).toHaveTextContent(
      'Your topic “How do you rent in Lisbon?”Waiting for a connection',
    );
    expect(outbox.get()).toMatchObject([{ topic: null, body: { place: 'everywhere' } }]);
    expect(await findTitle()).toHaveValue('');
  });

  it('stays, with the reason, when a limit is reached', async () => {
    mockError('post', api.topics(), {
      statusCode: 429,
      code: 'connect.limit',
      message: 'You can start two topics a day at first.',
    });
    open();
    await fillIn();
    await send();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Not sent: You can start two topics a day at first.',
    );
    expect(await findTitle()).toHaveValue('How do you rent in Lisbon?');
  });

  it('is for members', () => {
    readAsVisitor();
    open();
    expect(screen.getByText('Log in to start a topic, or create a free account.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute(
      'href',
      '/login?returnTo=%2Fconnect%2Fnew',
    );
  });
});
