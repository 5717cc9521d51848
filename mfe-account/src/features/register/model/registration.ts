import { type FieldError } from '@wanderwork/contracts';
import { type RegisterRequest } from '@wanderwork/contracts/requests';

export const TERMS_REQUIRED = 'You must accept the terms and conditions';

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  newsletter: true,
  termsAccepted: false,
};

export type Registration = typeof emptyRegistration;

/** What is sent: the name joined, the consent to the terms left here. */
export const registerRequest = ({ termsAccepted: _accepted, ...fields }: Registration): RegisterRequest => ({
  ...fields,
  name: `${fields.firstName} ${fields.lastName}`.trim(),
});

/** The one rule that only this form has. */
export const termsErrors = ({ termsAccepted }: Registration): FieldError[] =>
  termsAccepted ? [] : [{ path: 'termsAccepted', rule: 'accepted', message: TERMS_REQUIRED }];
