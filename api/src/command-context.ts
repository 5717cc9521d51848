import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { CityDataModule } from './modules/city-data/index.js';
import { ContentModule } from './modules/content/index.js';
import { DeliveryModule } from './modules/delivery/index.js';
import { Config, parseConfig } from './platform/config/index.js';
import { checkDatabase } from './platform/database/check-database.js';
import { startCluster } from './platform/database/embedded/cluster.js';
import { withStartLock } from './platform/database/start-lock.js';
import { migrate } from './platform/database/migrate.js';
import { createLog } from './platform/logging/log.js';
import { NestLog } from './platform/logging/nest-log.js';
import { PlatformModule } from './platform/platform.module.js';

/** The modules that a command needs: no routes, no pages. */
@Module({})
class CommandModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: CommandModule,
      imports: [PlatformModule.with(config, databaseUrl), DeliveryModule, CityDataModule, ContentModule],
    };
  }
}

/** Runs `work` with the product's database: the running one, or one started for this command and stopped after it. */
const withDatabase = async <T>(config: Config, work: (url: string) => Promise<T>): Promise<T> => {
  if (config.databaseUrl !== null) {
    await checkDatabase(config.databaseUrl);
    return work(config.databaseUrl);
  }
  const cluster = await startCluster(config.dataDir);
  try {
    return await work(cluster.url);
  } finally {
    if (!cluster.attached) await cluster.stop();
  }
};

/** Runs `work` with a service of the product that the environment describes, whether the product is running or not. */
export const withService = <S, T>(service: Type<S>, work: (service: S) => Promise<T>): Promise<T> => {
  const config = new Config(parseConfig(process.env));
  return withDatabase(config, async (url) => {
    await withStartLock(url, () => migrate(url));
    const logger = new NestLog(createLog('warn'));
    const context = await NestFactory.createApplicationContext(CommandModule.with(config, url), {
      logger,
      abortOnError: false,
    });
    try {
      return await work(context.get(service));
    } finally {
      await context.close();
    }
  });
};
