import { RegisterRequest, findValidationErrors } from '@wanderwork/contracts/requests';
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
  it('is converted to a valid request', () => {
    expect(findValidationErrors(RegisterRequest, toRegisterRequest(filled))).toEqual([]);
    expect(toRegisterRequest(filled).name).toBe('Ana Ferreira');
  });

  it('joins the names that are set', () => {
    expect(getFullName({ firstName: 'Ana', lastName: '' })).toBe('Ana');
    expect(getFullName({ firstName: '', lastName: 'Ferreira' })).toBe('Ferreira');
  });
});
