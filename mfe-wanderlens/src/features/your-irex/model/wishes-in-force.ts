import { type IrexWishes } from '@wanderwork/contracts';
import { neutralWishes } from '@wanderwork/irex';
import { createContext } from 'react';

/** The wishes in force, as the address tells them, for what shows and changes them: the page around it stays as it is. */
export const WishesInForce = createContext<{
  wishes: IrexWishes;
  wish: (next: IrexWishes) => void;
  begin: (saved: IrexWishes) => void;
}>({ wishes: neutralWishes, wish: () => undefined, begin: () => undefined });
