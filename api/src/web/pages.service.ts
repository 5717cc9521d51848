import { paths, PRODUCT_NAME, type Release, START_DOCUMENT } from '@wanderwork/contracts';
import { Injectable, Logger } from '@nestjs/common';
import { Config } from '../platform/config/index.js';
import { LiveReleasesService, type LiveList } from '../modules/delivery/index.js';
import { unavailable } from '../platform/errors/app-error.js';
import { PageHeads, type PageHead } from '../platform/pages/page-heads.js';
import { homeBody, homeJsonLd } from './home-head.js';
import { pageDocument } from './page-document.js';
import { plainPath } from '../platform/pages/path-pattern.js';
import { ShellFolder } from '../platform/pages/shell-folder.js';
import { findPage, sitePages, type SitePage } from './site.js';
import { textBody } from './text-body.js';

export interface ServedPage {
  status: 200 | 404 | 503;
  /** Set where the page has another address now. */
  movedTo?: string | undefined;
  /** About somebody, or for one purpose only: not to be kept beside pages that everybody sees. */
  private: boolean;
  /** The release that the page starts; null where it is the shell's own, or none. */
  release: Release | null;
  html: string;
}

/** What is known of a page's head: data may be missing because the page does not exist, or because it cannot be asked now. */
type Found = { status: ServedPage['status']; head: PageHead };

const missing: PageHead = {
  title: 'Page not found',
  description: `There is no such page on ${PRODUCT_NAME}.`,
};

const notBuilt = () => {
  throw unavailable('The pages are not built yet.');
};

/** Composes the one HTML document for any path of the site. */
@Injectable()
export class PagesService {
  private readonly logger = new Logger(PagesService.name);

  constructor(
    private readonly config: Config,
    private readonly shell: ShellFolder,
    private readonly live: LiveReleasesService,
    private readonly heads: PageHeads,
  ) {}

  async page(path: string): Promise<ServedPage> {
    const { build: shell } = (await this.shell.current()) ?? notBuilt();
    const { list } = await this.liveList();
    const page = findPage(sitePages(shell, list.releases), path);
    const { status, head } = await this.headOf(page, path);
    const html = pageDocument({
      publicUrl: this.config.publicUrl,
      path: page ? plainPath(page.route.path, path) : path,
      head,
      hidden: status !== 200 || page?.route.private === true,
      page: status === 404 ? null : page,
      shell,
      releases: list,
      site: this.config.site,
    });
    return {
      status,
      movedTo: head.movedTo,
      private: page?.route.private === true,
      release: status === 404 ? null : (page?.release ?? null),
      html: html.toString(),
    };
  }

  /** What the service worker keeps to start the app, offline, at an address that was never opened before. */
  async start(): Promise<ServedPage> {
    const { build: shell } = (await this.shell.current()) ?? notBuilt();
    const html = pageDocument({
      publicUrl: this.config.publicUrl,
      path: START_DOCUMENT,
      head: { title: PRODUCT_NAME, description: 'Opened from what this browser keeps.' },
      hidden: true,
      page: null,
      shell,
      releases: null,
      site: this.config.site,
    });
    return { status: 200, private: false, release: null, html: html.toString() };
  }

  /** Pages stand while the database does not: the last list is good enough to start from. */
  private async liveList(): Promise<LiveList> {
    return this.live.getCurrent().catch((error: unknown) => {
      this.logger.error(`Pages are served with the list of releases that was seen last: ${String(error)}`);
      return this.live.lastSeen();
    });
  }

  private async headOf(page: SitePage | null, path: string): Promise<Found> {
    if (!page) return { status: 404, head: missing };
    const general = headOfRoute(page);
    try {
      const head = await this.heads.find(path);
      if (head === null) return { status: 404, head: missing };
      return { status: 200, head: { ...(head ? general : withHomeData(general, page)), ...head } };
    } catch (error) {
      this.logger.error(`${page.route.path} is served without its data: ${String(error)}`);
      return { status: 503, head: general };
    }
  }
}

/** What the route says of itself; a page of text also brings its words. */
const headOfRoute = ({ route: { title, description, body, updatedAt, jsonLd } }: SitePage): PageHead => ({
  title,
  description,
  jsonLd,
  body: body === undefined ? undefined : textBody({ title, html: body, updatedAt }),
});

const withHomeData = (head: PageHead, { route }: SitePage): PageHead =>
  route.path === paths.web.home() ? { ...head, jsonLd: homeJsonLd(), body: homeBody() } : head;
