import { matchPath } from 'react-router-dom';
import { pages } from '../../shell.config.mjs';

/** Loads the code of the shell's page at `path`, if there is one. */
export const preloadOwnPage = async (path: string): Promise<void> => {
  const pattern = Object.keys(pages).find((pathPattern) => matchPath(pathPattern, path) !== null);
  if (pattern) await pages[pattern]?.preload();
};
