import { type Page } from '@playwright/test';

/** Makes the server require reauthentication at the next request to `path`. */
export const requireReauthentication = (page: Page, path: string) =>
  page.route(
    path,
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          statusCode: 403,
          code: 'auth.fresh_required',
          message: 'Please confirm it’s you.',
        },
      }),
    { times: 1 },
  );
