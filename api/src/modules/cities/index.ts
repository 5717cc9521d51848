export { CitiesModule } from './cities.module.js';
export { CITIES } from './cities.topic.js';
export { CityArt } from './city-art.service.js';
export { CitiesImport } from './cities-import.service.js';
export { SHIPPED_TABLE } from './city-table-step.js';
export { TableError } from './import/table-error.js';
export { reportLines } from './import/report.js';
export { MonthlySnapshots } from './snapshots/monthly-snapshots.js';
