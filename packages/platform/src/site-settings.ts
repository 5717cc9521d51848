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

/** The settings of this installation, read once from the served HTML; defaults where it has none. */
export const getSiteSettings = (): SiteSettings => (settings ??= { ...defaults, ...readServedSettings() });
