import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { CitiesModule } from '../cities/index.js';
import { IrexModule } from '../irex/index.js';
import { CountedSearch } from './entities/counted-search.entity.js';
import { SearchEntry } from './entities/search-entry.entity.js';
import { SearchProfile } from './entities/search-profile.entity.js';
import { ExplorerHead } from './explorer-head.js';
import { ExplorerController } from './http/explorer.controller.js';
import { SearchController } from './http/search.controller.js';
import { CityListService } from './listing/city-list.service.js';
import { CityPagesService } from './listing/city-pages.service.js';
import { BestCitiesService } from './search/best-cities.service.js';
import { CityCardsService } from './search/city-cards.service.js';
import { CitySearchService } from './search/city-search.service.js';
import { Clock } from './clock.js';
import { CountedSearchesCache } from './search/counted-searches-cache.js';
import { DailySearchesService } from './search/daily-searches.service.js';
import { NearMissesService } from './search/near-misses.service.js';
import { ParsedPhraseCache } from './search/parsed-phrase-cache.js';
import { PhraseSearchService } from './search/phrase-search.service.js';
import { PlaceAnswersService } from './search/place-answers.service.js';
import { SearchQuotaSubject } from './search/search-quota-subject.js';
import { SearchResultsCache } from './search/search-results-cache.js';
import { VisitorCookie } from './search/visitor-cookie.js';
import { VocabularyCache } from './search/vocabulary-cache.js';
import { WanderlensHeroService } from './wanderlens-hero.service.js';

/** Lists of cities, and the search by names and by phrases. */
@Module({
  imports: [TypeOrmModule.forFeature([SearchEntry, SearchProfile, CountedSearch]), CitiesModule, IrexModule],
  controllers: [ExplorerController, SearchController],
  providers: [
    BestCitiesService,
    CityCardsService,
    CityListService,
    CityPagesService,
    CitySearchService,
    Clock,
    CountedSearchesCache,
    DailySearchesService,
    SearchResultsCache,
    NearMissesService,
    PhraseSearchService,
    PlaceAnswersService,
    ParsedPhraseCache,
    SearchQuotaSubject,
    VisitorCookie,
    VocabularyCache,
    WanderlensHeroService,
    ExplorerHead,
  ],
  exports: [
    BestCitiesService,
    Clock,
    DailySearchesService,
    PhraseSearchService,
    SearchQuotaSubject,
    VocabularyCache,
  ],
})
export class CitySearchModule {}
