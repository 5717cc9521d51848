import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, mockError, useServer } from '@wanderwork/testing';
import { answerSettings, resetSession, openSettings, press } from '../../../testing/settings';

const { account } = paths.api;

describe('account deletion', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('is requested after a confirmation, and can be canceled', async () => {
    mockResponse('post', account.deletion(), { deletionDueAt: '2026-12-05T12:00:00.000Z' });
    const cancellations = mockResponse('delete', account.deletion(), {});
    openSettings('data');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByText(/will be deleted on 5 Dec 2026/)).toBeVisible();
    await press('Keep my account');
    expect(await screen.findByRole('button', { name: 'Delete my account' })).toBeVisible();
    expect(cancellations).toHaveLength(1);
  });

  it.each([
    ['drops the answers in Connect unless they are kept', false],
    ['keeps the answers in Connect without a name on request', true],
  ])('%s', async (_behavior, keepAnswers) => {
    mockResponse('get', paths.api.connect.profile(), { profile: { handle: 'ana' } });
    const requests = mockResponse('post', account.deletion(), { deletionDueAt: '2026-12-05T12:00:00.000Z' });
    openSettings('data');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const checkbox = await screen.findByRole('checkbox', {
      name: 'Keep my answers in Connect, shown as “by a former member”',
    });
    expect(checkbox).not.toBeChecked();
    if (keepAnswers) await userEvent.click(checkbox);
    await press('Yes, delete it');
    expect(await screen.findByText(/will be deleted on 5 Dec 2026/)).toBeVisible();
    expect(requests.map(({ body }) => body)).toEqual([{ keepAnswers }]);
  });

  it('asks nobody without a profile in Connect about their answers', async () => {
    const requests = mockResponse('get', paths.api.connect.profile(), { profile: null });
    openSettings('data');
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
    await waitFor(() => expect(requests).toHaveLength(1));
    expect(within(dialog).queryByRole('checkbox')).toBeNull();
  });

  it('tells the last admin what to do first', async () => {
    const message = 'The last admin has to stay. Please make somebody else an admin first.';
    mockError('post', account.deletion(), { statusCode: 409, code: errorCodes.lastAdmin, message });
    openSettings('data', { isAdmin: true });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes, delete it' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Delete my account' })).toBeVisible();
  });
});
