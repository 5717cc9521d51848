/** What tabs of one browser tell each other. */
interface TabChannel<Message> {
  tell: (news: Message) => void;
  /** Calls `heard` with what another tab tells; returns how to stop. */
  follow: (listener: (news: Message) => void) => () => void;
}

/** Tabs that know it by the same `name` hear each other, and none of them hears itself. */
export const tabChannel = <Message>(name: string): TabChannel<Message> => {
  const followers = new Set<(news: Message) => void>();
  /** One for all who follow: by another a tab would hear its own news. */
  let openChannel: BroadcastChannel | null = null;

  const follow = (listener: (news: Message) => void) => {
    if (typeof BroadcastChannel === 'undefined') return () => undefined;
    openChannel ??= new BroadcastChannel(name);
    openChannel.onmessage = ({ data }: MessageEvent<Message>) => followers.forEach((notify) => notify(data));
    followers.add(listener);
    return () => {
      followers.delete(listener);
      if (followers.size > 0) return;
      openChannel?.close();
      openChannel = null;
    };
  };

  const tell = (news: Message) => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = openChannel ?? new BroadcastChannel(name);
    channel.postMessage(news);
    if (channel !== openChannel) channel.close();
  };

  return { tell, follow };
};
