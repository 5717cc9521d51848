export const remoteNames = ['wanderlens', 'wanderhub', 'wanderquest', 'account'] as const;
export type RemoteName = (typeof remoteNames)[number];

export const remoteSlots = ['app', 'home', 'admin', 'panels', 'assistant'] as const;
export type RemoteSlot = (typeof remoteSlots)[number];

export const RELEASE_SCHEMA = 1;

/** A page that a remote serves. `path` is a router pattern (`/wanderlens/cities/:slug`). */
export interface ReleaseRoute {
  path: string;
  /** The title and description in the first HTML; a page with its own data refines them. */
  title: string;
  description: string;
  /** The chunks of this page, relative to `baseUrl`. */
  preload: string[];
  /** Hidden from search engines (forms, personal pages). */
  private?: boolean;
}

/** A published version of a remote. Paths are relative to `baseUrl`, which ends with a slash. */
export interface Release {
  schema: typeof RELEASE_SCHEMA;
  name: RemoteName;
  version: string;
  baseUrl: string;
  entry: string;
  /** The hash (`sha256-…`) of every script and style of the release, by file. */
  integrity: Record<string, string>;
  /** Files that every page of the remote needs, besides the entry. */
  preload: string[];
  routes: ReleaseRoute[];
  slots: RemoteSlot[];
  /** The minimum versions of the shared packages. */
  requires: { platform: string; ui: string };
}

/** The live release of each remote, from which the shell loads them. */
export interface ReleaseList {
  schema: typeof RELEASE_SCHEMA;
  releases: Release[];
}

/** The shell's report of a remote that failed to start. */
export interface ReleaseReport {
  name: RemoteName;
  version: string;
  reason: 'timeout' | 'network' | 'integrity' | 'contract' | 'render';
}

/** A page of the shell; text pages include their text. */
export interface ShellRoute extends ReleaseRoute {
  /** The text of the page as HTML, for readers without JavaScript and for search engines. */
  body?: string;
  /** ISO date of the last change of the text. */
  updatedAt?: string;
  /** schema.org data about the text. */
  jsonLd?: object;
}

/** The shell's build description (`shell.json`), from which the server composes the HTML. Files are relative to it. */
export interface ShellBuild {
  version: string;
  /** Small classic scripts that run before the first paint (the theme). */
  headScripts: string[];
  /** Deferred scripts, in order. */
  scripts: string[];
  styles: string[];
  /** Scripts to fetch early, besides `scripts`. */
  preload: string[];
  /** Fonts used above the fold. */
  fonts: string[];
  integrity: Record<string, string>;
  /** The background of each theme, for the browser's own frame around the page. */
  themeColors: { light: string; dark: string };
  routes: ShellRoute[];
}

/** An empty page that starts the app offline at a URL that was never opened in this browser. */
export const START_DOCUMENT = '/start';
