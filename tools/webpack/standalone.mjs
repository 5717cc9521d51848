import path from 'node:path';
import { stylesheet } from '@wanderwork/ui/stylesheet';
import { baseConfig } from './rules.mjs';

const API = process.env.API_URL ?? 'http://localhost:4200';

const page = ({ themeScript, stylesheet: sheet }) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<script src="/${themeScript}"></script>
<link rel="stylesheet" href="/${sheet}">
<script defer src="/main.js"></script>
<div id="root"></div>
</html>
`;

/** Emits the page of the dev server, with the head of every page of the product. */
class StandalonePage {
  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('StandalonePage', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'StandalonePage', stage: Compilation.PROCESS_ASSETS_STAGE_ADDITIONAL },
        () => {
          const head = stylesheet();
          const emit = (name, content) => compilation.emitAsset(name, new sources.RawSource(content));
          head.assets.forEach(({ name, content }) => emit(name, content));
          emit('index.html', page(head));
        },
      );
    });
  }
}

/**
 * Webpack configuration of one remote alone, without shell or federation, for work on its screens. Run it in the
 * remote's folder: `npx webpack serve --config ../tools/webpack/standalone.mjs --port 5300`. The API is at `API_URL`
 * (default: http://localhost:4200). Changes reload the page.
 */
export default () => {
  const folder = process.cwd();
  const base = baseConfig(folder, true);
  return {
    ...base,
    entry: { main: './src/standalone.tsx' },
    output: { ...base.output, path: path.join(folder, 'dist-standalone'), publicPath: '/' },
    plugins: [new StandalonePage()],
    devServer: {
      hot: false,
      liveReload: true,
      historyApiFallback: true,
      proxy: [{ context: ['/api'], target: API, changeOrigin: true }],
    },
  };
};
