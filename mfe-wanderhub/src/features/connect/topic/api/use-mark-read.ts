import { useEffect } from 'react';
import { type Reader } from '../../common/api/reader';
import { markRead } from '../../common/model/reads';

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
