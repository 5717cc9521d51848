import type { Pages } from '@wanderwork/platform';

/** What a script gets from `release.config.mjs`: the page of each route, made by `tools/webpack/pages.mjs`. */
export declare const pages: Pages;
