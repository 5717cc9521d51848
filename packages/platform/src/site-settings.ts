import { paths, SITE_SETTINGS_ID, type SiteSettings } from '@wanderwork/contracts';

const defaults: SiteSettings = { socialLinks: [], analyticsUrl: paths.api.analyticsEvents() };

const readServedSettings = (): Partial<SiteSettings> => {
  try {
    return JSON.parse(
      document.getElementById(SITE_SETTINGS_ID)?.textContent ?? '{}',
    ) as Partial<SiteSettings>;
  } catch {
    return {};
  }
};

let settings: SiteSettings | null = null;

/** What the server said about this installation, read once from the HTML; safe defaults where it said nothing. */
export const getSiteSettings = (): SiteSettings => (settings ??= { ...defaults, ...readServedSettings() });
