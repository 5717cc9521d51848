import { Injectable } from '@nestjs/common';
import { Config } from '../platform/config/index.js';
import type { Text } from '../platform/http/answer.js';
import { LiveReleasesService } from '../modules/delivery/index.js';
import { PageHeads, type PageAddress } from '../platform/pages/page-heads.js';
import { html, type Html } from '../platform/pages/html.js';
import { ShellFolder } from '../platform/pages/shell-folder.js';
import { listPages } from './site.js';

const CACHE_ONE_HOUR = 'public, max-age=3600';

/** Pages with parameters are listed by the modules that know their values. */
const isSinglePage = (path: string) => !/[:*]/.test(path);

const renderEntry = (publicUrl: string, { path, changedAt }: PageAddress): Html =>
  html`<url><loc>${new URL(path, publicUrl).href}</loc>${changedAt && html`<lastmod>${changedAt}</lastmod>`}</url>
`;

/** Composes robots.txt and the sitemap. */
@Injectable()
export class SearchEngines {
  constructor(
    private readonly config: Config,
    private readonly shell: ShellFolder,
    private readonly live: LiveReleasesService,
    private readonly heads: PageHeads,
  ) {}

  composeRobots(): Text {
    const map = new URL('/sitemap.xml', this.config.publicUrl).href;
    const body = `User-agent: *\nDisallow: /api/\nAllow: /api/art/\n\nSitemap: ${map}\n`;
    return { type: 'text/plain; charset=utf-8', cache: CACHE_ONE_HOUR, body };
  }

  async composeSitemap(): Promise<Text> {
    const addresses = [...(await this.listSinglePages()), ...(await this.heads.addresses())];
    const body = html`<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
${addresses.map((address) => renderEntry(this.config.publicUrl, address))}</urlset>
`;
    return { type: 'application/xml; charset=utf-8', cache: CACHE_ONE_HOUR, body: body.toString() };
  }

  private async listSinglePages(): Promise<PageAddress[]> {
    const [shell, { list }] = await Promise.all([this.shell.current(), this.live.getCurrent()]);
    return listPages(shell?.build ?? { routes: [] }, list.releases)
      .filter(({ route }) => !route.private && isSinglePage(route.path))
      .map(({ route }) => ({ path: route.path, changedAt: route.updatedAt }));
  }
}
