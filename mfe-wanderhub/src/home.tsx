import { LatestSection } from './features/latest/components/latest-section';

export default LatestSection;
