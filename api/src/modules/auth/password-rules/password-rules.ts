import { errorCodes } from '@wanderwork/contracts';
import { badRequest } from '../../../platform/errors/app-error.js';
import { isEasyPassword } from './easy-password.js';

/** What is said of a password that is easy to guess. */
const EASY = 'This password is easy to guess. Please choose another one.';

/** What the forms without a password field send in its place. */
const temporary = /^temp[a-z0-9]{8}$/;

/** Nobody knows it, so it opens nothing: the owner sets a password by mail. */
export const isTemporary = (password: string): boolean => temporary.test(password);

interface Person {
  email: string;
  firstName: string;
  lastName: string;
}

const ownWords = ({ email, firstName, lastName }: Person): string[] => [
  email,
  email.split('@')[0] ?? email,
  firstName,
  lastName,
  firstName + lastName,
  lastName + firstName,
];

/** Throws, as a broken rule of the field `password`, when a guesser would soon come to this one. */
export const refuseEasyPassword = (password: string, person: Person): void => {
  if (!isEasyPassword(password, ownWords(person))) return;
  const errors = [{ path: 'password', rule: 'easyPassword', message: EASY }];
  throw badRequest(errorCodes.validation, 'Please check the marked fields.', { errors });
};
