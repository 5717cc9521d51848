import { createClientId } from './client-id';

describe('the id that the browser chooses', () => {
  it('is a UUID of version 7', () => {
    expect(createClientId()).toMatch(/^[\da-f]{8}-[\da-f]{4}-7[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
  });

  it('starts with the time, so that later ids sort after earlier ones', () => {
    expect(createClientId(0x0193a0000000)).toMatch(/^0193a000-0000-7/);
    expect(createClientId(1) < createClientId(2)).toBe(true);
  });

  it('differs each time', () => {
    expect(new Set(Array.from({ length: 100 }, () => createClientId(1))).size).toBe(100);
  });
});
