import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { CitiesImportService } from './cities-import.service.js';
import { CitiesService } from './cities.service.js';
import { CITIES, getDay } from './cities.topic.js';
import { CityArtService } from './city-art.service.js';
import { CityHeads } from './city-heads.js';
import { CityTableStep } from './city-table-step.js';
import { ExplorerHead } from './explorer-head.js';
import { CityBatchChange } from './entities/city-batch-change.entity.js';
import { CityBatchAction } from './entities/city-batch-action.entity.js';
import { CityBatchRow } from './entities/city-batch.entity.js';
import { CityFigure } from './entities/city-figure.entity.js';
import { CityImport } from './entities/city-import.entity.js';
import { City } from './entities/city.entity.js';
import { FavouriteCity } from './entities/favourite.entity.js';
import { FigureSource } from './entities/figure-source.entity.js';
import { IrexInputsRow } from './entities/irex-inputs.entity.js';
import { IrexScore } from './entities/irex-score.entity.js';
import { IrexPreferencesRow } from './entities/irex-preferences.entity.js';
import { IrexSnapshot } from './entities/irex-snapshot.entity.js';
import { SearchEntry } from './entities/search-entry.entity.js';
import { BatchPersonalData } from './batches/batch-personal-data.js';
import { BatchReaderService } from './batches/batch-reader.service.js';
import { BatchAdminService } from './batches/batch-admin.service.js';
import { CityBatchesService } from './batches/city-batches.service.js';
import { CityCommandsService } from './batches/city-commands.service.js';
import { FilePlansService } from './batches/file-plans.service.js';
import { CitiesAdminService } from './cities-admin.service.js';
import { CityEditorService } from './editor/city-editor.service.js';
import { CitiesAdminBatchesController } from './http/cities-admin-batches.controller.js';
import { CitiesAdminEditorController } from './http/cities-admin-editor.controller.js';
import { CitiesAdminProvidersController } from './http/cities-admin-providers.controller.js';
import { CitiesAdminController } from './http/cities-admin.controller.js';
import { CompareController } from './http/compare.controller.js';
import { ComparisonsService } from './compare/comparisons.service.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { FavouritesController } from './http/favourites.controller.js';
import { CitiesController } from './http/cities.controller.js';
import { IrexController } from './http/irex.controller.js';
import { ProviderAdminService } from './providers/provider-admin.service.js';
import { ProviderPlansService } from './providers/provider-plans.service.js';
import { MethodHead } from './method/method-head.js';
import { MethodService } from './method/method.service.js';
import { OwnIrexController } from './http/own-irex.controller.js';
import { PreferencesService } from './personal/preferences.service.js';
import { RankSampleService } from './personal/rank-sample.service.js';
import { PersonalInputsService } from './personal/personal-inputs.service.js';
import { CityPagesService } from './pages/city-pages.service.js';
import { CityScaleService } from './pages/city-scale.service.js';
import { SampleCitiesService } from './samples/sample-cities.service.js';
import { WanderlensHeroService } from './samples/wanderlens-hero.service.js';
import { Clock } from './search/clock.js';
import { CountedSearchesCache } from './search/counted-searches-cache.js';
import { DailySearchesService } from './search/daily-searches.service.js';
import { SearchResultsCache } from './search/search-results-cache.js';
import { PhraseSearchService } from './search/phrase-search.service.js';
import { ParsedPhraseCache } from './search/parsed-phrase-cache.js';
import { SearchQuotaSubject } from './search/search-quota-subject.js';
import { VisitorCookie } from './search/visitor-cookie.js';
import { VocabularyCache } from './search/vocabulary-cache.js';
import { SearchController } from './http/search.controller.js';
import { CountedSearch } from './entities/counted-search.entity.js';
import { SearchProfile } from './entities/search-profile.entity.js';
import { CitySearchService } from './search/city-search.service.js';
import { DatabaseRanksService } from './standings/database-ranks.service.js';
import { FigureDistributionsService } from './standings/figure-distributions.service.js';
import { RanksService } from './standings/ranks.service.js';
import { CityHistoryService } from './snapshots/city-history.service.js';
import { IrexMovesService } from './snapshots/irex-moves.service.js';
import { MonthlySnapshotsJob } from './snapshots/monthly-snapshots.job.js';

@Module({
  imports: [
    TypeOrmModule.forFeature([
      City,
      CityFigure,
      FavouriteCity,
      FigureSource,
      IrexScore,
      IrexInputsRow,
      IrexSnapshot,
      IrexPreferencesRow,
      SearchEntry,
      SearchProfile,
      CountedSearch,
      CityImport,
      CityBatchRow,
      CityBatchChange,
      CityBatchAction,
    ]),
  ],
  controllers: [
    CitiesController,
    CompareController,
    FavouritesController,
    IrexController,
    OwnIrexController,
    SearchController,
    CitiesAdminController,
    CitiesAdminBatchesController,
    CitiesAdminEditorController,
    CitiesAdminProvidersController,
  ],
  providers: [
    CitiesService,
    CityPagesService,
    CityScaleService,
    CitySearchService,
    Clock,
    CountedSearchesCache,
    DailySearchesService,
    SearchResultsCache,
    PhraseSearchService,
    ParsedPhraseCache,
    SearchQuotaSubject,
    VisitorCookie,
    VocabularyCache,
    ComparisonsService,
    FavouritesService,
    SampleCitiesService,
    WanderlensHeroService,
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
    CityHeads,
    ExplorerHead,
    CityArtService,
    CityHistoryService,
    MonthlySnapshotsJob,
    PersonalInputsService,
    RankSampleService,
    FigureDistributionsService,
    DatabaseRanksService,
    RanksService,
    IrexMovesService,
    PreferencesService,
    MethodService,
    MethodHead,
  ],
  exports: [
    CityArtService,
    CitiesImportService,
    CityCommandsService,
    CitiesService,
    ComparisonsService,
    RankSampleService,
    RanksService,
    IrexMovesService,
    DailySearchesService,
    SearchQuotaSubject,
    PersonalInputsService,
  ],
})
export class CitiesModule implements OnModuleInit {
  constructor(private readonly versions: DataVersions) {}

  onModuleInit(): void {
    this.versions.addMoment(CITIES, getDay);
  }
}
