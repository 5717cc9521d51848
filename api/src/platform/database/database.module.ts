import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { createClientClass, DatabaseCircuit } from './database-circuit.js';
import { DatabaseMonitor } from './database-monitor.js';
import { createDatabaseOptions } from './options.js';

/** Migrations just ran, so the database exists. Only a slow first connection needs another attempt. */
const retryOptions = { retryAttempts: 10, retryDelay: 300 };

/** Connects the entities of all modules to the migrated database at `url` and monitors it. */
@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    const circuit = new DatabaseCircuit();
    const { extra, ...options } = createDatabaseOptions(url);
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...options,
          extra: { ...extra, Client: createClientClass(circuit) },
          autoLoadEntities: true,
          ...retryOptions,
        }),
      ],
      providers: [
        { provide: DatabaseCircuit, useValue: circuit },
        {
          provide: DatabaseMonitor,
          inject: [DataSource],
          useFactory: (source: DataSource) => new DatabaseMonitor(source, circuit, url),
        },
      ],
      exports: [DatabaseCircuit, DatabaseMonitor],
    };
  }
}
