import { toOriginError } from './origin-check.js';

const site = ['http://localhost:4200', 'http://127.0.0.1:4200'];
const isRejected = (method: string, headers: Record<string, string>) =>
  toOriginError({ method, headers }, site) !== null;

describe('toOriginError', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('accepts %s from anywhere', (method) => {
    expect(isRejected(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(
      false,
    );
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'http://localhost:4200' },
    { origin: 'http://127.0.0.1:4200', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('accepts a POST with %p', (headers) => {
    expect(isRejected('POST', headers)).toBe(false);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4200.evil.example' },
    { origin: 'http://localhost:4300' },
    { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '' },
  ])('rejects a POST with %p', (headers) => {
    expect(isRejected('POST', headers)).toBe(true);
  });
});
