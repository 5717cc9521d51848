import { type Writing } from './writing';

/** Describes the progress of a running analysis: "3 claims so far, 1 left out." */
export const formatProgress = ({
  claims,
  dropped,
  writer,
}: Pick<Writing, 'claims' | 'dropped' | 'writer'>) => {
  if (claims.length === 0 && dropped === 0)
    return writer ? `${writer.name} is writing from the figures.` : 'Writing from the figures.';
  const count = claims.length === 1 ? '1 claim' : `${claims.length} claims`;
  return dropped === 0 ? `${count} so far.` : `${count} so far, ${dropped} left out.`;
};
