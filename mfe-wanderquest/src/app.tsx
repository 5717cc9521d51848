import { createFeatureApp } from '@wanderwork/platform';
import { pages } from '../release.config.mjs';

export default createFeatureApp(pages);
