import { CityTableSection } from './features/table/components/city-table-section';

export default CityTableSection;
