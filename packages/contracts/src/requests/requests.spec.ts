import { plainToInstance } from 'class-transformer';
import {
  JoinForm,
  LoginRequest,
  NewsletterRequest,
  RegisterForm,
  RegisterRequest,
  SignupForm,
  SignupRequest,
  WaitlistRequest,
  findValidationErrors,
} from './index.js';

const person = { firstName: 'Ana', lastName: 'Ferreira', email: 'ana@example.com' };
const messages = <T extends object>(type: new () => T, payload: object) =>
  findValidationErrors(type, payload).map((error) => error.message);

describe('requests', () => {
  it('accept each form as sent', () => {
    const accepted = [
      findValidationErrors(RegisterRequest, {
        ...person,
        name: 'Ana Ferreira',
        password: 'temp12345678',
        newsletter: true,
      }),
      findValidationErrors(SignupRequest, { ...person, newsletter: false }),
      findValidationErrors(WaitlistRequest, {
        email: person.email,
        name: 'Newsletter Subscriber',
        newsletter: true,
      }),
      findValidationErrors(WaitlistRequest, {
        ...person,
        name: 'Ana',
        dateOfBirth: '1990-02-03',
        currentLocation: 'Porto',
      }),
      findValidationErrors(NewsletterRequest, { email: person.email, name: '' }),
      findValidationErrors(LoginRequest, { email: person.email, password: 'x' }),
    ];
    expect(accepted).toEqual([[], [], [], [], [], []]);
  });

  it('report missing fields with the messages of the specification', () => {
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

  it('require more in the join panel than for registering', () => {
    const nobody = {
      email: '',
      firstName: 'A',
      lastName: ' B ',
      dateOfBirth: '',
      currentLocation: 'P',
      terms: false,
      newsletter: true,
    };
    expect(new Set(messages(JoinForm, nobody))).toEqual(
      new Set([
        'Please enter a valid email address',
        'First name must be at least 2 characters',
        'Last name must be at least 2 characters',
        'Please enter your date of birth',
        'Please enter your current location',
        'You must agree to the terms and conditions',
      ]),
    );
    const { terms: _agreed, ...sent } = {
      ...person,
      dateOfBirth: '1990-02-03',
      currentLocation: 'Porto',
      terms: true,
      newsletter: true,
    };
    expect(messages(JoinForm, { ...sent, terms: true })).toEqual([]);
    expect(messages(RegisterRequest, { ...sent, password: 'temp12345678' })).toEqual([]);
  });

  it.each([
    [RegisterForm, { ...person, password: 'a long walk home', newsletter: true }],
    [SignupForm, { ...person, newsletter: true }],
  ])('reject %p without the terms', (form, filled) => {
    expect(messages<object>(form, { ...filled, termsAccepted: false })).toEqual([
      'You must accept the terms and conditions',
    ]);
    expect(messages<object>(form, { ...filled, termsAccepted: true })).toEqual([]);
  });

  it('reject a password on the register page that looks like a temporary one', () => {
    const filled = { ...person, newsletter: true, termsAccepted: true };
    const register = (password: string) => messages(RegisterForm, { ...filled, password });
    expect(register('temperature1')).toEqual(['This password is easy to guess. Please choose another one.']);
    expect(register('temperature 1')).toEqual([]);
    expect(register('temp')).toEqual(['Password must be at least 8 characters']);
    expect(messages(RegisterRequest, { ...person, password: 'temp12345678' })).toEqual([]);
  });

  it('name the maximum length of a text that is too long', () => {
    const password = (length: number) => ({ ...person, password: 'x'.repeat(length) });
    expect(messages(RegisterRequest, password(7))).toEqual(['Password must be at least 8 characters']);
    expect(messages(RegisterRequest, password(257))).toEqual(['Password must be at most 256 characters']);
    expect(messages(SignupRequest, { ...person, firstName: 'x'.repeat(101) })).toEqual([
      'Please use at most 100 characters',
    ]);
  });

  it.each([
    ['a direction mark', 'An\u202ea', 'Ana'],
    ['an isolate', '\u2067Ana\u2069', 'Ana'],
    ['another script and its joiner', 'نیم\u200cفاصله', 'نیم\u200cفاصله'],
    ['a combining accent', 'Ana\u0301', 'Ana\u0301'],
    ['an emoji with a joiner', '👩\u200d💻', '👩\u200d💻'],
  ])('store the visible part of a name with %s', (_what, firstName, seen) => {
    expect(findValidationErrors(SignupRequest, { ...person, firstName })).toEqual([]);
    expect(plainToInstance(SignupRequest, { ...person, firstName }).firstName).toBe(seen);
  });

  it.each(['\u200b', '\u3164', '\u2800', '\u202e \u2069', '\u0301', '\u00ad', '\ufeff'])(
    'reject the invisible name %j',
    (firstName) => {
      expect(messages(SignupRequest, { ...person, firstName })).toEqual(['First name is required']);
    },
  );

  it.each([
    '\u202emoc.elpmaxe@nimda',
    'an\u200ba@example.com',
    'an\u00a0a@example.com',
    'ana@exam\u00adple.com',
    '"ana\r\nbcc: bo"@example.com',
    '"ana\u0001"@example.com',
    '"x\\@evil"@example.com',
    '"ana"@example.com',
    '"ana bo"@example.com',
  ])('reject %j, which looks like another address', (email) => {
    const errors = new Set(messages(SignupRequest, { ...person, email }));
    expect(errors).toEqual(new Set(['Please enter a valid email address']));
  });

  it.each([
    ['an unknown field', { extra: 1 }],
    ['an array for a text', { firstName: ['Ana'] }],
    ['an object for a text', { email: {} }],
  ])('reject %s', (_what, change) => {
    expect(findValidationErrors(SignupRequest, { ...person, ...change })).not.toEqual([]);
  });

  it.each(['1990', '1990-W05', '1990-02-30', '1990-02-03T10:00:00Z'])(
    'reject %s as a date',
    (dateOfBirth) => {
      expect(messages(WaitlistRequest, { email: person.email, dateOfBirth })).toContain(
        'Please enter your date of birth',
      );
    },
  );

  it('reject an address of 300 characters as invalid', () => {
    const email = `${'x'.repeat(300 - '@example.com'.length)}@example.com`;
    const forms: (new () => object)[] = [RegisterRequest, SignupRequest, WaitlistRequest, NewsletterRequest];
    for (const form of forms)
      expect(messages(form, { ...person, email })).toContain('Please enter a valid email address');
  });

  it('normalize an address', () => {
    expect(plainToInstance(LoginRequest, { email: '  Ana@Example.COM ', password: 'x' }).email).toBe(
      'ana@example.com',
    );
  });
});
