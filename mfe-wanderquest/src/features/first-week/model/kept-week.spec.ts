import { begin, cityIndex, hash, reduce, type Action } from '@wanderwork/quest-engine';
import { forgetWeek, keepWeek, readWeek, startOf, type KeptWeek } from './kept-week';

const work: Action = { type: 'spend', verb: 'work', days: 1 };

const aWeek = (): KeptWeek => {
  const origin = { seedA: 1, seedB: 2, home: cityIndex('lisbon'), passport: 0 };
  const { state } = reduce(begin(startOf(origin)), work);
  return { ...origin, log: [work], hash: hash(state) };
};

describe('a kept week', () => {
  afterEach(() => localStorage.clear());

  it('is there again', () => {
    expect(keepWeek(aWeek())).toBe(true);
    expect(readWeek()).toEqual(aWeek());
    forgetWeek();
    expect(readWeek()).toBeNull();
  });

  it.each([
    ['no JSON', '{'],
    ['something else', '[1]'],
    ['an action that the rules refuse', JSON.stringify({ ...aWeek(), log: [{ type: 'move', to: -1 }] })],
    ['another seed', JSON.stringify({ ...aWeek(), seedA: 5 })],
    ['a city that there is not', JSON.stringify({ ...aWeek(), home: 9999 })],
  ])('that holds %s is not played', (_what, text) => {
    localStorage.setItem('wanderwork_quest_first_week', text);
    expect(readWeek()).toBeNull();
  });

  it('says when the browser keeps nothing', () => {
    const setItem = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(keepWeek(aWeek())).toBe(false);
    setItem.mockRestore();
  });
});
