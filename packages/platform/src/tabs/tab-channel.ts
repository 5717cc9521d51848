/** Sends messages between tabs of one browser. */
interface TabChannel<Message> {
  send: (news: Message) => void;
  /** Calls `listener` with messages from other tabs; returns a function that stops it. */
  follow: (listener: (news: Message) => void) => () => void;
}

/** Tabs that use the same `name` hear each other, but not themselves. */
export const createTabChannel = <Message>(name: string): TabChannel<Message> => {
  const followers = new Set<(news: Message) => void>();
  /** One channel for all listeners: with a second one, a tab would hear its own messages. */
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

  const send = (news: Message) => {
    if (typeof BroadcastChannel === 'undefined') return;
    const channel = openChannel ?? new BroadcastChannel(name);
    channel.postMessage(news);
    if (channel !== openChannel) channel.close();
  };

  return { send, follow };
};
