import { Module, type OnModuleInit } from '@nestjs/common';
import { toUtcDay } from '@wanderwork/contracts';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataVersions } from '../../platform/answers/data-versions.js';
import { CitiesService } from './cities.service.js';
import { CITIES } from './cities.topic.js';
import { CityArtService } from './city-art.service.js';
import { CityHeads } from './city-heads.js';
import { CityScaleService } from './city-scale.service.js';
import { ComparisonsService } from './compare/comparisons.service.js';
import { CityFigure, FigureSource } from './entities/city-figure.entity.js';
import { City } from './entities/city.entity.js';
import { FavouriteCity } from './entities/favourite.entity.js';
import { IrexScore } from './entities/irex-score.entity.js';
import { FavouritesService } from './favourites/favourites.service.js';
import { CitiesController } from './http/cities.controller.js';
import { CompareController } from './http/compare.controller.js';
import { CurrencyRatesController } from './http/currency-rates.controller.js';
import { FavouritesController } from './http/favourites.controller.js';
import { SampleCitiesService } from './samples/sample-cities.service.js';
import { DatabaseRanksService } from './standings/database-ranks.service.js';
import { FigureDistributionsService } from './standings/figure-distributions.service.js';
import { RanksService } from './standings/ranks.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([City, CityFigure, FavouriteCity, FigureSource, IrexScore])],
  controllers: [CitiesController, CompareController, CurrencyRatesController, FavouritesController],
  providers: [
    CitiesService,
    CityScaleService,
    ComparisonsService,
    FavouritesService,
    SampleCitiesService,
    CityHeads,
    CityArtService,
    FigureDistributionsService,
    DatabaseRanksService,
    RanksService,
  ],
  exports: [
    CitiesService,
    CityArtService,
    CityScaleService,
    ComparisonsService,
    FavouritesService,
    RanksService,
  ],
})
export class CitiesModule implements OnModuleInit {
  constructor(private readonly versions: DataVersions) {}

  onModuleInit(): void {
    // The city of the day changes with it.
    this.versions.addMoment(CITIES, toUtcDay);
  }
}
