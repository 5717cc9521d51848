import { type DynamicModule, Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { connectionsUnder, DatabaseCircuit } from './database-circuit.js';
import { DatabaseMonitor } from './database-monitor.js';
import { databaseOptions } from './options.js';

/** The schema was just brought up to date, so the database is there: a first connection that takes long is tried again. */
const patience = { retryAttempts: 10, retryDelay: 300 };

/** Connects the modules' entities to the migrated database at `url`, and watches whether that answers. */
@Module({})
export class DatabaseModule {
  static at(url: string): DynamicModule {
    const circuit = new DatabaseCircuit();
    const { extra, ...options } = databaseOptions(url);
    return {
      module: DatabaseModule,
      global: true,
      imports: [
        TypeOrmModule.forRoot({
          ...options,
          extra: { ...extra, Client: connectionsUnder(circuit) },
          autoLoadEntities: true,
          ...patience,
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
