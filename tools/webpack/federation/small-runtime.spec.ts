import fs from 'node:fs';
import { Global } from './global.mjs';
import { loadEntry } from './load-entry.mjs';
import { RemoteHandler } from './remote-handler.mjs';
import remoteRuntime from './remote-runtime.mjs';
import { SharedHandler } from './shared-handler.mjs';
import { smallRemoteRuntime, smallShellRuntime } from './small-runtime.mjs';
import { takeShared } from './take-shared.mjs';

/** A document in which a script runs `effect` when it is put there. */
const documentWhere = (effect: (script: EventTarget) => void) => ({
  head: { append: (script: EventTarget) => queueMicrotask(() => effect(script)) },
});

const scriptOf = (src: string) => Object.assign(new EventTarget(), { src, remove: () => undefined });

const lifecycleOf = (script: ReturnType<typeof scriptOf>, timeout = 1000) => ({
  lifecycle: { createScript: { emit: () => ({ script, timeout }) } },
});

const happens = (type: string) => (script: EventTarget) => void script.dispatchEvent(new Event(type));

const load = (effect: (script: EventTarget) => void, timeout?: number) => {
  Object.assign(globalThis, { document: documentWhere(effect) });
  return loadEntry({ entry: '/hub.js', entryGlobalName: 'hub' }, lifecycleOf(scriptOf('/hub.js'), timeout));
};

afterEach(() => {
  for (const name of ['document', 'hub']) Reflect.deleteProperty(globalThis, name);
});

describe('the files that the small runtime takes the place of', () => {
  it('are there in the installed packages, and so is what stands for each', () => {
    const replacements = [smallShellRuntime(), smallRemoteRuntime()].flatMap((each) => Object.entries(each));
    expect(replacements.length).toBeGreaterThan(10);
    expect(replacements.flat().filter((file) => !fs.existsSync(file))).toEqual([]);
  });
});

describe('the entry of a remote', () => {
  const container = { get: jest.fn() };
  const bring = (script: EventTarget) => {
    Object.assign(globalThis, { hub: container });
    happens('load')(script);
  };

  it('leaves its container under its name, and is not asked for twice', async () => {
    await expect(load(bring)).resolves.toBe(container);
    await expect(load(happens('error'))).resolves.toBe(container);
  });

  it.each([
    ['that cannot be had', happens('error'), undefined, '/hub.js could not be loaded'],
    ['that brings nothing', happens('load'), undefined, 'RUNTIME-001: /hub.js brought no hub'],
    ['that never comes', () => undefined, 5, '/hub.js timed out'],
  ])('%s fails with its reason', async (_which, effect, timeout, reason) => {
    await expect(load(effect, timeout)).rejects.toThrow(reason);
  });
});

/** A runtime that knows one remote, whose entry is in the page already. */
const hostOf = (container: object) => {
  Object.assign(globalThis, { hub: container });
  return {
    options: { remotes: [{ name: 'hub', entry: '/hub.js', entryGlobalName: 'hub' }] },
    moduleCache: new Map<string, Promise<unknown>>(),
    loaderHook: { lifecycle: {} },
    shareScopeMap: { default: { react: {} } },
  };
};

describe('a remote', () => {
  const page = () => 'a page';

  it('is started once for all who ask, with what the shell shares, and gives what it exposes', async () => {
    const container = { init: jest.fn(), get: jest.fn(async () => page) };
    const host = hostOf(container);
    const remotes = new RemoteHandler(host);
    const both = await Promise.all([remotes.loadRemote('hub/app'), remotes.loadRemote('hub/home')]);
    expect(both).toEqual(['a page', 'a page']);
    expect(container.init.mock.calls).toEqual([[host.shareScopeMap.default]]);
    expect(container.get.mock.calls).toEqual([['./app'], ['./home']]);
  });

  it('that would not start is begun anew the next time', async () => {
    const init = jest.fn().mockRejectedValueOnce(new Error('not today')).mockResolvedValue(undefined);
    const remotes = new RemoteHandler(hostOf({ init, get: async () => page }));
    await expect(remotes.loadRemote('hub/app')).rejects.toThrow('not today');
    await expect(remotes.loadRemote('hub/app')).resolves.toBe('a page');
  });

  it('gives its place to another release of its name', async () => {
    const host = hostOf({ init: jest.fn(), get: async () => page });
    const remotes = new RemoteHandler(host);
    await remotes.loadRemote('hub/app');
    const next = { name: 'hub', entry: '/hub-2.js', entryGlobalName: 'hub' };
    remotes.registerRemotes([next]);
    expect(host.options.remotes).toEqual([next]);
    expect(host.moduleCache.size).toBe(0);
  });
});

describe('a shared package', () => {
  const offer = (get: () => unknown) => ({ react: [{ version: '19.3.1', get }] });

  it('is made once, by the first who takes it', () => {
    const shared = new SharedHandler();
    const get = jest.fn(() => () => 'react');
    shared.registerShared({}, { name: 'shell', shared: offer(get) });
    const scope = shared.shareScopeMap.default;
    expect(takeShared(scope, 'react')()).toBe('react');
    expect(takeShared(scope, 'react')()).toBe('react');
    expect(get).toHaveBeenCalledTimes(1);
  });

  it('stays what the first to offer it brought', () => {
    const shared = new SharedHandler();
    for (const name of ['shell', 'another'])
      shared.registerShared({}, { name, shared: offer(() => () => name) });
    expect(takeShared(shared.shareScopeMap.default, 'react')()).toBe('shell');
  });

  it('that the shell does not share is missed by name', () => {
    expect(() => takeShared({}, 'lodash')).toThrow('The shell does not share lodash');
    expect(() => takeShared(undefined, 'react')).toThrow('The shell does not share react');
  });

  it('comes into a remote from the scope that the shell hands over', () => {
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

it('the page has one list of runtimes', () => {
  expect(Global).toHaveProperty('__FEDERATION__.__INSTANCES__');
});
