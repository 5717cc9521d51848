import { Module } from '@nestjs/common';
import { CitiesModule } from '../cities/index.js';
import { Analyses } from './analysis.service.js';
import { Desks } from './desks.js';
import { Dossiers } from './dossiers.service.js';
import { AnalysisController } from './http/analysis.controller.js';
import { EmbeddedWriter } from './writers/embedded-writer.js';
import { ModelWriter } from './writers/model-writer.js';
import { Patience } from './model/patience.js';
import { Writers } from './writers/writers.js';

@Module({
  imports: [CitiesModule],
  controllers: [AnalysisController],
  providers: [Analyses, Desks, Dossiers, EmbeddedWriter, ModelWriter, Patience, Writers],
})
export class AnalysisModule {}
