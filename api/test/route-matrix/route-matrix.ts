import { accountRoutes } from './account.js';
import { adminRoutes } from './admin.js';
import { assistantRoutes } from './assistant.js';
import { authRoutes } from './auth.js';
import { billingRoutes } from './billing.js';
import { citiesRoutes } from './cities.js';
import { connectRoutes } from './connect.js';
import { contentRoutes } from './content.js';
import { marketingRoutes } from './marketing.js';
import { platformRoutes } from './platform.js';
import { questRoutes } from './quest.js';
import { tripsRoutes } from './trips.js';
import { voiceRoutes } from './voice.js';
import type { RouteRow } from './row.js';

/**
 * Every route of the application, as `startMatrixApp` serves it. A route without a row fails the suite, and so does a
 * row without a route.
 */
export const routeMatrix: RouteRow[] = [
  ...platformRoutes,
  ...citiesRoutes,
  ...contentRoutes,
  ...connectRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...questRoutes,
  ...tripsRoutes,
  ...assistantRoutes,
  ...adminRoutes,
  ...billingRoutes,
  ...marketingRoutes,
  ...voiceRoutes,
];
