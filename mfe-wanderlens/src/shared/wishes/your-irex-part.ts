/** The part of the explorer's address that opens the wishes. */
export const YOUR_IREX = 'your-irex';
