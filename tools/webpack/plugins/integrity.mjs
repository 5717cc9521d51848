import { createHash } from 'node:crypto';

/** Returns the `sha256-…` integrity value of a file. */
export const createIntegrity = (bytes) => `sha256-${createHash('sha256').update(bytes).digest('base64')}`;

const placeholder = (chunkId) => `sha256-of-chunk-${String(chunkId)}-`.padEnd(51, '.');

/**
 * Adds integrity checks for lazy chunks: the first script, itself checked through the list of releases, contains their
 * hashes. Every script is a CORS request; otherwise the browser could use neither its preload nor its hash.
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
          // Stored next to the chunks, where a second run of the first script finds it.
          `${RuntimeGlobals.require}.tries = (${global(this.compilation)} ||= []).tries ||= {};`,
          // When the first script itself is a retry, the files preloaded with the failed one may have failed too.
          `${RuntimeGlobals.require}.anew = /[?&]try=/.test(document.currentScript?.src);`,
        ].join('\n');
      }
    }

    compiler.hooks.thisCompilation.tap('ChunkIntegrity', (compilation) => {
      runtime.LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ChunkIntegrity',
        (code) => [code, ...createScriptCode(RuntimeGlobals.require)].join('\n'),
      );
      compilation.hooks.runtimeRequirementInTree
        .for(RuntimeGlobals.loadScript)
        .tap('ChunkIntegrity', (chunk) => compilation.addRuntimeModule(chunk, new IntegrityRuntimeModule()));
      compilation.hooks.processAssets.tap(
        // Runs after content hashes are final. The names of lazy chunks in the first script depend on their contents,
        // so its own hash changes with theirs.
        { name: 'ChunkIntegrity', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        () => fillPlaceholders(compilation, sources),
      );
    });
  }
}

/**
 * A hanging request would block the next one for the same URL, and a failed preload would be reused as its answer. So
 * after a failure every retry gets its own URL.
 */
const createScriptCode = (require) => [
  'script.crossOrigin = "anonymous";',
  `if (${require}.integrity[chunkId]) script.integrity = ${require}.integrity[chunkId];`,
  `${require}.tries[url] = (${require}.tries[url] || 0) + 1;`,
  `if (${require}.anew || ${require}.tries[url] > 1) script.src = url + "?try=" + (${require}.tries[url] + 1);`,
  `script.addEventListener("error", function () { ${require}.anew = true; });`,
];

const global = ({ outputOptions }) =>
  `${outputOptions.globalObject}[${JSON.stringify(outputOptions.chunkLoadingGlobal)}]`;

const findScript = (chunk) => [...chunk.files].find((file) => file.endsWith('.js'));

const fillPlaceholders = (compilation, sources) => {
  const lazy = [...compilation.chunks].filter((chunk) => !chunk.hasRuntime() && findScript(chunk));
  const hashes = lazy.map((chunk) => [
    placeholder(chunk.id),
    createIntegrity(compilation.getAsset(findScript(chunk)).source.buffer()),
  ]);
  for (const chunk of compilation.chunks) {
    if (!chunk.hasRuntime()) continue;
    compilation.updateAsset(findScript(chunk), (source) => {
      const filledText = hashes.reduce(
        (text, [from, to]) => text.replaceAll(from, to),
        String(source.source()),
      );
      return new sources.RawSource(filledText);
    });
  }
};
