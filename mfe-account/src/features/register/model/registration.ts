import { type RegisterForm, type RegisterRequest } from '@wanderwork/contracts/requests';

interface Name {
  firstName: string;
  lastName: string;
}

/** First and last name joined, as the server stores it. */
export const getFullName = ({ firstName, lastName }: Name): string => `${firstName} ${lastName}`.trim();

export const emptyRegistration = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  newsletter: false,
  termsAccepted: false,
};

/** The form values as a request: with the joined name, without the consent to the terms. */
export const toRegisterRequest = ({
  termsAccepted: _accepted,
  ...fields
}: RegisterForm): RegisterRequest => ({
  ...fields,
  name: getFullName(fields),
});
