import { createTemporaryPassword } from './temporary-password';

/** Lets the browser's randomness give these bytes, then zeros. */
const bytes = (...given: number[]) =>
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = given.shift() ?? 0;
    return array;
  });

describe('the temporary password', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is temp and eight characters, another one each time', () => {
    const many = new Set(Array.from({ length: 200 }, createTemporaryPassword));
    expect(many.size).toBe(200);
    for (const one of many) expect(one).toMatch(/^temp[a-z0-9]{8}$/);
  });

  it('passes over bytes that would favour some letters', () => {
    bytes(252, 255, 251, 35, 0);
    expect(createTemporaryPassword()).toBe('temp99aaaaaa');
  });
});
