import { type CitySummary } from '@wanderwork/contracts';
import { createContext, type ReactNode } from 'react';

/** What a list adds to the card of a city, such as its figures of the conditions of a search. */
export const CardNoteContext = createContext<((city: CitySummary) => ReactNode) | null>(null);
