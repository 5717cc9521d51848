/** Stable codes of the API's errors; screens turn them into words. */
export const errorCodes = {
  validation: 'validation.failed',
  malformed: 'request.malformed',
  tooLarge: 'request.too_large',
  unsupportedMedia: 'request.unsupported_media',
  originRefused: 'request.origin_refused',
  notFound: 'route.not_found',
  methodNotAllowed: 'route.method_not_allowed',
  pageKeyInvalid: 'page.key_invalid',
  rateLimited: 'rate.limited',
  invalidCredentials: 'auth.invalid_credentials',
  insecureConnection: 'auth.insecure_connection',
  sessionRequired: 'auth.session_required',
  adminRequired: 'auth.admin_required',
  tierRequired: 'tier.required',
  ageTooYoung: 'auth.too_young',
  freshRequired: 'auth.fresh_required',
  suspended: 'auth.suspended',
  passwordChangeRequired: 'auth.password_change_required',
  passwordWrong: 'auth.password_wrong',
  signInExpired: 'auth.sign_in_expired',
  codeInvalid: 'auth.code_invalid',
  emailUnconfirmed: 'auth.email_unconfirmed',
  factorMissing: 'auth.factor_missing',
  factorKnown: 'auth.factor_known',
  passkeyRefused: 'passkey.refused',
  passkeyNotFound: 'passkey.not_found',
  sessionNotFound: 'session.not_found',
  pictureRefused: 'picture.refused',
  pictureNotFound: 'picture.not_found',
  cityUnknown: 'profile.city_unknown',
  emailTaken: 'auth.email_taken',
  linkUnknown: 'link.unknown',
  linkUsed: 'link.used',
  linkExpired: 'link.expired',
  searchDailyLimit: 'search.daily_limit',
  cityNotFound: 'city.not_found',
  favouritesFull: 'favourites.full',
  tableRefused: 'cities.table_refused',
  tableChanged: 'cities.table_changed',
  figureChanged: 'cities.figure_changed',
  batchNotFound: 'cities.batch_not_found',
  batchStands: 'cities.batch_stands',
  providerOff: 'cities.provider_off',
  providerBusy: 'cities.provider_busy',
  providerFailed: 'cities.provider_failed',
  analysisBusy: 'analysis.busy',
  irexWeighsNothing: 'irex.weighs_nothing',
  irexNoWorkingDay: 'irex.no_working_day',
  postNotFound: 'post.not_found',
  userNotFound: 'admin.user_not_found',
  ownAccount: 'admin.own_account',
  mailNotFailed: 'admin.mail_not_failed',
  lastAdmin: 'account.last_admin',
  issueNotFound: 'newsletter.issue_not_found',
  issueStarted: 'newsletter.issue_started',
  issueUntested: 'newsletter.issue_untested',
  billingNotConfigured: 'billing.not_configured',
  billingUnavailable: 'billing.unavailable',
  billingBusy: 'billing.busy',
  alreadySubscribed: 'billing.already_subscribed',
  notSubscribed: 'billing.not_subscribed',
  planHeld: 'billing.plan_held',
  subscriptionEnding: 'billing.ending',
  paymentOpen: 'billing.payment_open',
  quoteInvalid: 'billing.quote_invalid',
  priceChanged: 'billing.price_changed',
  withdrawalOver: 'billing.withdrawal_over',
  webhookRefused: 'billing.webhook_refused',
  billingWorkNotFound: 'billing.work_not_found',
  grantNotFound: 'billing.grant_not_found',
  openPaymentNotFound: 'billing.open_payment_not_found',
  questRunNotFound: 'quest.run_not_found',
  questVersion: 'quest.version',
  questStartUnknown: 'quest.start_unknown',
  questDiverged: 'quest.diverged',
  questIllegal: 'quest.illegal',
  questUnreadable: 'quest.unreadable',
  questTooLong: 'quest.too_long',
  questFull: 'quest.full',
  questDayClosed: 'quest.day_closed',
  questAttemptUsed: 'quest.attempt_used',
  questWeekNotDue: 'quest.week_not_due',
  questWeekCommitted: 'quest.week_committed',
  questOver: 'quest.over',
  questNotOver: 'quest.not_over',
  questBoardUnknown: 'quest.board_unknown',
  unavailable: 'service.unavailable',
  internal: 'internal',
} as const;

export type ErrorCode = (typeof errorCodes)[keyof typeof errorCodes];

/** One rule that one field broke; `path` is dotted (`weather.temperature`). */
export interface FieldError {
  path: string;
  rule: string;
  message: string;
}

/** The one shape of every error of the API. */
export interface ErrorBody {
  statusCode: number;
  code: ErrorCode | (string & {});
  message: string;
  errors?: FieldError[];
  requestId?: string;
}
