import { useQueryClient } from '@tanstack/react-query';
import { paths, type ConversationDetail } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { useEffect } from 'react';
import { useReader, toKey } from '../../common/api/reader';

/** Marks the messages as read that the reader sees. A failure leaves them unread, which the next visit mends. */
export const useMarkRead = ({ id, isUnread, messages }: ConversationDetail, isShown: boolean): void => {
  const client = useQueryClient();
  const reader = useReader();
  const last = messages.items[0]?.number ?? 0;
  useEffect(() => {
    if (!isShown || !isUnread || last === 0) return;
    void http
      .post(paths.api.connect.readConversation(id), { number: last })
      .then(() =>
        Promise.all(
          [['messages'], ['notifications']].map((part) =>
            client.invalidateQueries({ queryKey: toKey(reader, ...part) }),
          ),
        ),
      )
      .catch(() => undefined);
  }, [client, reader, id, isUnread, isShown, last]);
};
