/** A `BroadcastChannel` for tests; all tabs are in this process. */
class Tabs extends EventTarget {
  static readonly all = new Set<Tabs>();
  onmessage: ((event: MessageEvent) => void) | null = null;

  constructor(readonly name: string) {
    super();
    Tabs.all.add(this);
  }

  postMessage(data: unknown): void {
    const others = [...Tabs.all].filter((one) => one !== this && one.name === this.name);
    queueMicrotask(() => others.forEach((one) => one.onmessage?.(new MessageEvent('message', { data }))));
  }

  close(): void {
    Tabs.all.delete(this);
  }
}

/** Opens a second tab on the channel `name`. `heard` collects its messages; `tell` sends one. */
export const anotherTab = <News>(name: string) => {
  Object.assign(globalThis, { BroadcastChannel: Tabs });
  const tab = new Tabs(name);
  const heard: News[] = [];
  tab.onmessage = ({ data }: MessageEvent<News>) => heard.push(data);
  return { heard, tell: (news: News) => tab.postMessage(news), close: () => tab.close() };
};
