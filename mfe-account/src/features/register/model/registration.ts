import { type RegisterForm, type RegisterRequest } from '@wanderwork/contracts/requests';

interface Name {
  firstName: string;
  lastName: string;
}

/** First and last name joined, as the server keeps it. */
export const fullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  newsletter: true,
  termsAccepted: false,
};

/** What is sent: the name joined, the consent to the terms left here. */
export const registerRequest = ({ termsAccepted: _accepted, ...fields }: RegisterForm): RegisterRequest => ({
  ...fields,
  name: fullName(fields),
});
