import { useQueryClient } from '@tanstack/react-query';
import { type SentMessage } from '@wanderwork/contracts';
import { getServerFieldErrors } from '@wanderwork/platform/forms';
import { useState } from 'react';
import { createClientId } from '../../common/model/client-id';
import { describeSendError, isTemporary } from '../../common/model/errors';
import { putInOutbox, sendPrivateMessage, type OutgoingPost } from '../../common/model/outbox';

interface Options {
  userId: string;
  /** The name of the person who receives it. */
  recipient: string;
  /** The handle of somebody new, or the conversation. */
  target: { to: string } | { conversation: string };
  onSent: (message: SentMessage) => void;
  /** The server can't be reached: the message waits in the outbox. */
  onQueued: () => void;
}

/** Sends a private message. Without a connection it goes into the outbox. */
export const useSending = ({ userId, recipient, target, onSent, onQueued }: Options) => {
  const client = useQueryClient();
  // Sending the same text again after a lost answer must not write it twice.
  const [attempt, setAttempt] = useState<{ id: string; text: string } | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const handleError = (outgoing: OutgoingPost, error: unknown) => {
    if (isTemporary(error) && putInOutbox(outgoing)) {
      setAttempt(null);
      return onQueued();
    }
    setProblem(getServerFieldErrors(error)[0]?.message ?? describeSendError(error));
  };

  const send = async (text: string) => {
    if (busy) return;
    if (text.trim() === '') return setProblem('Please write a message');
    const id = attempt?.text === text ? attempt.id : createClientId();
    const outgoing = {
      userId,
      topic: null,
      recipient,
      body: { id, text: text.trim(), ...target },
      error: null,
    };
    setAttempt({ id, text });
    setProblem(null);
    setBusy(true);
    try {
      onSent(await sendPrivateMessage(outgoing));
      setAttempt(null);
      void client.invalidateQueries({ queryKey: ['connect'] });
    } catch (error) {
      handleError(outgoing, error);
    }
    setBusy(false);
  };

  return { send, busy, problem };
};
