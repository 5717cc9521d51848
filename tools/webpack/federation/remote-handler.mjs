// Replaces `remote/index.js` of the runtime.
import { PluginSystem } from 'federation-core-parts/utils/hooks/pluginSystem.js';
import { loadEntry } from './load-entry.mjs';

/** The remotes by name, and their containers. */
export class RemoteHandler {
  hooks = new PluginSystem({});

  constructor(host) {
    this.host = host;
  }

  formatAndRegisterRemote(_known, { remotes = [] }) {
    return remotes;
  }

  /** Replaces a remote of the same name: the next `loadRemote` loads the new entry. */
  registerRemotes(remotes) {
    for (const remote of remotes) {
      const others = this.host.options.remotes.filter(({ name }) => name !== remote.name);
      this.host.options.remotes = [...others, remote];
      this.host.moduleCache.delete(remote.name);
    }
  }

  /** Loads what the remote exposes; `id` is `name/expose`. */
  async loadRemote(id) {
    const [name, expose] = id.split('/');
    const container = await this.containerOf(name);
    return (await container.get(`./${expose}`))();
  }

  /** Concurrent callers share one container; a failed one is dropped, so that the next call tries again. */
  containerOf(name) {
    const { moduleCache } = this.host;
    if (!moduleCache.has(name)) moduleCache.set(name, this.start(name));
    const container = moduleCache.get(name);
    container.catch(() => moduleCache.get(name) === container && moduleCache.delete(name));
    return container;
  }

  async start(name) {
    const { options, loaderHook, shareScopeMap } = this.host;
    const remote = options.remotes.find((candidate) => candidate.name === name);
    const container = await loadEntry(remote, loaderHook);
    await container.init(shareScopeMap.default);
    return container;
  }
}
