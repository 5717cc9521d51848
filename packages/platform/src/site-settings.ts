import { paths, SITE_SETTINGS_ID, toFlags, type Flag, type SiteSettings } from '@wanderwork/contracts';

const defaults = { socialLinks: [], analyticsUrl: paths.api.analyticsEvents() };

const readServedSettings = (): Partial<SiteSettings> => {
  try {
    return JSON.parse(
      document.getElementById(SITE_SETTINGS_ID)?.textContent ?? '{}',
    ) as Partial<SiteSettings>;
  } catch {
    return {};
  }
};

/** The HTML may be older than this script, so it may lack a flag. */
const createSettings = (): SiteSettings => {
  const servedSettings = readServedSettings();
  return { ...defaults, ...servedSettings, flags: toFlags(servedSettings.flags ?? {}) };
};

let settings: SiteSettings | null = null;

/** The settings of this installation, read once from the served HTML; defaults where it has none. */
export const getSiteSettings = (): SiteSettings => (settings ??= createSettings());

/** Whether a feature flag is on. An admin's change takes effect with the next page that the browser loads. */
export const useFlag = (flag: Flag): boolean => getSiteSettings().flags[flag];
