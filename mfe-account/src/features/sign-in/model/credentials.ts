import { type FieldError } from '@wanderwork/contracts';

interface Credentials {
  email: string;
  password: string;
}

const required = (path: string, message: string): FieldError => ({ path, rule: 'required', message });

/** What is not filled in; both are needed. */
export const missingCredentials = ({ email, password }: Credentials): FieldError[] => [
  ...(email.trim() === '' ? [required('email', 'Email is required')] : []),
  ...(password === '' ? [required('password', 'Password is required')] : []),
];
