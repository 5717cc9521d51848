export { cityChoicesQuery } from './cities/city-choices';
