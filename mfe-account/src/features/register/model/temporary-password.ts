const LETTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;
/** Bytes from here on would make the first letters likelier than the last. */
const FAIR = 256 - (256 % LETTERS.length);

const randomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

const letter = (): string => {
  const byte = randomByte();
  return byte < FAIR ? LETTERS.charAt(byte % LETTERS.length) : letter();
};

/** 'temp' and eight random characters: nobody learns it, the owner sets a password of their own by mail. */
export const temporaryPassword = (): string => `temp${Array.from({ length: LENGTH }, letter).join('')}`;
