import { type DynamicModule, Module } from '@nestjs/common';
import type { Config } from './platform/config/index.js';
import { PlatformModule } from './platform/platform.module.js';

/** The product: the platform, then one line a module. */
@Module({})
export class AppModule {
  static with(config: Config, databaseUrl: string): DynamicModule {
    return {
      module: AppModule,
      imports: [PlatformModule.with(config, databaseUrl)],
    };
  }
}
