import { createContext } from 'react';
import { type Wishing } from '../../../shared/wishes/use-wishes';

/** The wishes in force, for what shows and changes them: the page around it stays as it is. */
export const WishesInForce = createContext<Wishing | null>(null);
