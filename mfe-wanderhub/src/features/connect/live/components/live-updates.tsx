import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReader } from '../../common/api/reader';

/** Receives live hints while a member has a page of Connect open. Without its code, pages work as before. */
export const LiveUpdates = () => {
  const reader = useReader();
  const client = useQueryClient();
  useEffect(() => {
    if (!reader) return;
    let isOver = false;
    let stop = () => {};
    import(/* webpackChunkName: 'connect-live' */ '../api/start-live').then(
      ({ startLive }) => {
        if (!isOver) stop = startLive(reader, client);
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      stop();
    };
  }, [reader, client]);
  return null;
};
