import { paths, PRODUCT_NAME, type Release, type SiteSettings, START_DOCUMENT } from '@wanderwork/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../platform/config/index.js';
import { LiveReleasesService, type LiveList } from '../modules/delivery/index.js';
import { unavailable } from '../platform/errors/app-error.js';
import { SettingsService } from '../platform/settings/settings.service.js';
import { PageHeads, type PageHead } from '../platform/pages/page-heads.js';
import { renderHomeBody, createHomeJsonLd } from './home-head.js';
import { renderPageDocument } from './page-document.js';
import { normalizePath } from '../platform/pages/path-pattern.js';
import { ShellFolder } from '../platform/pages/shell-folder.js';
import { findPage, listPages, type SitePage } from './site.js';
import { renderTextBody } from './text-body.js';

export interface ServedPage {
  status: 200 | 404 | 503;
  /** Set when the page has moved. */
  movedTo?: string | undefined;
  /** Personal, or for one purpose only: must not be cached next to public pages. */
  private: boolean;
  /** The release that the page starts; null for the shell's own pages and missing pages. */
  release: Release | null;
  html: string;
}

/** The head of a page and its status: the page may not exist, or its data may be unavailable now. */
type PageState = { status: ServedPage['status']; head: PageHead };

const missingHead: PageHead = {
  title: 'Page not found',
  description: `There is no such page on ${PRODUCT_NAME}.`,
};

const throwNotBuilt = () => {
  throw unavailable('The pages are not built yet.');
};

/** Composes the HTML document for any path of the site. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(
    private readonly config: Config,
    private readonly shell: ShellFolder,
    private readonly live: LiveReleasesService,
    private readonly heads: PageHeads,
    private readonly settings: SettingsService,
  ) {}

  async renderPage(path: string, query?: URLSearchParams): Promise<ServedPage> {
    const { build: shell } = (await this.shell.current()) ?? throwNotBuilt();
    const [{ list }, site] = await Promise.all([this.getLiveList(), this.getSiteSettings()]);
    const page = findPage(listPages(shell, list.releases), path);
    const { status, head } = await this.findHead(page, path, query);
    const html = renderPageDocument({
      publicUrl: this.config.publicUrl,
      path: page ? normalizePath(page.route.path, path) : path,
      head,
      hidden: status !== 200 || page?.route.private === true,
      page: status === 404 ? null : page,
      shell,
      releases: list,
      site,
    });
    return {
      status,
      movedTo: head.movedTo,
      private: page?.route.private === true,
      release: status === 404 ? null : (page?.release ?? null),
      html: html.toString(),
    };
  }

  /**
   * Renders the document with which the service worker starts the app offline, at a path that was never opened before.
   */
  async renderStartDocument(): Promise<ServedPage> {
    const { build: shell } = (await this.shell.current()) ?? throwNotBuilt();
    const html = renderPageDocument({
      publicUrl: this.config.publicUrl,
      path: START_DOCUMENT,
      head: { title: PRODUCT_NAME, description: 'Opened offline from this browser.' },
      hidden: true,
      page: null,
      shell,
      releases: null,
      site: await this.getSiteSettings(),
    });
    return { status: 200, private: false, release: null, html: html.toString() };
  }

  private async getSiteSettings(): Promise<SiteSettings> {
    return { ...this.config.site, flags: await this.settings.flags() };
  }

  /** Pages work while the database is down: the last known list is good enough to start from. */
  private async getLiveList(): Promise<LiveList> {
    return this.live.getCurrent().catch((error: unknown) => {
      this.logger.error(`Pages are served with the last known list of releases: ${String(error)}`);
      return this.live.lastSeen();
    });
  }

  private async findHead(page: SitePage | null, path: string, query?: URLSearchParams): Promise<PageState> {
    if (!page) return { status: 404, head: missingHead };
    const routeHead = toRouteHead(page);
    try {
      const head = await this.heads.find(path, query);
      if (head === null) return { status: 404, head: missingHead };
      return { status: 200, head: { ...(head ? routeHead : withHomeData(routeHead, page)), ...head } };
    } catch (error) {
      this.logger.error(`${page.route.path} is served without its data: ${String(error)}`);
      return { status: 503, head: routeHead };
    }
  }
}

/** Returns the head of a route; a text page also has its text as body. */
const toRouteHead = ({ route: { title, description, body, updatedAt, jsonLd } }: SitePage): PageHead => ({
  title,
  description,
  jsonLd,
  body: body === undefined ? undefined : renderTextBody({ title, html: body, updatedAt }),
});

const withHomeData = (head: PageHead, { route }: SitePage): PageHead =>
  route.path === paths.web.home() ? { ...head, jsonLd: createHomeJsonLd(), body: renderHomeBody() } : head;
