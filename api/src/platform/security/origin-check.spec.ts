import { originRefusal } from './origin-check.js';

const site = ['http://localhost:4200', 'http://127.0.0.1:4200'];
const refused = (method: string, headers: Record<string, string>) =>
  originRefusal({ method, headers }, site) !== null;

describe('originRefusal', () => {
  it.each(['GET', 'HEAD', 'OPTIONS'])('lets %s in from anywhere', (method) => {
    expect(refused(method, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(false);
  });

  it.each<Record<string, string>>([
    {},
    { origin: 'http://localhost:4200' },
    { origin: 'http://127.0.0.1:4200', 'sec-fetch-site': 'same-origin' },
    { 'sec-fetch-site': 'none' },
  ])('lets a POST with %p in', (headers) => {
    expect(refused('POST', headers)).toBe(false);
  });

  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://localhost:4200.evil.example' },
    { origin: 'http://localhost:4300' },
    { origin: 'http://localhost:4200', 'sec-fetch-site': 'same-site' },
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': '' },
  ])('refuses a POST with %p', (headers) => {
    expect(refused('POST', headers)).toBe(true);
  });
});
