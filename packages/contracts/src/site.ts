import type { Flags } from './flags.js';

/** A profile of the product on a social network (`SOCIAL_LINKS`). */
export interface SocialLink {
  /** The display name of the network: "Mastodon". */
  name: string;
  url: string;
}

/** Settings of this installation for the shell, embedded in the HTML beside the list of releases. */
export interface SiteSettings {
  /** In the configured order; empty by default. */
  socialLinks: SocialLink[];
  /** The endpoint for analytics events: the product's own unless `ANALYTICS_URL` is set. */
  analyticsUrl: string;
  flags: Flags;
}

/** The id of the element with the data of a served page, if it has any. */
export const PAGE_DATA_ID = 'page-data';

/** The id of the `<script type="application/json">` with the settings. */
export const SITE_SETTINGS_ID = 'site';
