const CHARACTERS = 'abcdefghijklmnopqrstuvwxyz0123456789';
const LENGTH = 8;
/** Bytes from this value on are skipped: they would make the first characters more likely than the last. */
const BYTE_LIMIT = 256 - (256 % CHARACTERS.length);

const getRandomByte = (): number => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0;

const getRandomCharacter = (): string => {
  const byte = getRandomByte();
  return byte < BYTE_LIMIT ? CHARACTERS.charAt(byte % CHARACTERS.length) : getRandomCharacter();
};

/** 'temp' and eight random characters. Nobody learns it: the owner sets a password through a link in an email. */
export const createTemporaryPassword = (): string =>
  `temp${Array.from({ length: LENGTH }, getRandomCharacter).join('')}`;
