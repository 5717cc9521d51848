import { gear, people, type ChoiceOdds, type State } from '@wanderwork/quest-engine';
import { getPersonName } from './effect-labels';

type Needs = ChoiceOdds['choice']['needs'];

/** Why a choice is closed: the gear, bond or reputation it needs. Story conditions stay secret. */
export const describeClosedChoice = (needs: Needs, state: State): string => {
  if (needs && 'gear' in needs) {
    const { name } = gear.find(({ id }) => id === needs.gear)!;
    return `You need an item you don’t carry: ${name.toLowerCase()}.`;
  }
  if (needs && 'bond' in needs) {
    const has = state.bonds[people.indexOf(needs.bond)]!;
    return `Needs a bond of ${needs.atLeast} with ${getPersonName(needs.bond)}; yours is ${has}.`;
  }
  if (needs && 'figure' in needs && needs.figure === 'reputation')
    return `Needs a reputation of ${needs.value}; yours is ${state.reputation}.`;
  return 'Not open to you yet.';
};
