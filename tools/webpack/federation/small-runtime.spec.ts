import fs from 'node:fs';
import { Global } from './global.mjs';
import { loadEntry } from './load-entry.mjs';
import { RemoteHandler } from './remote-handler.mjs';
import remoteRuntime from './remote-runtime.mjs';
import { SharedHandler } from './shared-handler.mjs';
import { createRemoteAliases, createShellAliases } from './small-runtime.mjs';
import { takeShared } from './take-shared.mjs';

/** A document in which `effect` runs for each script that is appended. */
const createDocument = (effect: (script: EventTarget) => void) => ({
  head: { append: (script: EventTarget) => queueMicrotask(() => effect(script)) },
});

const createScript = (src: string) => Object.assign(new EventTarget(), { src, remove: () => undefined });

const createLifecycle = (script: ReturnType<typeof createScript>, timeout = 1000) => ({
  lifecycle: { createScript: { emit: () => ({ script, timeout }) } },
});

const dispatches = (type: string) => (script: EventTarget) => void script.dispatchEvent(new Event(type));

const load = (effect: (script: EventTarget) => void, timeout?: number) => {
  Object.assign(globalThis, { document: createDocument(effect) });
  return loadEntry(
    { entry: '/hub.js', entryGlobalName: 'hub' },
    createLifecycle(createScript('/hub.js'), timeout),
  );
};

afterEach(() => {
  for (const name of ['document', 'hub']) Reflect.deleteProperty(globalThis, name);
});

describe('the replaced files of the runtime', () => {
  it('exist in the installed packages, and so do their replacements', () => {
    const replacements = [createShellAliases(), createRemoteAliases()].flatMap((each) =>
      Object.entries(each),
    );
    expect(replacements.length).toBeGreaterThan(10);
    expect(replacements.flat().filter((file) => !fs.existsSync(file))).toEqual([]);
  });
});

describe('loadEntry', () => {
  const container = { get: jest.fn() };
  const bring = (script: EventTarget) => {
    Object.assign(globalThis, { hub: container });
    dispatches('load')(script);
  };

  it('returns the container and does not load the script twice', async () => {
    await expect(load(bring)).resolves.toBe(container);
    await expect(load(dispatches('error'))).resolves.toBe(container);
  });

  it.each([
    ['a script that fails', dispatches('error'), undefined, '/hub.js could not be loaded'],
    ['a script without a container', dispatches('load'), undefined, 'RUNTIME-001: /hub.js brought no hub'],
    ['a script that never loads', () => undefined, 5, '/hub.js timed out'],
  ])('rejects %s with the reason', async (_which, effect, timeout, reason) => {
    await expect(load(effect, timeout)).rejects.toThrow(reason);
  });
});

/** A runtime with one remote, whose entry is already loaded. */
const createHost = (container: object) => {
  Object.assign(globalThis, { hub: container });
  return {
    options: { remotes: [{ name: 'hub', entry: '/hub.js', entryGlobalName: 'hub' }] },
    moduleCache: new Map<string, Promise<unknown>>(),
    loaderHook: { lifecycle: {} },
    shareScopeMap: { default: { react: {} } },
  };
};

describe('RemoteHandler', () => {
  const page = () => 'a page';

  it('starts a remote once for concurrent callers, with the shared packages, and returns what it exposes', async () => {
    const container = { init: jest.fn(), get: jest.fn(async () => page) };
    const host = createHost(container);
    const remotes = new RemoteHandler(host);
    const both = await Promise.all([remotes.loadRemote('hub/app'), remotes.loadRemote('hub/home')]);
    expect(both).toEqual(['a page', 'a page']);
    expect(container.init.mock.calls).toEqual([[host.shareScopeMap.default]]);
    expect(container.get.mock.calls).toEqual([['./app'], ['./home']]);
  });

  it('starts a failed remote again at the next call', async () => {
    const init = jest.fn().mockRejectedValueOnce(new Error('not today')).mockResolvedValue(undefined);
    const remotes = new RemoteHandler(createHost({ init, get: async () => page }));
    await expect(remotes.loadRemote('hub/app')).rejects.toThrow('not today');
    await expect(remotes.loadRemote('hub/app')).resolves.toBe('a page');
  });

  it('replaces a remote by another release', async () => {
    const host = createHost({ init: jest.fn(), get: async () => page });
    const remotes = new RemoteHandler(host);
    await remotes.loadRemote('hub/app');
    const next = { name: 'hub', entry: '/hub-2.js', entryGlobalName: 'hub' };
    remotes.registerRemotes([next]);
    expect(host.options.remotes).toEqual([next]);
    expect(host.moduleCache.size).toBe(0);
  });
});

describe('shared packages', () => {
  const offer = (get: () => unknown) => ({ react: [{ version: '19.3.1', get }] });

  it('are created once, at first use', () => {
    const shared = new SharedHandler();
    const get = jest.fn(() => () => 'react');
    shared.registerShared({}, { name: 'shell', shared: offer(get) });
    const scope = shared.shareScopeMap.default;
    expect(takeShared(scope, 'react')()).toBe('react');
    expect(takeShared(scope, 'react')()).toBe('react');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('come from the first provider', () => {
    const shared = new SharedHandler();
    for (const name of ['shell', 'another'])
      shared.registerShared({}, { name, shared: offer(() => () => name) });
    expect(takeShared(shared.shareScopeMap.default, 'react')()).toBe('shell');
  });

  it('throw the name of a package that the shell does not share', () => {
    expect(() => takeShared({}, 'lodash')).toThrow('The shell does not share lodash');
    expect(() => takeShared(undefined, 'react')).toThrow('The shell does not share react');
  });

  it('reach a remote through the scope that the shell passes on', () => {
    const webpackRequire = {
      m: {} as Record<string, (module: { exports?: unknown }) => void>,
      c: { 7: 'a failed module' },
      consumesLoadingData: { moduleIdToConsumeDataMapping: { 7: { shareKey: 'react' } } },
    };
    const { consumes, initContainerEntry } = remoteRuntime.bundlerRuntime;
    consumes({ chunkId: 'page', chunkMapping: { page: ['7'] }, webpackRequire });
    initContainerEntry({ shareScope: { react: { '19.3.1': { get: () => () => 'react' } } } });
    const module: { exports?: unknown } = {};
    webpackRequire.m['7']?.(module);
    expect(module.exports).toBe('react');
    expect(webpackRequire.c).toEqual({});
  });
});

it('keeps one list of runtimes per page', () => {
  expect(Global).toHaveProperty('__FEDERATION__.__INSTANCES__');
});
