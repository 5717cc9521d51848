import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  errorCodes,
  paths,
  type ModerationCase,
  type Moderator,
  type ProposedDecision,
} from '@wanderwork/contracts';
import { aPage, mockError, mockResponse, renderAt, useServer } from '@wanderwork/testing';
import { readAsMember } from '../../common/connect.fixture';
import Moderation from './moderation';

const api = paths.api.connect;

const aCase = (change: Partial<ModerationCase> = {}): ModerationCase => ({
  id: '0193a000-0000-7000-8000-0000000000f1',
  source: 'report',
  kind: 'post',
  objectId: 'b1',
  region: 'southern-europe',
  reason: 'scam',
  dueAt: '2026-11-01T14:00:00Z',
  openedAt: '2026-11-01T10:00:00Z',
  note: null,
  appealedAction: null,
  reports: [{ reason: 'scam', text: 'Asks for a deposit.', at: '2026-11-01T10:00:00Z' }],
  subject: {
    owner: { handle: 'ben', name: 'Ben' },
    title: 'A post in “Rooms”',
    text: 'Send me 500 €.',
    path: null,
  },
  lease: null,
  ...change,
});

const aQueue = (cases: ModerationCase[], overdue = 0) => ({ ...aPage(cases), overdue });

const aProposal = (change: Partial<ProposedDecision> = {}): ProposedDecision => ({
  id: '0193a000-0000-7000-8000-0000000000f2',
  action: 'end-account',
  kind: 'person',
  objectId: 'b1',
  rule: 'no-scams',
  explanation: 'Asked twelve members for deposits.',
  decidedBy: 'person',
  decidedAt: '2026-11-01T10:00:00Z',
  until: null,
  state: 'proposed',
  appeal: null,
  appealUntil: null,
  subject: { owner: { handle: 'ben', name: 'Ben' }, title: 'Ben', text: '', path: null },
  canConfirm: true,
  ...change,
});

describe('what waits for a second admin', () => {
  useServer();
  beforeEach(() => {
    readAsMember({ level: 'admin' });
    mockResponse('get', api.queue(), aQueue([]));
    mockResponse('get', api.moderators(), []);
  });

  it('takes effect once another admin confirms it', async () => {
    mockResponse('get', api.proposedActions(), [aProposal()]);
    const requests = mockResponse('post', api.confirmAction(aProposal().id), {});
    renderAt('/connect/moderation', <Moderation />);
    const card = within(await screen.findByRole('article', { name: 'End the account of Ben' }));
    expect(card.getByText('Asked twelve members for deposits.')).toBeVisible();
    mockResponse('get', api.proposedActions(), []);
    await userEvent.click(card.getByRole('button', { name: 'End this account' }));
    await waitFor(() => expect(screen.queryByRole('article')).toBeNull());
    expect(requests).toHaveLength(1);
  });

  it('leaves it to another admin if this one proposed it', async () => {
    mockResponse('get', api.proposedActions(), [aProposal({ canConfirm: false })]);
    renderAt('/connect/moderation', <Moderation />);
    expect(await screen.findByText('Another admin has to confirm this.')).toBeVisible();
  });
});

const openCase = () => renderAt(`/connect/moderation?case=${aCase().id}`, <Moderation />);

