/** Ten times the size of an analysis with everything around it. A longer answer is not from a model. */
const ANSWER_MAX = 4 * 1024 * 1024;

/** Passes the answer on, and fails when it is too long. */
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
 * Calls the configured service and follows no redirects, so that figures, preferences and the key go nowhere else. The
 * length of answers is limited, whatever their content type.
 *
 * The signal goes to the body too: once the garbage collector takes the finished request, `fetch` no longer passes an
 * abort on to the body, and a model that never stops would never be stopped.
 */
export const modelFetch: typeof fetch = async (address, request) => {
  const signal = request?.signal ?? undefined;
  const answer = await fetch(address, { ...request, redirect: 'error' });
  return answer.body ? new Response(answer.body.pipeThrough(bounded(), { signal }), answer) : answer;
};
