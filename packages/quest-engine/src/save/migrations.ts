import { isCity, getCity } from '../world/cities.js';
import { passports } from '../world/zones.js';
import { FORMAT } from './format.js';

type Fields = Record<string, unknown>;

/** Version 1 stored a First Week by the index of its city and passport, without versions. */
const migrateFormat1 = ({ seedA, seedB, home, passport, log, hash }: Fields): Fields => ({
  format: 2,
  engine: 1,
  content: '',
  data: '',
  plan: {
    mode: 'first_week',
    difficulty: 'gap_month',
    departure: 0,
    profession: 'developer',
    home: isCity(home as number) ? getCity(home as number).id : undefined,
    passport: passports[passport as number],
    seedA,
    seedB,
  },
  log,
  hash,
  ranked: false,
});

/** The n-th migrates a save of format n + 1 to the next format. */
const migrations: readonly ((save: Fields) => Fields)[] = [migrateFormat1];

/** Migrates a save of an older format to the current one. */
export const migrateSave = (save: unknown, format: number): unknown =>
  migrations.slice(format - 1, FORMAT - 1).reduce((older, migrate) => migrate(older), save as Fields);