describe('the moderation queue', () => {
  useServer();
  beforeEach(() => void readAsMember({ level: 'moderator' }));

  it('is for moderators', async () => {
    readAsMember();
    renderAt('/connect/moderation', <Moderation />);
    expect(await screen.findByText(/This page is for moderators/)).toBeVisible();
  });

  it('is a table of open cases with the time to answer by, the reason and the age', async () => {
    mockResponse(
      'get',
      api.queue(),
      aQueue([aCase({ openedAt: new Date(Date.now() - 3 * 3_600_000).toISOString() })], 1),
    );
    renderAt('/connect/moderation', <Moderation />);
    expect(await screen.findByText('1 open case, 1 overdue.')).toBeVisible();
    const row = screen.getByRole('row', { name: /A post in “Rooms”/ });
    for (const text of ['Overdue', 'It’s a scam, or it asks for money', 'Southern Europe', '3 hours'])
      expect(row).toHaveTextContent(text);
  });

  it('shows only held posts, or only appeals', async () => {
    const requests = mockResponse('get', api.queue(), aQueue([aCase()]));
    const { location } = renderAt('/connect/moderation', <Moderation />);
    await userEvent.click(await screen.findByRole('radio', { name: 'Held for review' }));
    await waitFor(() => expect(requests.at(-1)?.query).toEqual({ source: 'hold' }));
    expect(location()).toBe('/connect/moderation?show=hold');
  });

  it('opens a case, which is taken before it is decided', async () => {
    mockResponse('get', api.queue(), aQueue([aCase()]));
    const requests = mockResponse('post', api.lease(aCase().id), {});
    renderAt('/connect/moderation', <Moderation />);
    await userEvent.click(
      await screen.findByRole('button', { name: 'Open the case about A post in “Rooms”' }),
    );
    const card = within(screen.getByRole('article', { name: 'A post in “Rooms”' }));
    expect(card.getByRole('heading')).toHaveFocus();
    expect(card.getByText('Send me 500 €.')).toBeVisible();
    expect(card.getByRole('list', { name: 'Reports' })).toHaveTextContent('“Asks for a deposit.”');
    mockResponse('get', api.queue(), aQueue([aCase({ lease: 'own' })]));
    await userEvent.click(card.getByRole('button', { name: 'Take this case' }));
    expect(await screen.findByRole('form', { name: 'Decision' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('asks a moderator without a second factor to set one up', async () => {
    mockError('get', api.queue(), {
      statusCode: 403,
      code: errorCodes.secondFactorRequired,
      message: 'Moderators need a second factor.',
    });
    renderAt('/connect/moderation', <Moderation />);
    expect(await screen.findByRole('link', { name: 'Set one up in your settings' })).toHaveAttribute(
      'href',
      '/settings/security',
    );
  });

  it('leaves a case to the moderator who works on it', async () => {
    mockResponse('get', api.queue(), aQueue([aCase({ lease: 'other' })]));
    openCase();
    expect(await screen.findByText('Another moderator is working on it.')).toBeVisible();
  });

  it('records the action, the rule, the explanation and the end', async () => {
    mockResponse('get', api.queue(), aQueue([aCase({ lease: 'own' })]));
    const requests = mockResponse('post', api.actions(), {});
    openCase();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'What to do' }),
      'Pause the author’s writing',
    );
    await userEvent.selectOptions(
      screen.getByRole('combobox', { name: 'Rule' }),
      'No scams, and no asking for money',
    );
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'For how long' }), '7 days');
    await userEvent.type(screen.getByRole('textbox', { name: 'Explanation' }), 'Asked members for deposits.');
    mockResponse('get', api.queue(), aQueue([]));
    await userEvent.click(screen.getByRole('button', { name: 'Record the decision' }));
    expect(await screen.findByText('Nothing to decide right now. Thank you.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Open cases' })).toHaveFocus();
    expect(requests.map(({ body }) => body)).toEqual([
      {
        id: expect.stringMatching(/^[\da-f-]{36}$/),
        case: aCase().id,
        action: 'pause',
        rule: 'no-scams',
        explanation: 'Asked members for deposits.',
        days: 7,
      },
    ]);
  });

  it('asks for the words of a label, for topics only', async () => {
    mockResponse('get', api.queue(), aQueue([aCase({ lease: 'own', kind: 'topic' })]));
    openCase();
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What to do' }), 'Add a label');
    expect(screen.getByRole('textbox', { name: 'Label' })).toBeVisible();
  });

  it('decides an appeal', async () => {
    mockResponse(
      'get',
      api.queue(),
      aQueue([aCase({ lease: 'own', source: 'appeal', note: 'It was one topic.' })]),
    );
    const requests = mockResponse('put', api.decideAppeal(aCase().id), {});
    openCase();
    await userEvent.selectOptions(
      await screen.findByRole('combobox', { name: 'Outcome' }),
      'Reverse the decision',
    );
    await userEvent.type(screen.getByRole('textbox', { name: 'Explanation' }), 'The posts were different.');
    await userEvent.click(screen.getByRole('button', { name: 'Decide the appeal' }));
    await waitFor(() =>
      expect(requests.map(({ body }) => body)).toEqual([
        { outcome: 'reversed', explanation: 'The posts were different.' },
      ]),
    );
  });
});

const aModerator = (change: Partial<Moderator> = {}): Moderator => ({
  handle: 'ben',
  name: 'Ben',
  hasSecondFactor: true,
  regions: [
    { region: 'southern-europe', reason: 'Has helped here for years.', until: '2027-03-12T23:59:59Z' },
  ],
  ...change,
});

describe('moderators, for admins', () => {
  useServer();
  beforeEach(() => {
    readAsMember({ level: 'admin' });
    mockResponse('get', api.queue(), aQueue([]));
    mockResponse('get', api.proposedActions(), []);
  });

  it('are listed with their regions, their end and whether a second factor is missing', async () => {
    mockResponse('get', api.moderators(), [aModerator({ hasSecondFactor: false })]);
    renderAt('/connect/moderation', <Moderation />);
    const row = await screen.findByRole('row', { name: /Ben/ });
    for (const text of [
      'No second factor yet',
      'Southern Europe',
      '12 Mar 2027',
      'Has helped here for years.',
    ])
      expect(row).toHaveTextContent(text);
  });

  it('are appointed for named regions, with a reason and an end', async () => {
    mockResponse('get', api.moderators(), []);
    const requests = mockResponse('put', api.moderator('ben'), {});
    renderAt('/connect/moderation', <Moderation />);
    const form = within(await screen.findByRole('form', { name: 'Appoint a moderator' }));
    await userEvent.click(form.getByRole('button', { name: 'Appoint' }));
    expect(await form.findByText('Please enter a handle')).toBeVisible();
    expect(form.getByText('Please choose at least one region')).toBeVisible();
    await userEvent.type(form.getByRole('textbox', { name: 'Handle' }), '@ben');
    await userEvent.type(form.getByLabelText(/^Until/), '2027-03-12');
    await userEvent.click(form.getByRole('checkbox', { name: 'Southern Europe' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Reason' }), 'Has helped here for years.');
    mockResponse('get', api.moderators(), [aModerator()]);
    await userEvent.click(form.getByRole('button', { name: 'Appoint' }));
    expect(await screen.findByRole('row', { name: /Ben/ })).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([
      { regions: ['southern-europe'], reason: 'Has helped here for years.', until: '2027-03-12T23:59:59Z' },
    ]);
  });

  it('end before their time after a confirmation', async () => {
    mockResponse('get', api.moderators(), [aModerator()]);
    const requests = mockResponse('delete', api.moderator('ben'), {});
    renderAt('/connect/moderation', <Moderation />);
    await userEvent.click(await screen.findByRole('button', { name: 'End the appointment of Ben' }));
    await userEvent.click(await screen.findByRole('button', { name: 'End it' }));
    await waitFor(() => expect(requests).toHaveLength(1));
  });
});
