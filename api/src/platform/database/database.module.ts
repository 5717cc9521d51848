import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { databaseOptions } from './options.js';

/** The schema was just brought up to date, so the database is there: a first connection that takes long is tried again. */
const patience = { retryAttempts: 10, retryDelay: 300 };

/** Connects the modules' entities to the migrated database at `url`. */
@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    return {
      module: DatabaseModule,
      imports: [TypeOrmModule.forRoot({ ...databaseOptions(url), autoLoadEntities: true, ...patience })],
    };
  }
}
