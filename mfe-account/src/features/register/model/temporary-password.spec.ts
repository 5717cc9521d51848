import { createTemporaryPassword } from './temporary-password';

/** Mocks the random bytes: these ones, then zeros. */
const mockRandomBytes = (...values: number[]) =>
  jest.spyOn(crypto, 'getRandomValues').mockImplementation((array) => {
    (array as Uint8Array)[0] = values.shift() ?? 0;
    return array;
  });

describe('the temporary password', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is "temp" and eight characters, different each time', () => {
    const many = new Set(Array.from({ length: 200 }, createTemporaryPassword));
    expect(many.size).toBe(200);
    for (const one of many) expect(one).toMatch(/^temp[a-z0-9]{8}$/);
  });

  it('skips bytes that would favor some characters', () => {
    mockRandomBytes(252, 255, 251, 35, 0);
    expect(createTemporaryPassword()).toBe('temp99aaaaaa');
  });
});
