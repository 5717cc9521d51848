import { at } from '../../start/root.mjs';
import { packageVersion } from '../workspace.mjs';

/** Packages that exist once per page. A value is the file that the shell provides instead of the package. */
const singletons = {
  react: undefined,
  'react/jsx-runtime': undefined,
  'react-dom': undefined,
  'react-router-dom': at('tools/webpack/shared/router.mjs'),
  'styled-components': at('tools/webpack/shared/styled.mjs'),
  '@tanstack/react-query': at('tools/webpack/shared/query.mjs'),
  zustand: undefined,
  '@wanderwork/ui': undefined,
  '@wanderwork/platform': undefined,
};

const getVersion = (name) => packageVersion(name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'));

const mapSingletons = (optionsOf) =>
  Object.fromEntries(Object.entries(singletons).map(([name, file]) => [name, optionsOf(name, file)]));

/**
 * The shell contains every shared package in its first script; a package from a remote could not be recovered after a
 * failure.
 */
export const shareFromShell = () =>
  mapSingletons((name, file) => {
    const version = getVersion(name);
    return {
      singleton: true,
      eager: true,
      version,
      requiredVersion: version,
      ...(file ? { import: file } : {}),
    };
  });

/** A remote contains no shared package; it uses the shell's. */
export const sharedFromShell = () =>
  mapSingletons((name) => ({ singleton: true, import: false, requiredVersion: `^${getVersion(name)}` }));

/** The partly shared packages, each with the file that lists what is shared. */
export const subsets = Object.fromEntries(Object.entries(singletons).filter(([, file]) => file));
