import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { PrepareSteps } from '../../platform/prepare/prepare-steps.js';
import { CitiesImportService, describeImport } from './cities-import.service.js';
import { MonthlySnapshotsJob } from '../irex/index.js';

const directory = path.dirname(fileURLToPath(import.meta.url));

/** The table that ships with the product. The path is valid from `src` and from `dist`. */
export const SHIPPED_TABLE = path.resolve(directory, '../../../data/cities.jsonl');

/** Imports the shipped table before the server starts to answer. */
@Injectable()
export class CityTableStep implements OnModuleInit {
  private readonly logger = new Logger('cities');

  constructor(
    private readonly steps: PrepareSteps,
    private readonly cityImport: CitiesImportService,
    private readonly snapshots: MonthlySnapshotsJob,
  ) {}

  onModuleInit(): void {
    this.steps.add({ name: 'Loading the cities', order: 100, run: () => this.run() });
  }

  private async run(): Promise<void> {
    const report = await this.cityImport.run(SHIPPED_TABLE);
    if (!report.unchanged) for (const line of describeImport(report)) this.logger.log(line);
    await this.snapshots.takeSnapshot(new Date());
  }
}
