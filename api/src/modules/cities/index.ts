export { CitiesModule } from './cities.module.js';
export { CITIES } from './cities.topic.js';
export { CityArt } from './city-art.service.js';
export { CityCommands } from './batches/city-commands.service.js';
export { CitiesImport } from './cities-import.service.js';
export { SHIPPED_TABLE } from './city-table-step.js';
export { TableError } from './import/table-error.js';
export { reportLines } from './import/report.js';
export { MonthlySnapshots } from './snapshots/monthly-snapshots.js';
export { DailySearches, type Searcher } from './search/daily-searches.service.js';
export { Searchers } from './search/searchers.js';
export { analyticsArePremium, cityNotFound, citiesNotFound } from './cities.errors.js';
export { mayAnalyse } from './compare/compare.policy.js';
export { DoubtfulCities } from './personal/doubtful-cities.service.js';
export {
  type Among,
  type CityStandings,
  Standings,
  type ValueStanding,
} from './standings/standings.service.js';
export { wishesOf } from './personal/wishes-of.js';
export { CitiesService } from './cities.service.js';
export { comparisonRows } from './compare/compare.js';
export { dimensionNames } from './dimension-names.js';
export { PersonalInputs } from './personal/personal-inputs.service.js';
export { Comparisons } from './compare/comparisons.service.js';
export { IrexMoves } from './snapshots/irex-moves.service.js';
