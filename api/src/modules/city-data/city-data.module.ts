import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { City } from '../cities/index.js';
import { IrexModule } from '../irex/index.js';
import { BatchAdminService } from './batches/batch-admin.service.js';
import { BatchPersonalData } from './batches/batch-personal-data.js';
import { BatchReaderService } from './batches/batch-reader.service.js';
import { CityBatchesService } from './batches/city-batches.service.js';
import { FilePlansService } from './batches/file-plans.service.js';
import { CitiesAdminService } from './cities-admin.service.js';
import { CitiesImportService } from './cities-import.service.js';
import { CityCommandsService } from './city-commands.service.js';
import { CityTableStep } from './city-table-step.js';
import { CityEditorService } from './editor/city-editor.service.js';
import { CityBatchAction, CityBatchChange, CityBatchRow } from './entities/city-batch.entity.js';
import { CityImport } from './entities/city-import.entity.js';
import {
  CitiesAdminBatchesController,
  CitiesAdminEditorController,
  CitiesAdminProvidersController,
  CitiesAdminController,
} from './http/cities-admin.controller.js';
import { ProviderAdminService } from './providers/provider-admin.service.js';
import { ProviderPlansService } from './providers/provider-plans.service.js';

/** Imports and edits the city table. */
@Module({
  imports: [
    TypeOrmModule.forFeature([City, CityImport, CityBatchRow, CityBatchChange, CityBatchAction]),
    IrexModule,
  ],
  controllers: [
    CitiesAdminController,
    CitiesAdminBatchesController,
    CitiesAdminEditorController,
    CitiesAdminProvidersController,
  ],
  providers: [
    CitiesImportService,
    CitiesAdminService,
    CityBatchesService,
    BatchReaderService,
    BatchPersonalData,
    BatchAdminService,
    CityEditorService,
    FilePlansService,
    ProviderAdminService,
    ProviderPlansService,
    CityCommandsService,
    CityTableStep,
  ],
  exports: [CitiesImportService, CityCommandsService, CityBatchesService, CityEditorService],
})
export class CityDataModule {}
