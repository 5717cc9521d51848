export { CityDataModule } from './city-data.module.js';
export { CitiesImportService } from './cities-import.service.js';
export { CityCommandsService } from './city-commands.service.js';
export { SHIPPED_TABLE } from './city-table-step.js';
export { TableError } from './files/table-error.js';
export { describeImport } from './cities-import.service.js';
