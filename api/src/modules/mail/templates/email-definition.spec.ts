import { greeting } from './email-definition.js';

describe('greeting', () => {
  it.each(['Ana', 'José María', "O'Neill", 'Jean-Luc', 'J. R.', 'علي', '明', 'Zoë'])('greets %s', (name) => {
    expect(greeting(name)).toBe(`Hello ${name},`);
  });

  it.each([
    ['an address', 'evil.example'],
    ['a link', 'https://evil.example/a'],
    ['a sentence', 'Your account is locked, call now'],
    ['markup', '<b>Ana</b>'],
    ['a line break', 'Ana\r\nBcc: everybody@example.com'],
    ['a number', 'call 555 0100'],
    ['a name that is too long', 'x'.repeat(41)],
    ['a right-to-left override', 'A\u202Ena'],
    ['an empty name', ''],
    ['no name', null],
  ])('does not greet by %s', (_case, name) => {
    expect(greeting(name)).toBe('Hello,');
  });
});
