import { createContext, useContext } from 'react';

/** Which try of the nearest boundary this is; every failure that is tried again gets a new number. */
export const AttemptContext = createContext(0);

export const useAttempt = (): number => useContext(AttemptContext);
