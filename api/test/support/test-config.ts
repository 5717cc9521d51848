import fs from 'node:fs';
import path from 'node:path';
import { paths } from '@wanderwork/contracts';
import { Config, type ConfigValues } from '../../src/platform/config/index.js';

/** The origin that the tests send requests from and to. */
export const ORIGIN = 'http://localhost:4200';

const UNREACHABLE_LIMITS = 100_000;
const CHEAPEST_PASSWORD_COST = { memoryCost: 8, timeCost: 1 };

/**
 * Settings for a test: a data folder of its own, limits too high to reach, no shell build and no remotes. Jobs run only
 * when a test runs them.
 */
export const createTestConfig = (changes: Partial<ConfigValues> = {}): Config => {
  const dataDir = fs.mkdtempSync(path.join(process.env.WANDERWORK_TEST_FOLDER as string, 'api-'));
  return new Config({
    production: false,
    host: '127.0.0.1',
    port: 4200,
    publicUrl: ORIGIN,
    siteOrigins: [ORIGIN],
    trustProxy: false,
    databaseUrl: null,
    dataDir,
    sessionSecret: 'a secret that only the tests know, long enough',
    admin: null,
    smtpUrl: null,
    mailFrom: { name: 'WanderWork', address: 'no-reply@localhost' },
    push: null,
    publishKey: null,
    shellDir: path.join(dataDir, 'no-shell'),
    builtRemotes: [],
    site: { socialLinks: [], analyticsUrl: paths.api.analyticsEvents() },
    providerUrls: {},
    model: null,
    audio: null,
    assistantModelLimits: { perPerson: 60, inTotal: 2000 },
    stripe: null,
    logLevel: 'fatal',
    // A test reads what it has just written, so answers are not cached.
    answersHoldMs: 0,
    runsJobs: false,
    passwordCost: CHEAPEST_PASSWORD_COST,
    maxConnections: 500,
    liveStreams: 100,
    minFreeBytes: 0,
    limitFactor: UNREACHABLE_LIMITS,
    apiDocs: true,
    ...changes,
  });
};
