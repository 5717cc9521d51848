import { NO_CARD, type State } from '@wanderwork/quest-engine';

/** Why actions in the panels are blocked; false when they are not. */
export const getActionBlock = ({ ending, card }: State): string | false => {
  if (ending) return 'The journey is over.';
  return card !== NO_CARD && 'Answer the card first.';
};
