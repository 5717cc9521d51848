import { ValidateBy } from 'class-validator';

/** A file path inside a release. Segments never start with a dot, so there are no parent folders and no hidden files. */
export const RELEASE_FILE = /^(?=.{1,200}$)[\w@~+-][\w@~+.-]*(?:\/[\w@~+-][\w@~+.-]*)*$/;

/** A version, which is also the name of a folder. */
export const RELEASE_VERSION = /^(?!.*\.\.)[0-9A-Za-z][0-9A-Za-z._+-]{0,99}$/;

/** The integrity formats of current and earlier builds. */
const INTEGRITY = /^sha(?:256-[A-Za-z0-9+/]{43}=|384-[A-Za-z0-9+/]{64})$/;
const ENTRIES_MAX = 500;

/** Files that a browser executes or applies. They must have an integrity hash. */
export const needsIntegrity = (file: string): boolean => /\.(?:m?js|css)$/.test(file);

/** Files derived from another file of the same folder. They are checked against it and not listed. */
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

/** The files of a release with their hashes. */
export const IsIntegrityMap = () =>
  ValidateBy({
    name: 'isIntegrityMap',
    validator: {
      validate: isIntegrityMap,
      defaultMessage: () => 'integrity must give a sha256 or sha384 hash for each plain file name',
    },
  });
