import { type IrexWishes } from '@wanderwork/contracts';
import { writeWishes } from './wishes-code';

/** Whether both ask the same. */
export const sameWishes = (a: IrexWishes, b: IrexWishes): boolean => writeWishes(a) === writeWishes(b);
