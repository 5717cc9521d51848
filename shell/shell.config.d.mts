import type { Pages } from '@wanderwork/platform';

/** What a script gets from `shell.config.mjs`: the page of each route, made by `tools/webpack/pages.mjs`. */
export declare const pages: Pages;
