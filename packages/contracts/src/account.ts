/** A signed-in browser, as its owner sees it. */
export interface SessionSummary {
  id: string;
  /** "Firefox on Linux". */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** The one that asks. */
  current: boolean;
  /** It outlives the browser. */
  remembered: boolean;
}
