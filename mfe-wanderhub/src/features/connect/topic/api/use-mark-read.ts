import { useEffect } from 'react';
import { type Reader } from '../../common/api/reader';
import { markRead } from '../../common/model/reads';
import { saveTopic } from './saved-topics';

/** How long a reader looks at a topic before it counts as read. */
const READING_MS = 5000;

/** Remembers how far a signed-in reader has read, once they have looked at it for a while. */
export const useMarkRead = (reader: Reader, topic: string, number: number): void => {
  useEffect(() => {
    if (!reader) return;
    const timer = setTimeout(() => markRead({ userId: reader, topic, number }), READING_MS);
    return () => clearTimeout(timer);
  }, [reader, topic, number]);
};

/**
 * Saves a topic for reading offline, once somebody has looked at it for a while.
 * @param starts the numbers with which its loaded pages begin; none for a topic that was not loaded from the server
 */
export const useSaveTopic = (topic: string, starts: readonly number[]): void => {
  const list = starts.join();
  useEffect(() => {
    if (list === '') return;
    const timer = setTimeout(
      () => void saveTopic(topic, list.split(',').map(Number)).catch(() => undefined),
      READING_MS,
    );
    return () => clearTimeout(timer);
  }, [topic, list]);
};
