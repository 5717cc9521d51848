import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths, type ModerationCase, type ProposedDecision } from '@wanderwork/contracts';
import { aPage, mockResponse, renderAt, useServer } from '@wanderwork/testing';
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
    mockResponse('get', api.queue(), aPage([]));
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

describe('the moderation queue', () => {
  useServer();
  beforeEach(() => void readAsMember({ level: 'moderator' }));

  it('is for moderators', async () => {
    readAsMember();
    renderAt('/connect/moderation', <Moderation />);
    expect(await screen.findByText(/This page is for moderators/)).toBeVisible();
  });

  it('shows a case, which is taken before it is decided', async () => {
    mockResponse('get', api.queue(), aPage([aCase()]));
    const requests = mockResponse('post', api.lease(aCase().id), {});
    renderAt('/connect/moderation', <Moderation />);
    const card = within(await screen.findByRole('article', { name: 'A post in “Rooms”' }));
    expect(card.getByText('Send me 500 €.')).toBeVisible();
    expect(card.getByRole('list', { name: 'Reports' })).toHaveTextContent('“Asks for a deposit.”');
    mockResponse('get', api.queue(), aPage([aCase({ lease: 'own' })]));
    await userEvent.click(card.getByRole('button', { name: 'Take this case' }));
    expect(await screen.findByRole('form', { name: 'Decision' })).toBeVisible();
    expect(requests).toHaveLength(1);
  });

  it('leaves a case to the moderator who works on it', async () => {
    mockResponse('get', api.queue(), aPage([aCase({ lease: 'other' })]));
    renderAt('/connect/moderation', <Moderation />);
    expect(await screen.findByText('Another moderator is working on it.')).toBeVisible();
  });

  it('records the action, the rule, the explanation and the end', async () => {
    mockResponse('get', api.queue(), aPage([aCase({ lease: 'own' })]));
    const requests = mockResponse('post', api.actions(), {});
    renderAt('/connect/moderation', <Moderation />);
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
    mockResponse('get', api.queue(), aPage([]));
    await userEvent.click(screen.getByRole('button', { name: 'Record the decision' }));
    expect(await screen.findByText('Nothing waits. Thank you.')).toBeVisible();
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
    mockResponse('get', api.queue(), aPage([aCase({ lease: 'own', kind: 'topic' })]));
    renderAt('/connect/moderation', <Moderation />);
    await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'What to do' }), 'Add a label');
    expect(screen.getByRole('textbox', { name: 'Label' })).toBeVisible();
  });

  it('decides an appeal', async () => {
    mockResponse(
      'get',
      api.queue(),
      aPage([aCase({ lease: 'own', source: 'appeal', note: 'It was one topic.' })]),
    );
    const requests = mockResponse('put', api.decideAppeal(aCase().id), {});
    renderAt('/connect/moderation', <Moderation />);
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
