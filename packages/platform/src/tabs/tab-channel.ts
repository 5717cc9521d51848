/** What tabs of one browser tell each other. */
interface TabChannel<News> {
  tell: (news: News) => void;
  /** Calls `heard` with what another tab tells; returns how to stop. */
  follow: (heard: (news: News) => void) => () => void;
}

/** Tabs that know it by the same `name` hear each other, and none of them hears itself. */
export const tabChannel = <News>(name: string): TabChannel<News> => {
  const followers = new Set<(news: News) => void>();
  /** One for all who follow: by another a tab would hear its own news. */
  let open: BroadcastChannel | null = null;

  const follow = (heard: (news: News) => void) => {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    open ??= new BroadcastChannel(name);
    open.onmessage = ({ data }: MessageEvent<News>) => followers.forEach((one) => one(data));
    followers.add(heard);
    return () => {
      followers.delete(heard);
      if (followers.size > 0) return;
      open?.close();
      open = null;
    };
  };

  const tell = (news: News) => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = open ?? new BroadcastChannel(name);
    channel.postMessage(news);
    if (channel !== open) channel.close();
  };

  return { tell, follow };
};
