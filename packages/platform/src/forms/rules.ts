import { type FieldError } from '@wanderwork/contracts';
import {
  LoginRequest,
  NewsletterRequest,
  RegisterRequest,
  WaitlistRequest,
  validationErrors,
} from '@wanderwork/contracts/requests';

const requests = {
  login: LoginRequest,
  register: RegisterRequest,
  waitlist: WaitlistRequest,
  newsletter: NewsletterRequest,
};

/** The requests that forms here send. */
export type RequestName = keyof typeof requests;

/** What the API would say against `payload`; this module carries the validator and loads only when a form is used. */
export const judge = (name: RequestName, payload: object): FieldError[] =>
  validationErrors<object>(requests[name], payload);
