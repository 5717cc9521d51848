import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { mockResponse, mockError, renderAt, useServer } from '@wanderwork/testing';
import { ProofForm } from './proof-form';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = (factors: object) => {
  mockResponse('get', paths.api.account.secondFactors(), {
    totpSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    ...factors,
  });
  const onProven = jest.fn();
  renderAt('/settings', <ProofForm onProven={onProven} />);
  return onProven;
};

const withApp = { totpSince: '2026-01-02T03:04:05.000Z', recoveryCodesLeft: 9 };

const enterPassword = async () => {
  await userEvent.type(await screen.findByLabelText('Password'), 'a long walk home');
  await press('Continue');
};

const askForSecondFactor = () =>
  mockError('post', paths.api.fresh(), {
    statusCode: 400,
    code: errorCodes.secondFactorRequired,
    message: 'Please also enter a code from your authenticator app, or a recovery code.',
  });

describe('ProofForm', () => {
  useServer();

  it('requires only the password without a second factor', async () => {
    const sent = mockResponse('post', paths.api.fresh(), {});
    const onProven = open({});
    await press('Continue');
    expect(await screen.findByText('Please enter your password')).toBeVisible();
    await enterPassword();
    await waitFor(() => expect(onProven).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'a long walk home' }]);
  });

  it('stays in the first step after a wrong password', async () => {
    mockError('post', paths.api.fresh(), {
      statusCode: 400,
      code: errorCodes.passwordWrong,
      message: 'This is not your current password.',
    });
    open(withApp);
    await enterPassword();
    expect(await screen.findByRole('alert')).toHaveTextContent('This is not your current password.');
    expect(screen.getByLabelText('Password')).toBeVisible();
  });

  it('asks for an app code after the password, and sends both', async () => {
    const onProven = open(withApp);
    askForSecondFactor();
    await enterPassword();
    const code = await screen.findByLabelText('Code');
    expect(code).toHaveFocus();
    expect(onProven).not.toHaveBeenCalled();
    await userEvent.type(code, '12');
    await press('Continue');
    expect(await screen.findByText('Please enter the six digits from the app')).toBeVisible();
    mockError('post', paths.api.fresh(), {
      statusCode: 400,
      code: errorCodes.codeInvalid,
      message: 'This code is not right, or it was used already. Please try the next one.',
    });
    await userEvent.type(code, '3 456');
    await press('Continue');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try the next one.');
    expect(onProven).not.toHaveBeenCalled();
    const sent = mockResponse('post', paths.api.fresh(), {});
    await press('Continue');
    await waitFor(() => expect(onProven).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => body)).toEqual([{ password: 'a long walk home', code: '123 456' }]);
  });

  it('accepts a recovery code instead, and can return to the password', async () => {
    const onProven = open(withApp);
    askForSecondFactor();
    await enterPassword();
    await press('Back');
    await enterPassword();
    await press('Use a recovery code');
    await userEvent.type(screen.getByLabelText('Recovery code'), 'ABCDE-FGHJK');
    const sent = mockResponse('post', paths.api.fresh(), {});
    await press('Continue');
    await waitFor(() => expect(onProven).toHaveBeenCalledTimes(1));
    expect(sent.map(({ body }) => body)).toEqual([
      { password: 'a long walk home', recoveryCode: 'ABCDE-FGHJK' },
    ]);
  });

  it('asks accounts with only passkeys for a recovery code', async () => {
    open({
      passkeys: [{ id: 'a', name: 'Phone', createdAt: '2026-01-02', lastUsedAt: null }],
      recoveryCodesLeft: 9,
    });
    askForSecondFactor();
    await enterPassword();
    expect(await screen.findByLabelText('Recovery code')).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Use an app code' })).toBeNull();
  });
});
