import { greeting } from './email.js';

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
    ['a name beyond belief', 'x'.repeat(41)],
    ['what turns the line around', 'A\u202Ena'],
    ['nothing', ''],
    ['no name', null],
  ])('greets nobody by %s', (_what, name) => {
    expect(greeting(name)).toBe('Hello,');
  });
});
