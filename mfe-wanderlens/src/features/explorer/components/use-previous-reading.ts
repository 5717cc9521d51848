import { type SearchAnswer } from '@wanderwork/contracts';
import { useState } from 'react';

/** How the query was parsed. While the next answer loads, the previous reading. */
export const usePreviousReading = (reading: SearchAnswer | null, isComing: boolean): SearchAnswer | null => {
  const [last, setLast] = useState(reading);
  const shown = reading ?? (isComing ? last : null);
  if (shown !== last) setLast(shown);
  return shown;
};
