/** An analysis with all that goes along is a tenth of it: what is longer is no answer of a model. */
const ANSWER_MAX = 4 * 1024 * 1024;

/** Passes on what comes, and breaks off when it is more than any answer. */
const bounded = (): TransformStream<Uint8Array, Uint8Array> => {
  let size = 0;
  return new TransformStream({
    transform(piece, stream) {
      size += piece.length;
      if (size > ANSWER_MAX) stream.error(new Error('The model’s service sends more than an answer'));
      else stream.enqueue(piece);
    },
  });
};

/**
 * Asks the configured service and nobody else: what it is told (figures, wishes, its key) goes to no address that an
 * answer names. Its answers are read as far as a model writes, whatever kind they say to be of.
 */
export const modelFetch: typeof fetch = async (address, request) => {
  const answer = await fetch(address, { ...request, redirect: 'error' });
  return answer.body ? new Response(answer.body.pipeThrough(bounded()), answer) : answer;
};
