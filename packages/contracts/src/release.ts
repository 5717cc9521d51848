export const remoteNames = ['wanderlens', 'wanderhub', 'wanderquest', 'account'] as const;
export type RemoteName = (typeof remoteNames)[number];

export const remoteSlots = ['app', 'home', 'admin', 'panels'] as const;
export type RemoteSlot = (typeof remoteSlots)[number];

export const RELEASE_SCHEMA = 1;

/** A page that a remote serves. `path` is a router pattern (`/wanderlens/cities/:slug`). */
export interface ReleaseRoute {
  path: string;
  /** What search engines and the first HTML say; a page with data of its own refines it. */
  title: string;
  description: string;
  /** Chunks of this page, relative to `baseUrl`. */
  preload: string[];
  /** Kept out of search engines (forms, personal pages). */
  private?: boolean;
}

/** A published version of a remote. Paths are relative to `baseUrl`, which ends with a slash. */
export interface Release {
  schema: typeof RELEASE_SCHEMA;
  name: RemoteName;
  version: string;
  baseUrl: string;
  entry: string;
  /** `sha256-…` by file, for every script and style of the release. */
  integrity: Record<string, string>;
  /** Files that every page of the remote needs besides the entry. */
  preload: string[];
  routes: ReleaseRoute[];
  slots: RemoteSlot[];
  /** Lowest versions of the shared packages that it was built for. */
  requires: { platform: string; ui: string };
}

/** The list that the shell loads its remotes from: the live release of each. */
export interface ReleaseList {
  schema: typeof RELEASE_SCHEMA;
  releases: Release[];
}

/** What the shell says when a remote would not start. */
export interface ReleaseReport {
  name: RemoteName;
  version: string;
  reason: 'timeout' | 'network' | 'integrity' | 'contract' | 'render';
}

/** A page that the shell owns; a page of text brings its words along. */
export interface ShellRoute extends ReleaseRoute {
  /** The page's own words as HTML: for readers without JavaScript, and for search engines. */
  body?: string;
  /** ISO day of the last change of the words. */
  updatedAt?: string;
  /** schema.org data about the words. */
  jsonLd?: object;
}

/** What the shell's build says about itself in `shell.json`; the server composes the HTML from it. Files are relative to it. */
export interface ShellBuild {
  version: string;
  /** Small classic scripts that must run before the first paint (the theme). */
  headScripts: string[];
  /** Deferred scripts, in order. */
  scripts: string[];
  styles: string[];
  /** Scripts worth fetching early besides `scripts`. */
  preload: string[];
  /** Fonts of the first view. */
  fonts: string[];
  integrity: Record<string, string>;
  /** The ground of either theme, for the frame that the system draws around the page. */
  themeColors: { light: string; dark: string };
  routes: ShellRoute[];
}

/** The page without a page: what starts the app, offline, at an address that was never opened there. */
export const START_DOCUMENT = '/start';
