import { errorCodes } from '@wanderwork/contracts';
import { WEAK_PASSWORD } from '@wanderwork/contracts/requests';
import { badRequest } from '../../../platform/errors/app-error.js';
import { isWeakPassword } from './weak-password.js';

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const listPersonalTerms = ({ email, firstName, lastName }: Person): string[] => [
  email,
  email.split('@')[0] ?? email,
  firstName,
  lastName,
  firstName + lastName,
  lastName + firstName,
];

/** Throws a validation error of the field `password` when the password is easy to guess. */
export const assertStrongPassword = (password: string, person: Person): void => {
  if (!isWeakPassword(password, listPersonalTerms(person))) return;
  const errors = [{ path: 'password', rule: 'easyPassword', message: WEAK_PASSWORD }];
  throw badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });
};
