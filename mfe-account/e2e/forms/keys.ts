import { becomeMember, newPerson, post } from '../../../e2e/support/person';
import { joinAndConfirm } from '../joined';
import { linkFor } from '../../../e2e/support/mailbox';
import { AN_ADDRESS, A_PASSWORD, email, type FormCase, isEmpty, member, on } from './form-case';

const nextPassword = { 'New password': 'nine green lanterns over the harbour' };
const NOT_REACHED = 'We couldn’t reach the server. Please try again.';

/** Forms that change a password or the email. */
export const keys: FormCase[] = [
  {
    name: 'a forgotten password',
    open: async (page) => ({ form: await on(page, '/forgot-password', 'Forgot password'), typed: email() }),
    needs: [AN_ADDRESS],
    sends: ['/api/auth/forgot-password'],
    lost: [`Nothing has changed. ${NOT_REACHED}`],
    done: ['Check your inbox'],
  },
  {
    name: 'a reset password',
    open: async (page, baseURL) => {
      const { Email } = await member(page, baseURL);
      await post(page, '/api/auth/forgot-password', { email: Email }, baseURL);
      const link = await linkFor(page, Email, '/reset-password');
      return { form: await on(page, link, 'Set a new password'), typed: nextPassword };
    },
    needs: [A_PASSWORD],
    sends: ['/api/auth/reset-password'],
    lost: [`Your password hasn’t changed. ${NOT_REACHED}`],
    done: ['Your new password is set'],
  },
  {
    name: 'a first password',
    open: async (page, baseURL) => {
      const { password: _none, ...someone } = newPerson();
      await post(page, '/api/signup', someone, baseURL);
      const link = await linkFor(page, someone.email, '/reset-password');
      return { form: await on(page, link, 'Set a new password'), typed: nextPassword };
    },
    needs: [A_PASSWORD],
    sends: ['/api/auth/reset-password'],
    lost: [`Your password hasn’t changed. ${NOT_REACHED}`],
    done: ['Your new password is set'],
  },
  {
    name: 'the change of password',
    open: async (page, baseURL) => {
      const { password } = await becomeMember(page, baseURL);
      const form = await on(page, '/settings/security', 'Change password');
      return { form, typed: { 'Current password': password, ...nextPassword } };
    },
    needs: ['Please enter your current password', A_PASSWORD],
    sends: ['/api/account/password'],
    lost: [`Nothing has changed. ${NOT_REACHED}`],
    done: ['Password changed'],
    afterwards: isEmpty('New password'),
  },
  {
    name: 'the change of address',
    open: async (page) => {
      await joinAndConfirm(page);
      await page.goto('/settings/email');
      await page.getByRole('button', { name: 'Change email' }).click();
      const form = page.getByRole('form', { name: 'Change email' });
      return { form, typed: { 'New email': newPerson().email } };
    },
    needs: [AN_ADDRESS],
    sends: ['/api/account/email'],
    lost: [`Nothing has changed. ${NOT_REACHED}`],
    done: ['Check both inboxes'],
  },
];
