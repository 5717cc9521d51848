import { FeaturedSection } from './features/featured/components/featured-section';

export default FeaturedSection;
