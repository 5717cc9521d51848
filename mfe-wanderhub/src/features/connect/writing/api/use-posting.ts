import { useQueryClient } from '@tanstack/react-query';
import { type FieldError } from '@wanderwork/contracts';
import { getServerFieldErrors, toMessagesByField } from '@wanderwork/platform/forms';
import { useState } from 'react';
import { describeSendError, isTemporary } from '../../common/model/errors';
import { putInOutbox, sendPost, type OutgoingPost, type SentPost } from '../../common/model/outbox';

type Validate = (payload: object) => FieldError[];

interface Options {
  /** Loads the rules of the request. */
  rules: () => Promise<Validate>;
  onSent: (post: SentPost) => void;
  /** The server can't be reached: the post waits in the outbox. */
  onQueued: () => void;
}

/** If the rules can't be loaded, the server alone decides: it uses the same ones. */
const findErrors = async (rules: Options['rules'], body: object): Promise<FieldError[]> => {
  try {
    return (await rules())(body);
  } catch {
    return [];
  }
};

/** Sends a topic or a reply. Without a connection it goes into the outbox. */
export const usePosting = ({ rules, onSent, onQueued }: Options) => {
  const client = useQueryClient();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);

  const handleError = (post: OutgoingPost, error: unknown) => {
    if (isTemporary(error) && putInOutbox(post)) return onQueued();
    const fieldErrors = getServerFieldErrors(error);
    if (fieldErrors.length > 0) setErrors(toMessagesByField(fieldErrors));
    else setProblem(describeSendError(error));
  };

  const checkAndSend = async (post: OutgoingPost) => {
    const fieldErrors = await findErrors(rules, post.body);
    if (fieldErrors.length > 0) return setErrors(toMessagesByField(fieldErrors));
    try {
      onSent(await sendPost(post));
      void client.invalidateQueries({ queryKey: ['connect'] });
    } catch (error) {
      handleError(post, error);
    }
  };

  const post = async (outgoing: Omit<OutgoingPost, 'error'>) => {
    if (busy) return;
    setBusy(true);
    setErrors({});
    setProblem(null);
    await checkAndSend({ ...outgoing, error: null });
    setBusy(false);
  };

  return { post, busy, errors, problem };
};
