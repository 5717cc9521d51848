import 'reflect-metadata';
import { parseArgs } from 'node:util';
import { citiesCommand, importCities } from './cli-cities.js';
import { UsageError } from './cli-usage.js';
import { withService } from './command-context.js';
import { TableError } from './modules/city-data/index.js';
import { toFindingLines, PostChecksService } from './modules/content/index.js';
import { DeliveryError, ReleasesService } from './modules/delivery/index.js';
import { StartError } from './platform/config/index.js';
import { setPrivateUmask } from './platform/config/private-files.js';
import { AppError } from './platform/errors/app-error.js';

setPrivateUmask();

const publish = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { 'base-url': { type: 'string' } },
  });
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new UsageError();
  const { name, version, baseUrl } = await withService(ReleasesService, (releases) =>
    releases.publish(folder, values['base-url']),
  );
  return `${name} ${version} is live. Its files are at ${baseUrl}`;
};

const checkPosts = async (args: string[]): Promise<string> => {
  if (args.length > 0) throw new UsageError();
  return toFindingLines(await withService(PostChecksService, (checks) => checks.checkAll(new Date()))).join(
    '\n',
  );
};

const commands: Record<string, (args: string[]) => Promise<string>> = {
  publish,
  cities: citiesCommand,
  'import-cities': importCities,
  'check-posts': checkPosts,
};

const runCommand = async ([name = '', ...args]: string[]): Promise<string> => {
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new UsageError();
  return command(args);
};

const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError ||
  error instanceof DeliveryError ||
  error instanceof TableError ||
  error instanceof AppError ||
  error instanceof StartError ||
  (error instanceof TypeError && String((error as NodeJS.ErrnoException).code).startsWith('ERR_PARSE_ARGS'));

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  process.stderr.write(`${isExpected(error) ? error.message : String((error as Error).stack ?? error)}\n`);
  process.exitCode = 1;
}
