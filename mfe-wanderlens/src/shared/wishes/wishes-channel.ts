import { type IrexWishes } from '@wanderwork/contracts';

const NAME = 'wanderwork-wishes';

/** What somebody wishes now; of a visitor `userId` is null. */
interface WishesNews {
  userId: string | null;
  wishes: IrexWishes | null;
}

/** Tells the other tabs, which would else save what they knew before over it. */
export const announceWishes = (news: WishesNews): void => {
  if (typeof BroadcastChannel === 'undefined') return;
  const channel = new BroadcastChannel(NAME);
  channel.postMessage(news);
  channel.close();
};

export const onWishesElsewhere = (heard: (news: WishesNews) => void): (() => void) => {
  if (typeof BroadcastChannel === 'undefined') return () => undefined;
  const channel = new BroadcastChannel(NAME);
  channel.addEventListener('message', ({ data }: MessageEvent<WishesNews>) => heard(data));
  return () => channel.close();
};
