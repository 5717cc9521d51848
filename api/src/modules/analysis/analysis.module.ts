import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CitiesModule } from '../cities/index.js';
import { CitySearchModule } from '../city-search/index.js';
import { IrexModule } from '../irex/index.js';
import { AnalysisService } from './analysis.service.js';
import { AnalysisLimiter } from './analysis-limiter.js';
import { DossiersService } from './dossiers.service.js';
import { AnalysisController } from './http/analysis.controller.js';
import { SavedAnalysesService } from './saved/saved-analyses.service.js';
import { SavedAnalysis } from './saved/saved-analysis.entity.js';
import { EmbeddedWriter } from './writers/embedded-writer.js';
import { ModelWriter } from './writers/model-writer.js';
import { AnalysisWriter } from './writers/analysis-writer.js';

@Module({
  imports: [CitiesModule, CitySearchModule, IrexModule, TypeOrmModule.forFeature([SavedAnalysis])],
  controllers: [AnalysisController],
  providers: [
    AnalysisService,
    AnalysisLimiter,
    DossiersService,
    EmbeddedWriter,
    SavedAnalysesService,
    ModelWriter,
    AnalysisWriter,
  ],
})
export class AnalysisModule {}
