import { Injectable } from '@nestjs/common';
import { formatDocumentTitle, type ShellBuild } from '@wanderwork/contracts';
import { html, type Html } from './html.js';
import { ShellFolder } from './shell-folder.js';

interface Content {
  title: string;
  body: Html;
  /** Stylesheets in addition to the app's. */
  styles?: string[];
}

const renderAssets = ({ headScripts, styles }: ShellBuild): Html =>
  html`${headScripts.map((file) => html`<script src="/${file}"></script>`)}
  ${styles.map((file) => html`<link rel="stylesheet" href="/${file}" />`)}`;

/** Renders a page outside the app: in the app's design, without scripts, and hidden from search engines. */
@Injectable()
export class StandalonePage {
  constructor(private readonly shell: ShellFolder) {}

  async render({ title, body, styles = [] }: Content): Promise<string> {
    const shell = await this.shell.current();
    return html`<!doctype html>
      <html lang="en">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="color-scheme" content="light dark" />
          <meta name="robots" content="noindex" />
          <title>${formatDocumentTitle(title)}</title>
          ${shell && renderAssets(shell.build)}
          ${styles.map((path) => html`<link rel="stylesheet" href="${path}" />`)}
        </head>
        <body>
          ${body}
        </body>
      </html> `.toString();
  }
}
