import { Injectable } from '@nestjs/common';
import type { Html } from './html.js';
import { matchPattern, type PathParams } from './path-pattern.js';

export interface PageFeed {
  path: string;
  type: string;
  title: string;
}

/** What the first HTML says about one page. */
export interface PageHead {
  title: string;
  description: string;
  /** Path of this page when it is known under another address too; its own path by default. */
  canonical?: string;
  /** Where the page is now, if it moved: asked for by its earlier path it answers 301. */
  movedTo?: string;
  kind?: 'website' | 'article';
  /** Path of the picture that messengers show, 1200 by 630; the product's own by default. */
  picture?: string;
  /** Where one can subscribe to what the page lists. */
  feeds?: readonly PageFeed[];
  /** schema.org data, printed as `application/ld+json`. */
  jsonLd?: object;
  /** The page readable without JavaScript, placed where the app mounts: everybody sees it until the app is there. */
  body?: Html;
  /** The same for readers without JavaScript alone, where the app does not go on from it. */
  plainBody?: Html;
  /** What the app needs beside the words of `body` to go on from them without asking for the page's data. */
  data?: object;
}

/** One line of the sitemap. */
export interface PageAddress {
  path: string;
  /** ISO date of the last change, where it is known. */
  changedAt?: string;
}

/** A module's word about its pages whose head comes from data. */
export interface HeadProvider {
  /** Router pattern of the pages: `/wanderlens/cities/:slug`. */
  pattern: string;
  /** What is to be said of one page beyond its route's own words; null when there is no such page, which answers 404. */
  head(params: PathParams): Promise<Partial<PageHead> | null>;
  /** Every such page, for the sitemap. */
  addresses?(): Promise<PageAddress[]>;
}

/** Where modules register the heads of their data pages; `web` asks here before it falls back to the route's own words. */
@Injectable()
export class PageHeads {
  private readonly providers: HeadProvider[] = [];

  add(provider: HeadProvider): void {
    this.providers.push(provider);
  }

  /** The asked page's head: undefined when no module speaks for the path, null when the page does not exist. */
  async find(path: string): Promise<Partial<PageHead> | null | undefined> {
    for (const provider of this.providers) {
      const params = matchPattern(provider.pattern, path);
      if (params) return provider.head(params);
    }
    return undefined;
  }

  async addresses(): Promise<PageAddress[]> {
    const lists = await Promise.all(this.providers.map((provider) => provider.addresses?.() ?? []));
    return lists.flat();
  }
}
