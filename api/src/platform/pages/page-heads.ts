import { Injectable } from '@nestjs/common';
import type { Html } from './html.js';
import { matchPattern, type PathParams } from './path-pattern.js';

export interface PageFeed {
  path: string;
  type: string;
  title: string;
}

/** Title, description and content of one page in the served HTML. */
export interface PageHead {
  title: string;
  description: string;
  /** The canonical path when the page has several addresses; by default its own path. */
  canonical?: string;
  /** The new path of a page that moved; the earlier path answers 301. */
  movedTo?: string;
  /** Keeps a public page out of search engines. */
  noindex?: boolean;
  kind?: 'website' | 'article';
  /** Path of the preview picture for messengers, 1200 by 630; the product's own by default. */
  picture?: string;
  /** Feeds that people can subscribe to. */
  feeds?: readonly PageFeed[];
  /** schema.org data, printed as `application/ld+json`. */
  jsonLd?: object;
  /** The page's content for the place where the app mounts. Everybody sees it until the app replaces it. */
  body?: Html;
  /** Like `body`, but only for readers without JavaScript: the app does not reuse it. */
  plainBody?: Html;
  /** The data with which the app takes over `body` without requesting it again. */
  data?: object;
}

/** One entry of the sitemap. */
export interface PageAddress {
  path: string;
  /** ISO date of the last change, if known. */
  changedAt?: string;
}

/** Provides the heads of a module's data pages. */
export interface HeadProvider {
  /** Router pattern of the pages, such as `/wanderlens/cities/:slug`. */
  pattern: string;
  /** Returns what differs from the route's own head; null when the page does not exist, which answers 404. */
  head(params: PathParams, query: URLSearchParams): Promise<Partial<PageHead> | null>;
  /** Lists all such pages for the sitemap. */
  addresses?(): Promise<PageAddress[]>;
}

/** Modules register the heads of their data pages here. `web` looks here first and then uses the route's own head. */
@Injectable()
export class PageHeads {
  private readonly providers: HeadProvider[] = [];

  add(provider: HeadProvider): void {
    this.providers.push(provider);
  }

  /** Finds the head of a page: undefined when no module provides the path, null when the page does not exist. */
  async find(path: string, query = new URLSearchParams()): Promise<Partial<PageHead> | null | undefined> {
    for (const provider of this.providers) {
      const params = matchPattern(provider.pattern, path);
      if (params) return provider.head(params, query);
    }
    return undefined;
  }

  async addresses(): Promise<PageAddress[]> {
    const lists = await Promise.all(this.providers.map((provider) => provider.addresses?.() ?? []));
    return lists.flat();
  }
}
