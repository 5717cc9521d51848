import { Module, type OnModuleInit } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { CitiesImport } from './cities-import.service.js';
import { CitiesService } from './cities.service.js';
import { CITIES, dayOf } from './cities.topic.js';
import { CityArt } from './city-art.service.js';
import { CityHeads } from './city-heads.js';
import { CityTableStep } from './city-table-step.js';
import { ExplorerHead } from './explorer-head.js';
import { CityBatchChange } from './entities/city-batch-change.entity.js';
import { CityBatchDeed } from './entities/city-batch-deed.entity.js';
import { CityBatchRow } from './entities/city-batch.entity.js';
import { CityFigure } from './entities/city-figure.entity.js';
import { CityImport } from './entities/city-import.entity.js';
import { City } from './entities/city.entity.js';
import { FavouriteCity } from './entities/favourite.entity.js';
import { FigureSource } from './entities/figure-source.entity.js';
import { IrexInputsRow } from './entities/irex-inputs.entity.js';
import { IrexScore } from './entities/irex-score.entity.js';
import { IrexWishesRow } from './entities/irex-wishes.entity.js';
import { IrexSnapshot } from './entities/irex-snapshot.entity.js';
import { SearchEntry } from './entities/search-entry.entity.js';
import { BatchDeedsOf } from './batches/batch-deeds-of.js';
import { BatchReader } from './batches/batch-reader.service.js';
import { BatchDesk } from './batches/batch-desk.service.js';
import { CityBatches } from './batches/city-batches.service.js';
import { CityCommands } from './batches/city-commands.service.js';
import { FilePlans } from './batches/file-plans.service.js';
import { CitiesAdmin } from './cities-admin.service.js';
import { CityEditor } from './editor/city-editor.service.js';
import { CitiesAdminBatchesController } from './http/cities-admin-batches.controller.js';
import { CitiesAdminEditorController } from './http/cities-admin-editor.controller.js';
import { CitiesAdminProvidersController } from './http/cities-admin-providers.controller.js';
import { CitiesAdminController } from './http/cities-admin.controller.js';
import { CompareController } from './http/compare.controller.js';
import { Comparisons } from './compare/comparisons.service.js';
import { FavouriteCities } from './favourites/favourites.service.js';
import { FavouritesController } from './http/favourites.controller.js';
import { CitiesController } from './http/cities.controller.js';
import { IrexController } from './http/irex.controller.js';
import { ProviderDesk } from './providers/provider-desk.service.js';
import { ProviderPlans } from './providers/provider-plans.service.js';
import { MethodHead } from './method/method-head.js';
import { Method } from './method/method.service.js';
import { OwnIrexController } from './http/own-irex.controller.js';
import { Wishes } from './personal/wishes.service.js';
import { DoubtfulCities } from './personal/doubtful-cities.service.js';
import { PersonalInputs } from './personal/personal-inputs.service.js';
import { CityPages } from './pages/city-pages.service.js';
import { CityScale } from './pages/city-scale.service.js';
import { SampleCities } from './samples/sample-cities.service.js';
import { WanderlensHeroes } from './samples/wanderlens-hero.service.js';
import { Clock } from './search/clock.js';
import { CountedAsks } from './search/counted-asks.js';
import { DailySearches } from './search/daily-searches.service.js';
import { KeptSearches } from './search/kept-searches.js';
import { PhraseSearch } from './search/phrase-search.service.js';
import { Readings } from './search/readings.js';
import { Searchers } from './search/searchers.js';
import { VisitorMark } from './search/visitor-mark.js';
import { Vocabularies } from './search/vocabularies.js';
import { SearchController } from './http/search.controller.js';
import { CountedSearch } from './entities/counted-search.entity.js';
import { SearchProfile } from './entities/search-profile.entity.js';
import { CitySearch } from './search/city-search.service.js';
import { AskedStandings } from './standings/asked-standings.service.js';
import { Spreads } from './standings/spreads.service.js';
import { Standings } from './standings/standings.service.js';
import { CityHistory } from './snapshots/city-history.service.js';
import { IrexMoves } from './snapshots/irex-moves.service.js';
import { MonthlySnapshots } from './snapshots/monthly-snapshots.js';

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
      IrexWishesRow,
      SearchEntry,
      SearchProfile,
      CountedSearch,
      CityImport,
      CityBatchRow,
      CityBatchChange,
      CityBatchDeed,
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
    CityPages,
    CityScale,
    CitySearch,
    Clock,
    CountedAsks,
    DailySearches,
    KeptSearches,
    PhraseSearch,
    Readings,
    Searchers,
    VisitorMark,
    Vocabularies,
    Comparisons,
    FavouriteCities,
    SampleCities,
    WanderlensHeroes,
    CitiesImport,
    CitiesAdmin,
    CityBatches,
    BatchReader,
    BatchDeedsOf,
    BatchDesk,
    CityEditor,
    FilePlans,
    ProviderDesk,
    ProviderPlans,
    CityCommands,
    CityTableStep,
    CityHeads,
    ExplorerHead,
    CityArt,
    CityHistory,
    MonthlySnapshots,
    PersonalInputs,
    DoubtfulCities,
    Spreads,
    AskedStandings,
    Standings,
    IrexMoves,
    Wishes,
    Method,
    MethodHead,
  ],
  exports: [
    CityArt,
    CitiesImport,
    CityCommands,
    CitiesService,
    Comparisons,
    DoubtfulCities,
    Standings,
    IrexMoves,
    DailySearches,
    Searchers,
    PersonalInputs,
  ],
})
export class CitiesModule implements OnModuleInit {
  constructor(private readonly versions: DataVersions) {}

  onModuleInit(): void {
    this.versions.follow(CITIES, dayOf);
  }
}
