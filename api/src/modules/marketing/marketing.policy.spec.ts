import { personName, waitlistSource } from './marketing.policy.js';

const email = 'ana@example.com';

describe('waitlistSource', () => {
  it.each([
    ['home-form', { email, name: 'Ana', newsletter: true }],
    [
      'hero-dialog',
      { email, name: 'Ana Ferreira', firstName: 'Ana', lastName: 'Ferreira', newsletter: true },
    ],
    [
      'join-panel',
      { email, firstName: 'Ana', lastName: 'Ferreira', dateOfBirth: '1990-02-03', currentLocation: 'Porto' },
    ],
    ['newsletter-fallback', { email, name: 'Newsletter Subscriber', newsletter: true }],
  ])('recognizes the %s by what it sends', (source, request) => {
    expect(waitlistSource(request)).toBe(source);
  });
});

describe('personName', () => {
  it('joins first and last name when there is no full name', () => {
    expect(personName({ firstName: 'Ana', lastName: 'Ferreira' })).toBe('Ana Ferreira');
    expect(personName({ name: 'Ana F.', firstName: 'Ana' })).toBe('Ana F.');
  });

  it('returns null for the placeholder "Newsletter Subscriber" and for an empty name', () => {
    expect(personName({ name: 'Newsletter Subscriber' })).toBeNull();
    expect(personName({ name: '' })).toBeNull();
  });
});
