import { type Page } from '@playwright/test';

/** The server answers the next call as if the proof of who one is had grown old. */
export const growStale = (page: Page, path: string) =>
  page.route(
    path,
    (route) =>
      route.fulfill({
        status: 403,
        json: {
          statusCode: 403,
          code: 'auth.fresh_required',
          message: 'Please show once more that it is you.',
        },
      }),
    { times: 1 },
  );
