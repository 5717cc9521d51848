import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { html } from '../../../web/html.js';

/** Asks before it signs out: a link on another site must not be able to do it. */
export const logoutPage = (): string =>
  html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>Sign out of ${PRODUCT_NAME}</title>
      </head>
      <body>
        <main>
          <h1>Sign out of ${PRODUCT_NAME}?</h1>
          <form method="post" action="${paths.api.logoutFallback()}">
            <button type="submit">Sign Out</button>
          </form>
          <p><a href="${paths.web.home()}">Stay signed in</a></p>
        </main>
      </body>
    </html>`.toString();
