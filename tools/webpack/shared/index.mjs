import { at } from '../../start/root.mjs';
import { packageVersion } from '../workspace.mjs';

/** What exists once in a page, whoever asks for it. A value is the file that the shell provides in its place. */
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

const versionOf = (name) => packageVersion(name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'));

const each = (optionsOf) =>
  Object.fromEntries(Object.entries(singletons).map(([name, file]) => [name, optionsOf(name, file)]));

/** The shell brings every shared package with its first script: what only a remote brought could not be recovered. */
export const providedByShell = () =>
  each((name, file) => {
    const version = versionOf(name);
    return {
      singleton: true,
      eager: true,
      version,
      requiredVersion: version,
      ...(file ? { import: file } : {}),
    };
  });

/** A remote brings none: it takes what the shell gives. */
export const takenFromShell = () =>
  each((name) => ({ singleton: true, import: false, requiredVersion: `^${versionOf(name)}` }));

/** The packages of which only a part is shared, each with the file that says which. */
export const subsets = Object.fromEntries(Object.entries(singletons).filter(([, file]) => file));
