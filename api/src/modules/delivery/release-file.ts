import { ValidateBy } from 'class-validator';

/** A file inside a release: plain segments that never begin with a dot, so no way up and nothing hidden. */
export const RELEASE_FILE = /^(?=.{1,200}$)[\w@~+-][\w@~+.-]*(?:\/[\w@~+-][\w@~+.-]*)*$/;

/** A version is the name of a folder too. */
export const RELEASE_VERSION = /^(?!.*\.\.)[0-9A-Za-z][0-9A-Za-z._+-]{0,99}$/;

/** As builds write it now, and as they did before. */
const INTEGRITY = /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/;
const ENTRIES_MAX = 500;

/** What a browser executes or applies: it must have an integrity. */
export const needsIntegrity = (file: string): boolean => /\.(?:m?js|css)$/.test(file);

/** Made from another file of the same folder; checked against it, not listed by itself. */
export const compressedFrom = (file: string): string | null => /^(.+)\.(?:br|gz)$/.exec(file)?.[1] ?? null;

const isIntegrityMap = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const entries = Object.entries(value);
  return (
    entries.length <= ENTRIES_MAX &&
    entries.every(
      ([file, hash]) => RELEASE_FILE.test(file) && typeof hash === 'string' && INTEGRITY.test(hash),
    )
  );
};

/** Files of a release, each with its hash. */
export const IsIntegrityMap = () =>
  ValidateBy({
    name: 'isIntegrityMap',
    validator: {
      validate: isIntegrityMap,
      defaultMessage: () => 'integrity must give a sha256 or sha384 hash for each plain file name',
    },
  });
