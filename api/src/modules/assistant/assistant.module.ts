import { Module } from '@nestjs/common';
import { CitiesModule } from '../cities/index.js';
import { CitySearchModule } from '../city-search/index.js';
import { ContentModule } from '../content/index.js';
import { IrexModule } from '../irex/index.js';
import { TripsModule } from '../trips/index.js';
import { AnswerLimiter } from './answers/answer-limiter.js';
import { AnswersService } from './answers/answers.service.js';
import { AssistantWriterService } from './answers/assistant-writer.service.js';
import { EmbeddedAssistantService } from './answers/embedded-assistant.service.js';
import { IntentRunnerService } from './tools/intent-runner.service.js';
import { AssistantPersonalData } from './conversations/assistant-personal-data.js';
import { ConversationsRepository } from './conversations/conversations.repository.js';
import { ConversationsService } from './conversations/conversations.service.js';
import { AssistantController } from './http/assistant.controller.js';
import { AssistantCleanupJob } from './jobs/assistant-cleanup.job.js';
import { ModelAssistantService } from './model/model-assistant.service.js';
import { ModelCircuit } from './model/model-circuit.js';
import { CityToolsService } from './tools/city-tools.service.js';
import { MoneyToolsService } from './tools/money-tools.service.js';
import { ProductToolsService } from './tools/product-tools.service.js';
import { TripToolsService } from './tools/trip-tools.service.js';
import { VisaToolsService } from './tools/visa-tools.service.js';

/** The travel assistant on the server: it reads questions, answers them with tools, and stores conversations. */
@Module({
  imports: [CitiesModule, CitySearchModule, ContentModule, IrexModule, TripsModule],
  controllers: [AssistantController],
  providers: [
    AnswerLimiter,
    AnswersService,
    AssistantCleanupJob,
    AssistantPersonalData,
    AssistantWriterService,
    CityToolsService,
    ConversationsRepository,
    ConversationsService,
    EmbeddedAssistantService,
    IntentRunnerService,
    ModelAssistantService,
    ModelCircuit,
    MoneyToolsService,
    ProductToolsService,
    TripToolsService,
    VisaToolsService,
  ],
})
export class AssistantModule {}
