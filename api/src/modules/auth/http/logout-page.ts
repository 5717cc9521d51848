import { documentTitle, paths, PRODUCT_NAME, type ShellBuild } from '@wanderwork/contracts';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/index.js';
import { html, type Html } from '../../../web/html.js';
import { ShellFolder } from '../../../web/shell-build.js';

const looks = ({ headScripts, styles }: ShellBuild): Html =>
  html`${headScripts.map((file) => html`<script src="/${file}"></script>`)}
  ${styles.map((file) => html`<link rel="stylesheet" href="/${file}" />`)}`;

/** Asks before it signs out: a link on another site must not be able to do it. Works without scripts. */
@Injectable()
export class LogoutPage {
  private readonly shell: ShellFolder;

  constructor({ shellDir }: Config) {
    this.shell = new ShellFolder(shellDir);
  }

  async compose(): Promise<string> {
    const shell = await this.shell.current();
    return html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${documentTitle('Sign out')}</title>
          ${shell && looks(shell.build)}
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
      </html> `.toString();
  }
}
