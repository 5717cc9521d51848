export { getSiteSettings, useFlag } from './site-settings';
export { http, type RequestOptions } from './http/http';
export { HttpError, getServerMessage } from './http/http-error';
export { cacheTimes } from './query/cache-times';
export { createQueryClient } from './query/query-client';
export { hasFields, isListOf } from './query/shape';
export { createStoredQuery } from './query/stored-query';
export {
  dropStored,
  findEntryOwner,
  hasPersonalEntry,
  LASTING_ENTRY,
  toPersonalName,
  readStored,
  writeStored,
  type Guard,
  type StoredEntry,
} from './query/stored-cache';
export { session } from './session/session';
export { useSession, type SessionState } from './session/session-store';
export { useSignOut } from './session/use-sign-out';
export { savePreferences } from './preferences/save-preferences';
export { useCurrency } from './preferences/currency';
export { useTemperatureUnit } from './preferences/temperature-unit';
export {
  dismissToast,
  toast,
  useToasts,
  TOAST_DURATION_MS,
  TOAST_HOTKEY,
  TOAST_SWIPE_PX,
  type Toast,
  type ToastContent,
  type ToastTone,
} from './toasts/toasts';
export {
  closeAssistant,
  closePanel,
  followPanelEvents,
  openAssistant,
  openPanel,
  showSubscriptionPanel,
  usePanels,
  type PanelName,
} from './panels/panels';
export { followClientErrors, reportClientError } from './reporting/client-errors';
export { useNear } from './mounting/use-near';
export { AppLink, AppNavLink } from './navigation/app-link';
export { BelowHeading, PageArrival } from './navigation/below-heading';
export { parseHashId } from './navigation/parse-hash-id';
export { PageHead, usePageTitle, type PageHeadProps } from './navigation/page-head';
export { PageHeading } from './navigation/page-heading';
export { prefetchPage, setPrefetcher, type Prefetcher } from './navigation/prefetch';
export { useRouteChange } from './navigation/route-focus';
export { followScroll } from './navigation/scroll-memory';
export { createFeatureApp, type Pages } from './recovery/feature-app';
export {
  lazyRetry,
  type LazyModule,
  type PageParams,
  type PrefetchData,
  type RetryingComponent,
} from './recovery/lazy-retry';
export { RetryBoundary } from './recovery/retry-boundary';
export { WAITLIST_OUTBOX_KEY } from './waitlist/outbox-key';
export { createTabChannel } from './tabs/tab-channel';
export { OtherRemote, setOtherRemotes, useRemotesWith, type OtherRemotes } from './slots/other-remotes';
export * from './remote';
