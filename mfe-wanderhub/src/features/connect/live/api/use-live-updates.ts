import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useReader } from '../../common/api/reader';

/** Receives live hints while a member has a page of Connect open. Without this script, pages work as before. */
export const useLiveUpdates = (): void => {
  const reader = useReader();
  const client = useQueryClient();
  useEffect(() => {
    if (!reader) return;
    const starting = import(/* webpackChunkName: 'connect-live' */ './start-live').then(
      ({ startLive }) => startLive(reader, client),
      () => undefined,
    );
    return () => void starting.then((stop) => stop?.());
  }, [reader, client]);
};
