import { type QueryClient } from '@tanstack/react-query';
import { toKey } from '../../common/api/reader';
import { addNewNumbers, noteMissed, useLive } from '../model/live-store';
import { type LiveNews } from '../model/live-messages';
import { LiveTab } from '../model/live-tab';

/** A tab that nobody has looked at for this long takes no part. */
const MAX_HIDDEN_MS = 5 * 60_000;

const isHidden = (): boolean => document.visibilityState === 'hidden';

/**
 * Brings live hints to the pages of this tab while somebody is signed in. A hidden tab looks again when it is shown; one
 * that is hidden for long, offline or closing takes no part.
 */
export const startLive = (userId: string, client: QueryClient): (() => void) => {
  let tab: LiveTab | null = null;
  let waiting: LiveNews['type'] | null = null;
  let leaving: ReturnType<typeof setTimeout> | undefined;

  const refresh = (what: LiveNews['type']) => {
    // A private message comes with a notification.
    for (const part of ['notifications', 'messages'])
      void client.invalidateQueries({ queryKey: toKey(userId, part) });
    if (what === 'missed') noteMissed();
  };

  const handleNews = (news: LiveNews) => {
    if (news.type === 'topic') addNewNumbers(news.topic, [news.number]);
    else if (!isHidden()) refresh(news.type);
    else if (waiting !== 'missed') waiting = news.type;
  };

  const leave = () => {
    tab?.leave();
    tab = null;
  };

  const join = () => {
    if (tab || !navigator.onLine) return;
    tab = new LiveTab(userId, handleNews);
    tab.join(useLive.getState().shownTopics);
  };

  const rejoin = () => {
    if (!tab) waiting = 'missed';
    join();
    if (waiting && tab) refresh(waiting);
    waiting = null;
  };

  const handleVisibility = () => {
    clearTimeout(leaving);
    if (isHidden()) leaving = setTimeout(leave, MAX_HIDDEN_MS);
    else rejoin();
  };

  /** Also the first time, when the tab takes part already. */
  const handlePageShow = () => !tab && rejoin();

  const listeners: [EventTarget, string, () => void][] = [
    [document, 'visibilitychange', handleVisibility],
    [window, 'online', rejoin],
    [window, 'offline', leave],
    [window, 'pagehide', leave],
    [window, 'pageshow', handlePageShow],
  ];
  for (const [target, name, listener] of listeners) target.addEventListener(name, listener);
  const unsubscribe = useLive.subscribe(({ shownTopics }, before) => {
    if (shownTopics !== before.shownTopics) tab?.setTopics(shownTopics);
  });
  join();

  return () => {
    for (const [target, name, listener] of listeners) target.removeEventListener(name, listener);
    clearTimeout(leaving);
    unsubscribe();
    leave();
  };
};
