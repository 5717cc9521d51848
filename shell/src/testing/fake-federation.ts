import { init } from '@module-federation/enhanced/runtime';
import type { Release } from '@wanderwork/contracts';
import { toContainerName } from '@wanderwork/platform';
import { waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { startFederation } from '../remotes/federation';

const createSharedPackage = (version: string) => ({
  version,
  lib: () => ({}),
  shareConfig: { singleton: true, requiredVersion: `^${version}` },
});

/** Starts the runtime as webpack does in the built shell. */
export const startRuntime = (version = '0.1.0'): void => {
  init({
    name: 'shell',
    remotes: [],
    shared: {
      '@wanderwork/platform': createSharedPackage(version),
      '@wanderwork/ui': createSharedPackage(version),
    },
  });
  startFederation();
};

const findPendingScript = (release: Release): Promise<HTMLScriptElement> =>
  waitFor(() => {
    const folder = new URL(release.baseUrl, location.href).href;
    const script = [...document.scripts].find(({ src }) => src.startsWith(folder));
    if (!script) throw new Error(`Nothing asked for ${folder}`);
    return script;
  });

/** Acts as if the browser loaded the entry and ran it: the container announces itself and exposes `slots`. */
export const deliver = async (
  release: Release,
  slots: Record<string, ComponentType | null>,
): Promise<void> => {
  const script = await findPendingScript(release);
  const container = {
    init: () => undefined,
    get: async (path: string) => {
      if (!(path in slots)) throw new Error(`Module "${path}" does not exist in container.`);
      return () => ({ default: slots[path] });
    },
  };
  Object.assign(globalThis, { [toContainerName(release)]: container });
  script.dispatchEvent(new Event('load'));
};

/** Acts as if the browser could not load the entry. */
export const loseEntry = async (release: Release): Promise<void> => {
  (await findPendingScript(release)).dispatchEvent(new Event('error'));
};

export const getEntryAttributes = async (release: Release) => {
  const { src, crossOrigin, integrity } = await findPendingScript(release);
  return { src, crossOrigin, integrity };
};
