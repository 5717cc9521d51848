import { paths, type TopicDetail } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { useEffect, useRef } from 'react';
import { addNewNumbers, showTopic, useLive } from '../../live/model/live-store';

/** The replies by others from `from` on that the reader wants to see; the first page of them. */
const findNewNumbers = async (code: string, from: number, signal: AbortSignal): Promise<number[]> => {
  const { posts } = await http.get<TopicDetail>(paths.api.connect.topic(code), { query: { from }, signal });
  return posts
    .filter(({ status, isOwn, isMuted }) => status === 'published' && !isOwn && !isMuted)
    .map(({ number }) => number);
};

const none: number[] = [];

/**
 * The numbers of replies that others have written since the topic was loaded.
 * @param lastNumber the number of the last post at that time
 */
export const useNewReplies = (code: string, lastNumber: number): number[] => {
  useEffect(() => showTopic(code), [code]);
  const missed = useLive((state) => state.missed);
  const missedBefore = useRef(missed);
  useEffect(() => {
    if (missed === missedBefore.current) return;
    missedBefore.current = missed;
    const stop = new AbortController();
    findNewNumbers(code, lastNumber + 1, stop.signal).then(
      (numbers) => addNewNumbers(code, numbers),
      // The next look finds them.
      () => undefined,
    );
    return () => stop.abort();
  }, [code, lastNumber, missed]);
  return useLive((state) => state.newNumbers[code] ?? none).filter((number) => number > lastNumber);
};
