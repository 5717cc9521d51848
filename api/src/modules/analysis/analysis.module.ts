import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CitiesModule } from '../cities/index.js';
import { Analyses } from './analysis.service.js';
import { Desks } from './desks.js';
import { Dossiers } from './dossiers.service.js';
import { AnalysisController } from './http/analysis.controller.js';
import { KeptAnalyses } from './kept/kept-analyses.service.js';
import { KeptAnalysis } from './kept/kept-analysis.entity.js';
import { ModelAllowance } from './model/model-allowance.service.js';
import { EmbeddedWriter } from './writers/embedded-writer.js';
import { ModelWriter } from './writers/model-writer.js';
import { Patience } from './model/patience.js';
import { Writers } from './writers/writers.js';

@Module({
  imports: [CitiesModule, TypeOrmModule.forFeature([KeptAnalysis])],
  controllers: [AnalysisController],
  providers: [
    Analyses,
    Desks,
    Dossiers,
    EmbeddedWriter,
    KeptAnalyses,
    ModelAllowance,
    ModelWriter,
    Patience,
    Writers,
  ],
})
export class AnalysisModule {}
