import { plainToInstance } from 'class-transformer';
import {
  LoginRequest,
  NewsletterRequest,
  RegisterRequest,
  SignupRequest,
  WaitlistRequest,
  validationErrors,
} from './index.js';

const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' };
const messages = <T extends object>(type: new () => T, payload: object) =>
  validationErrors(type, payload).map((error) => error.message);

describe('requests', () => {
  it('accept each form as it is sent', () => {
    const accepted = [
      validationErrors(RegisterRequest, {
        ...person,
        name: 'Ana Ferreira',
        password: 'temp12345678',
        newsletter: true,
      }),
      validationErrors(SignupRequest, { ...person, newsletter: false }),
      validationErrors(WaitlistRequest, {
        email: person.email,
        name: 'Newsletter Subscriber',
        newsletter: true,
      }),
      validationErrors(WaitlistRequest, {
        ...person,
        name: 'Ana',
        dateOfBirth: '1990-02-03',
        currentLocation: 'Porto',
      }),
      validationErrors(NewsletterRequest, { email: person.email, name: '' }),
      validationErrors(LoginRequest, { email: person.email, password: 'x' }),
    ];
    expect(accepted).toEqual([[], [], [], [], [], []]);
  });

  it('say in the words of the specification what is missing', () => {
    expect(messages(SignupRequest, { firstName: ' ', lastName: '', email: 'nobody' })).toEqual(
      expect.arrayContaining([
        'First name is required',
        'Last name is required',
        'Please enter a valid email address',
      ]),
    );
    expect(messages(LoginRequest, { email: person.email, password: '' })).toContain(
      'Please enter both email and password.',
    );
  });

  it.each([
    ['an unknown field', { extra: 1 }],
    ['an array for a text', { firstName: ['Ana'] }],
    ['an object for a text', { email: {} }],
  ])('refuse %s', (_what, change) => {
    expect(validationErrors(SignupRequest, { ...person, ...change })).not.toEqual([]);
  });

  it.each(['1990', '1990-W05', '1990-02-30', '1990-02-03T10:00:00Z'])(
    'refuse %s as a day that is none',
    (dateOfBirth) => {
      expect(messages(WaitlistRequest, { email: person.email, dateOfBirth })).toContain(
        'Please enter your date of birth',
      );
    },
  );

  it('bring an address to one form', () => {
    expect(plainToInstance(LoginRequest, { email: '  Ana@Example.COM ', password: 'x' }).email).toBe(
      'ana@example.com',
    );
  });
});
