import { startStandalone } from '@wanderwork/platform/standalone';
import App from './app';

startStandalone(App);
