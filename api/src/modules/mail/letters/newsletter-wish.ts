import type { Letter } from './letter.js';
import type { LetterLinks } from './letter-kind.js';

/** The line for those who ticked the newsletter in another form: a ticked box alone is no yes. */
export const newsletterWish = ({ newsletter }: LetterLinks): NonNullable<Letter['after']> =>
  newsletter
    ? [
        {
          before: 'You also ticked the newsletter. It comes only after your yes: ',
          words: 'send it to me',
          url: newsletter,
        },
      ]
    : [];
