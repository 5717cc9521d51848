import { RegisterRequest, validationErrors } from '@wanderwork/contracts/requests';
import { emptyRegistration, getFullName, toRegisterRequest } from './registration';

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
    expect(validationErrors(RegisterRequest, toRegisterRequest(filled))).toEqual([]);
    expect(toRegisterRequest(filled).name).toBe('Ana Ferreira');
  });

  it('joins names as far as they are known', () => {
    expect(getFullName({ firstName: 'Ana', lastName: '' })).toBe('Ana');
    expect(getFullName({ firstName: '', lastName: 'Ferreira' })).toBe('Ferreira');
  });
});
