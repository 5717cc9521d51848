import { ORIGIN } from '../support/test-config.js';
import type { Recipes } from './recipe.js';

export const platformRecipes: Recipes = {
  'POST /api/csp-reports': ({ visitor }) =>
    Promise.resolve({
      caller: visitor(),
      url: '/api/csp-reports',
      body: {
        'csp-report': {
          'document-uri': `${ORIGIN}/wanderlens`,
          'effective-directive': 'img-src',
          'blocked-uri': 'https://evil.example/x.png',
        },
      },
      headers: () => ({ 'content-type': 'application/csp-report' }),
    }),
};
