import { promisify } from 'node:util';
import webpack from 'webpack';
import { PlainError } from '../../start/terminal.mjs';
import { monolith } from './webpack.mjs';

/** Builds the single bundle. */
export const buildMonolith = async () => {
  const compiler = webpack(await monolith());
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  if (stats.hasErrors()) throw new PlainError(`The single bundle: ${stats.toString('errors-only')}`);
};
