import { RegisterRequest, validationErrors } from '@wanderwork/contracts/requests';
import { emptyRegistration, fullName, registerRequest } from './registration';

const filled = {
  ...emptyRegistration,
  firstName: 'Ana',
  lastName: 'Ferreira',
  email: 'ana@example.com',
  password: 'a long walk home',
  termsAccepted: true,
};

describe('registration', () => {
  it('is sent as the server takes it', () => {
    expect(validationErrors(RegisterRequest, registerRequest(filled))).toEqual([]);
    expect(registerRequest(filled).name).toBe('Ana Ferreira');
  });

  it('joins names as far as they are known', () => {
    expect(fullName({ firstName: 'Ana', lastName: '' })).toBe('Ana');
    expect(fullName({ firstName: '', lastName: 'Ferreira' })).toBe('Ferreira');
  });
});
