export { CitySearchModule } from './city-search.module.js';
export { DailySearchesService, type QuotaSubject } from './search/daily-searches.service.js';
export { SearchQuotaSubject } from './search/search-quota-subject.js';
export { storeSearchEntries } from './search/store-search-index.js';
export { storeSearchProfiles } from './search/store-search-index.js';
