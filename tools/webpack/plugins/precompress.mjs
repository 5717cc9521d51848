import { promisify } from 'node:util';
import zlib from 'node:zlib';

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

const compressible = /\.(js|css|svg|txt|json)$/;
/** A smaller file, compressed, saves no packet. */
const MIN_BYTES = 512;

/** Writes `file.br` and `file.gz` next to every text file, so that the server never compresses them. */
export class Precompress {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const compressibleAssets = Object.entries(assets).filter(([name]) => compressible.test(name));
          await Promise.all(
            compressibleAssets.map(async ([name, source]) => {
              const bytes = source.buffer();
              if (bytes.length < MIN_BYTES) return;
              const options = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } };
              compilation.emitAsset(`${name}.br`, new sources.RawSource(await brotli(bytes, options)));
              compilation.emitAsset(`${name}.gz`, new sources.RawSource(await gzip(bytes, { level: 9 })));
            }),
          );
        },
      );
    });
  }
}
