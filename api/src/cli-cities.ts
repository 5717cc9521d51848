import { parseArgs } from 'node:util';
import { UsageError } from './cli-usage.js';
import { withService } from './command-context.js';
import { providerNames, type ProviderName } from './platform/config/index.js';
import {
  CitiesImportService,
  CityCommandsService,
  describeImport,
  SHIPPED_TABLE,
} from './modules/city-data/index.js';

const BATCH_NUMBER = /^[1-9]\d{0,8}$/;

const parseBatch = (text: string | undefined): number => {
  if (text === undefined || !BATCH_NUMBER.test(text)) throw new UsageError();
  return Number(text);
};

const parseProvider = (text: string): ProviderName => {
  const found = providerNames.find((name) => name === text);
  if (!found) throw new UsageError();
  return found;
};

const requireFile = (text: string | undefined): string => {
  if (text === undefined) throw new UsageError();
  return text;
};

type CityAction = (cities: CityCommandsService) => Promise<string[]>;

/** Turns the arguments into an action. Throws a `UsageError` before any service starts. */
const parseAction = (action = '', object?: string): CityAction => {
  switch (action) {
    case 'plan': {
      const file = requireFile(object);
      return (cities) => cities.plan(file);
    }
    case 'apply': {
      const batch = parseBatch(object);
      return (cities) => cities.apply(batch);
    }
    case 'rollback': {
      const batch = parseBatch(object);
      return (cities) => cities.rollBack(batch);
    }
    case 'batches':
      return (cities) => cities.list();
    default:
      throw new UsageError();
  }
};

const joinLines = (lines: readonly string[]): string => lines.join('\n');

/** `cities plan|apply|rollback|batches …` */
export const citiesCommand = async (args: string[]): Promise<string> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { provider: { type: 'string' } },
  });
  const [name, object, ...more] = positionals;
  if (more.length > 0 || (name === 'batches' && object !== undefined)) throw new UsageError();
  if (values.provider === undefined)
    return joinLines(await withService(CityCommandsService, parseAction(name, object)));
  if (name !== 'plan' || object !== undefined) throw new UsageError();
  const provider = parseProvider(values.provider);
  return joinLines(await withService(CityCommandsService, (cities) => cities.planFrom(provider)));
};

/** `import-cities [file]`: without a file, it imports the table that ships with the product. */
export const importCities = async (args: string[]): Promise<string> => {
  const [file, ...more] = parseArgs({ args, allowPositionals: true }).positionals;
  if (more.length > 0) throw new UsageError();
  if (file !== undefined)
    return joinLines(await withService(CityCommandsService, (cities) => cities.import(file)));
  return joinLines(
    describeImport(await withService(CitiesImportService, (cities) => cities.run(SHIPPED_TABLE))),
  );
};
