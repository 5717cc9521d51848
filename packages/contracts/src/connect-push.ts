/** What the browser needs to know about web push. */
export interface ConnectPushState {
  /** The server's key, which a subscription is made for; null where push is off. */
  publicKey: string | null;
  /** The person's browsers that get pushes, by the ids that the browsers chose. */
  ids: string[];
}

/** What a push carries, encrypted for one browser. It names nobody: it may appear on a locked screen. */
export interface ConnectPush {
  title: string;
  path: string;
}
