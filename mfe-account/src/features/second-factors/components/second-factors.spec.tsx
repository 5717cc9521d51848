import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, mockError, useServer } from '@wanderwork/testing';
import { answerSettings, getLastToast, resetSession, openSettings, press } from '../../../testing/settings';

const { account } = paths.api;
const codes = ['aaaa-bbbb', 'cccc-dddd'];

const passkey = {
  id: 'p1',
  name: 'Chrome on Linux',
  createdAt: '2026-11-20T12:00:00.000Z',
  lastUsedAt: null,
  backedUp: false,
};

describe('two-step verification', () => {
  useServer();
  beforeEach(answerSettings);
  afterEach(resetSession);

  it('adds passkeys only once the email is confirmed', async () => {
    openSettings('security', { emailConfirmed: false });
    expect(await screen.findByText('Confirm your email first.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add a passkey' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('is set up with a QR code and a key, turned on by a code, and shows the recovery codes once', async () => {
    mockResponse('post', account.totp(), { secret: 'ABCDEFGHIJ', uri: 'otpauth://totp/x?secret=ABCDEFGHIJ' });
    const requests = mockResponse('post', account.totpConfirm(), { recoveryCodes: codes });
    openSettings('security');
    await userEvent.click(await screen.findByRole('button', { name: 'Set up an app' }));
    expect(await screen.findByText('ABCD EFGH IJ')).toBeVisible();
    expect(await screen.findByRole('img', { name: /QR code/ })).toBeVisible();
    await press('Turn on');
    expect(await screen.findByText('Please enter the six digits from the app')).toBeVisible();
    await userEvent.type(screen.getByLabelText('Code'), '123 456');
    mockResponse('get', account.secondFactors(), {
      totpSince: '2026-11-21T12:00:00.000Z',
      passkeys: [],
      recoveryCodesLeft: 2,
    });
    await press('Turn on');
    const list = await screen.findByRole('list', { name: 'Recovery codes' });
    expect(
      within(list)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(codes);
    expect(requests).toHaveLength(1);
    await press('I’ve saved them');
    expect(screen.queryByText('aaaa-bbbb')).toBeNull();
    expect(await screen.findByText(/On since 21 Nov 2026/)).toBeVisible();
    expect(screen.getByText('2 left')).toBeVisible();
  });

  it('renames and removes a passkey', async () => {
    mockResponse('get', account.secondFactors(), {
      totpSince: null,
      passkeys: [passkey],
      recoveryCodesLeft: 10,
    });
    const renamed = mockResponse('patch', account.passkey('p1'), {});
    const removed = mockResponse('delete', account.passkey('p1'), {});
    openSettings('security');
    await userEvent.click(await screen.findByRole('button', { name: 'Rename Chrome on Linux' }));
    await userEvent.clear(screen.getByLabelText('Name'));
    await userEvent.type(screen.getByLabelText('Name'), 'The blue key');
    await press('Save name');
    await waitFor(() => expect(renamed.map(({ body }) => body)).toEqual([{ name: 'The blue key' }]));
    await userEvent.click(await screen.findByRole('button', { name: 'Remove Chrome on Linux' }));
    await waitFor(() => expect(removed).toHaveLength(1));
  });

  it.each([
    ['removed', () => press('Remove Chrome on Linux')],
    [
      'renamed',
      async () => {
        await press('Rename Chrome on Linux');
        await press('Save name');
      },
    ],
  ])('refreshes if a passkey to be %s was removed in another tab', async (_what, act) => {
    const gone = {
      statusCode: 404,
      code: errorCodes.passkeyNotFound,
      message: 'This passkey was removed already, or never was yours.',
    };
    mockResponse('get', account.secondFactors(), {
      totpSince: null,
      passkeys: [passkey],
      recoveryCodesLeft: 10,
    });
    mockError('delete', account.passkey('p1'), gone);
    mockError('patch', account.passkey('p1'), gone);
    openSettings('security');
    await screen.findByRole('list', { name: 'Passkeys' });
    mockResponse('get', account.secondFactors(), { totpSince: null, passkeys: [], recoveryCodesLeft: 0 });
    await act();
    expect(await screen.findByText(/^None yet\. A passkey signs you in/)).toBeVisible();
    expect(getLastToast()).toMatchObject({ title: 'Nothing changed', description: gone.message });
  });

  it('refreshes if an app was turned on in another tab', async () => {
    mockError('post', account.totp(), {
      statusCode: 400,
      code: errorCodes.factorKnown,
      message: 'There is an authenticator app already. Please remove it first.',
    });
    openSettings('security');
    await screen.findByRole('button', { name: 'Set up an app' });
    mockResponse('get', account.secondFactors(), {
      totpSince: '2026-11-21T12:00:00.000Z',
      passkeys: [],
      recoveryCodesLeft: 10,
    });
    await press('Set up an app');
    expect(await screen.findByRole('button', { name: 'Turn off' })).toBeVisible();
    expect(screen.getByText('There is an authenticator app already. Please remove it first.')).toBeVisible();
  });
});
