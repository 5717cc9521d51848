import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { errorCodes, paths } from '@wanderwork/contracts';
import { answer, refuse, renderAt, useServer } from '@wanderwork/testing';
import { ProofForm } from './proof-form';

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

const open = (factors: object) => {
  answer('get', paths.api.account.secondFactors(), {
    totpSince: null,
    passkeys: [],
    recoveryCodesLeft: 0,
    ...factors,
  });
  const proven = jest.fn();
  renderAt('/settings', <ProofForm onProven={proven} />);
  return proven;
};

describe('showing once more who one is', () => {
  useServer();

  it('takes the code of an app, once it is one', async () => {
    const proven = open({ totpSince: '2026-01-02T03:04:05.000Z', recoveryCodesLeft: 9 });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a code of the app' }));
    const code = screen.getByLabelText('Code');
    expect(code).toHaveFocus();
    await userEvent.type(code, '12');
    await press('Go on');
    expect(await screen.findByText('Please enter the six digits that the app shows')).toBeVisible();
    refuse('post', paths.api.fresh(), {
      statusCode: 400,
      code: errorCodes.codeInvalid,
      message: 'This code is not right, or it was used already. Please try the next one.',
    });
    await userEvent.type(code, '3 456');
    await press('Go on');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please try the next one.');
    expect(proven).not.toHaveBeenCalled();
    const shown = answer('post', paths.api.fresh(), {});
    await press('Go on');
    await waitFor(() => expect(proven).toHaveBeenCalledTimes(1));
    expect(shown.map(({ body }) => body)).toEqual([{ code: '123 456' }]);
  });

  it('takes a recovery code, and goes back to the password', async () => {
    const shown = answer('post', paths.api.fresh(), {});
    const proven = open({ recoveryCodesLeft: 3 });
    await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }));
    await press('Use the password');
    expect(screen.getByLabelText('Password')).toHaveFocus();
    await press('Use a recovery code');
    await userEvent.type(screen.getByLabelText('Recovery code'), 'ABCDE-FGHJK');
    await press('Go on');
    await waitFor(() => expect(proven).toHaveBeenCalledTimes(1));
    expect(shown.map(({ body }) => body)).toEqual([{ recoveryCode: 'ABCDE-FGHJK' }]);
  });

  it('offers no code to an account that has none', async () => {
    open({});
    expect(await screen.findByLabelText('Password')).toBeVisible();
    expect(screen.queryByRole('button', { name: /code/ })).toBeNull();
  });
});
