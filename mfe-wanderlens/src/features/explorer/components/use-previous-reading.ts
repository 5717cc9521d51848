import { type SearchAnswer } from '@wanderwork/contracts';
import { useState } from 'react';

/** How the words were read; while the next answer is on its way, how those before it were. */
export const usePreviousReading = (reading: SearchAnswer | null, isComing: boolean): SearchAnswer | null => {
  const [last, setLast] = useState(reading);
  const shown = reading ?? (isComing ? last : null);
  if (shown !== last) setLast(shown);
  return shown;
};
