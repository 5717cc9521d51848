import { RegisterRequest, validationErrors } from '@wanderwork/contracts/requests';
import { emptyRegistration, registerRequest, termsErrors } from './registration';

const filled = {
  ...emptyRegistration,
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: 'ana@example.com',
  password: 'a long walk home',
};

describe('registration', () => {
  it('is sent as the server takes it', () => {
    expect(validationErrors(RegisterRequest, registerRequest(filled))).toEqual([]);
    expect(registerRequest(filled).name).toBe('Ana Ferreira');
  });

  it('needs the terms accepted', () => {
    expect(termsErrors(filled).map((error) => error.message)).toEqual([
      'You must accept the terms and conditions',
    ]);
    expect(termsErrors({ ...filled, termsAccepted: true })).toEqual([]);
  });
});
