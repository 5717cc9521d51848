import { Injectable } from '@nestjs/common';
import { paths, PRODUCT_NAME } from '@wanderwork/contracts';
import { html } from '../../../platform/pages/html.js';
import { StandalonePage } from '../../../platform/pages/standalone-page.js';

const body = html`<main>
  <h1>Sign out of ${PRODUCT_NAME}?</h1>
  <form method="post" action="${paths.api.logoutFallback()}">
    <button type="submit">Sign Out</button>
  </form>
  <p><a href="${paths.web.home()}">Stay signed in</a></p>
</main>`;

/** Asks before signing out, so that a link on another site cannot sign anybody out. Works without scripts. */
@Injectable()
export class LogoutPage {
  constructor(private readonly standalonePage: StandalonePage) {}

  compose(): Promise<string> {
    return this.standalonePage.render({ title: 'Sign out', body });
  }
}
