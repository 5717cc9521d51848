import { PageKeys } from './page-keys.js';

const keys = new PageKeys('a secret of some length');
const place = { value: '-91.2', id: 'lisbon' };

describe('PageKeys', () => {
  it('reads back where the page ended', () => {
    expect(keys.read('by irex', keys.write('by irex', place))).toEqual(place);
  });

  it('reveals nothing in the key, and returns the same key for the same place', () => {
    const key = keys.write('a board', { value: '[812,"2026-11-20T10:00:00.000Z",50]', id: 'somebody' });
    const read = Buffer.from(key, 'base64url').toString('latin1');
    expect(read).not.toMatch(/somebody|812|2026-11-20/);
    expect(keys.write('a board', keys.read('a board', key))).toBe(key);
  });

  it('rejects the key of another list', () => {
    expect(() => keys.read('by name', keys.write('by irex', place))).toThrow(/page key/);
  });

  it('rejects a key made with another secret', () => {
    expect(() => keys.read('by irex', new PageKeys('another').write('by irex', place))).toThrow(/page key/);
  });

  it.each(['', 'x', '!!!', 'AAAAAAAAAAAAAAAAAAAAAA', '%00'])('rejects the key %j', (key) => {
    expect(() => keys.read('by irex', key)).toThrow(/page key/);
  });

  it('rejects a key with any character changed or added', () => {
    const key = keys.write('by irex', place);
    const changed = [...key].map(
      (char, at) => key.slice(0, at) + (char === 'A' ? 'B' : 'A') + key.slice(at + 1),
    );
    for (const wrong of [...changed, `${key}A`, `${key}=`, ` ${key}`])
      expect(() => keys.read('by irex', wrong)).toThrow(/page key/);
  });
});
