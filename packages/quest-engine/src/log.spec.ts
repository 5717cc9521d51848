import { expert } from './bots/expert.js';
import { playGame } from './bots/bot.js';
import { type Action } from './actions/action.js';
import { parseLog, serializeLog } from './log.js';
import { createTestStart } from './start.fixture.js';

describe('a log as text', () => {
  it('can be read back and has a few kilobytes', () => {
    const log: Action[] = [];
    playGame(createTestStart(4), expert(4), log);
    const all: Action[] = [
      ...log,
      { type: 'lodge', lodging: 2 },
      { type: 'apply', zone: 3 },
      { type: 'extend' },
      { type: 'week', a: 4294967295, b: 0 },
      { type: 'assist', assist: 'undo', on: true },
      { type: 'undo' },
      { type: 'quit' },
    ];
    const text = serializeLog(all);
    expect(parseLog(text)).toEqual(all);
    expect(text.length).toBeLessThan(6000);
    expect(parseLog('')).toEqual([]);
  });

  it.each([
    'w',
    'w-3',
    'w03',
    'w3.1',
    'f1',
    'z1',
    'W3',
    'w3  r1',
    't1',
    'w99999999999',
    'w3 ',
    'w3,r1',
    'o9.1',
    'o0.2',
  ])('rejects %p', (text) => expect(parseLog(text)).toBeNull());
});
