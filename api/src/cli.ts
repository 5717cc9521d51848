import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { withCityImport, withDelivery } from './command-context.js';
import { reportLines, SHIPPED_TABLE, TableError } from './modules/cities/index.js';
import { DeliveryError } from './modules/delivery/index.js';
import { StartError } from './platform/config/index.js';

const USAGE = `Usage: cli.js publish <folder of a built remote> [--base-url <address of its files>]
       cli.js import-cities [<table of cities, a city a line, with sources.json beside it>]`;

/** What the person who typed the command reads; without a stack. */
class UsageError extends Error {}

const publish = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'base-url': { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError(USAGE);
  const { name, version, baseUrl } = await withDelivery((releases) =>
    releases.publish(folder, values['base-url']),
  );
  return `${name} ${version} is live, its files at ${baseUrl}`;
};

const importCities = async (args: string[]): Promise<string> => {
  const [file = SHIPPED_TABLE, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (more.length > 0) throw new UsageError(USAGE);
  return reportLines(await withCityImport((cities) => cities.run(file))).join('\n');
};

const commands: Record<string, (args: string[]) => Promise<string>> = {
  publish,
  'import-cities': importCities,
};

const run = async ([name = '', ...args]: string[]): Promise<string> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError(USAGE);
  return command(args);
};

const isPlain = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof DeliveryError ||
  error instanceof TableError ||
  error instanceof StartError ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

try {
  process.stdout.write(`${await run(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${isPlain(error) ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}
