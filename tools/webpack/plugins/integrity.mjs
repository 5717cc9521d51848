import { createHash } from 'node:crypto';

/** The `sha256-…` of a file, as browsers check it. */
export const integrityOf = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const placeholder = (chunkId) => `sha256-of-chunk-${String(chunkId)}-`.padEnd(51, '.');

/**
 * Lazy chunks are checked too: the first script, itself checked by the list of releases, carries their hashes. Every
 * script is a CORS request, or the browser could use neither its preload nor its hash.
 */
export class ChunkIntegrity {
  apply(compiler) {
    const { Compilation, RuntimeGlobals, RuntimeModule, runtime, sources } = compiler.webpack;

    class IntegrityRuntimeModule extends RuntimeModule {
      constructor() {
        super('chunk integrity', RuntimeModule.STAGE_ATTACH);
      }
      generate() {
        const { chunkGraph } = this.compilation;
        const hasScript = (chunk) =>
          chunkGraph.getChunkModulesIterableBySourceType(chunk, 'javascript') !== undefined;
        const lazy = [...this.chunk.getAllAsyncChunks()].filter(hasScript);
        const hashes = Object.fromEntries(lazy.map((chunk) => [chunk.id, placeholder(chunk.id)]));
        return [
          `${RuntimeGlobals.require}.integrity = ${JSON.stringify(hashes)};`,
          // Beside the chunks, where a second run of the first script finds it again.
          `${RuntimeGlobals.require}.tries = (${global(this.compilation)} ||= []).tries ||= {};`,
          // A first script that came by a new try: what was preloaded beside the failed one may have failed with it.
          `${RuntimeGlobals.require}.anew = /[?&]try=/.test(document.currentScript?.src);`,
        ].join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (code) => [code, ...checkedScript(RuntimeGlobals.require)].join('\n'),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkIntegrity', (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      compilation.hooks.processAssets.tap(
        // After the content hashes are final; the names of the lazy chunks in the first script follow their contents, so
        // its own hash changes with theirs.
        { name: 'ChunkIntegrity', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillPlaceholders(compilation, sources),
      );
    });
  }
}

/**
 * A request that hangs would hold the next one for the same address back, and a preload that failed would be taken for
 * its answer: so once something failed, every new try gets an address of its own.
 */
const checkedScript = (require) => [
  'script.crossOrigin = "anonymous";',
  `if (${require}.integrity[chunkId]) script.integrity = ${require}.integrity[chunkId];`,
  `${require}.tries[url] = (${require}.tries[url] || 0) + 1;`,
  `if (${require}.anew || ${require}.tries[url] > 1) script.src = url + "?try=" + (${require}.tries[url] + 1);`,
  `script.addEventListener("error", function () { ${require}.anew = true; });`,
];

const global = ({ outputOptions }) =>
  `${outputOptions.globalObject}[${JSON.stringify(outputOptions.chunkLoadingGlobal)}]`;

const scriptOf = (chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

const fillPlaceholders = (compilation, sources) => {
  const lazy = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime() && scriptOf(chunk));
  const hashes = lazy.map((chunk) => [
    placeholder(chunk.id),
    integrityOf(compilation.getAsset(scriptOf(chunk)).source.buffer()),
  ]);
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    compilation.updateAsset(scriptOf(chunk), (source) => {
      const filled = hashes.reduce((text, [from, to]) => text.replaceAll(from, to), String(source.source()));
      return new sources.RawSource(filled);
    });
  }
};
