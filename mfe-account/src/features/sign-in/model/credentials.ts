import { type FieldError } from '@wanderwork/contracts';

interface Credentials {
  email: string;
  password: string;
}

const toRequiredError = (path: string, message: string): FieldError => ({ path, rule: 'required', message });

/** Errors for the empty fields; both are required. */
export const findMissingCredentials = ({ email, password }: Credentials): FieldError[] => [
  ...(email.trim() === '' ? [toRequiredError('email', 'Email is required')] : []),
  ...(password === '' ? [toRequiredError('password', 'Password is required')] : []),
];
