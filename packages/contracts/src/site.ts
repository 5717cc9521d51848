/** A place of the product on another network, as configured (`SOCIAL_LINKS`). */
export interface SocialLink {
  /** The network's name, as people read it: "Mastodon". */
  name: string;
  url: string;
}

/** What the server tells the shell about this installation; stands in the HTML beside the list of releases. */
export interface SiteSettings {
  /** In the configured order; none by default, and then none are shown. */
  socialLinks: SocialLink[];
  /** Where analytics events go; the product's own endpoint unless `ANALYTICS_URL` is set. */
  analyticsUrl: string;
}

/** Id of the element of a served page that carries the page's own data, where it has some. */
export const PAGE_DATA_ID = 'page-data';

/** The id of the `<script type="application/json">` that carries the settings. */
export const SITE_SETTINGS_ID = 'site';
