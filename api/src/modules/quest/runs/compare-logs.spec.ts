import { keepsCommitted, compareLogs } from './compare-logs.js';

describe('two logs of a run', () => {
  it.each([
    ['w3 c0', 'w3 c0', 'same'],
    ['w3 c0 r1', 'w3 c0', 'longer'],
    ['w3', '', 'longer'],
    ['w3', 'w3 c0', 'shorter'],
    ['', 'w3', 'shorter'],
    ['w3 c1', 'w3 c0', 'apart'],
    // A word that only begins alike is another word.
    ['w3 c01', 'w3 c0', 'apart'],
    ['w31', 'w3', 'apart'],
  ])('%p stands to %p as %s', (log, stored, relation) => expect(compareLogs(log, stored)).toBe(relation));

  it('agree on what was committed, or do not', () => {
    expect(keepsCommitted('w3 c0 r1', 'w3 c0')).toBe(true);
    expect(keepsCommitted('w3 c1 r1', 'w3 c0')).toBe(false);
    expect(keepsCommitted('w3', '')).toBe(true);
  });
});
