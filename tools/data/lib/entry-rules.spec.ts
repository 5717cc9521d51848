import { formatEntryRules, parseEntryRules } from './entry-rules.mjs';

const head = 'destination,passport,rule\n';

describe('parseEntryRules', () => {
  it('groups the rules by passport and destination', () => {
    expect(
      parseEntryRules(`${head}PT,BR,90\nIN,BR,e-visa\nPT,XK,visa required\nIN,XK,no admission\n`),
    ).toEqual({
      BR: { PT: '90', IN: 'e-visa' },
      XK: { PT: 'visa required', IN: 'no admission' },
    });
  });

  it.each([
    ['an unknown passport', 'PT,ZZ,90', 'Unknown country "ZZ" in line 2'],
    ['an unknown destination', 'pt,BR,90', 'Unknown country "pt" in line 2'],
    ['a word outside the list', 'PT,BR,covid ban', 'Unknown rule "covid ban" in line 2'],
    ['an empty rule', 'PT,BR,', 'Unknown rule "" in line 2'],
    ['zero days', 'PT,BR,0', 'Unknown rule "0" in line 2'],
    ['a repeated pair', 'PT,BR,90\nPT,BR,30', 'BR to PT is repeated in line 3'],
    ['a missing pair', 'PT,BR,90\nIN,BR,90\nPT,US,90', 'No rule for US to IN'],
  ])('refuses %s', (_, rows, message) => {
    expect(() => parseEntryRules(head + rows)).toThrow(message);
  });
});

describe('formatEntryRules', () => {
  it('writes one passport per line, sorted', () => {
    const passports = { US: { PT: '90', IN: 'e-visa' }, BR: { PT: '90', IN: 'e-visa' } };
    const text = formatEntryRules({ date: '2026-02-17', source: 'rules', passports });
    expect(text).toContain('\n    "BR": {"IN":"e-visa","PT":"90"},\n    "US": {');
    expect(JSON.parse(text)).toEqual({ date: '2026-02-17', source: 'rules', passports });
  });
});
