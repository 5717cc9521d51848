import { assists } from '../assists.js';
import { verbs } from '../life/verbs.js';
import { type Action } from './action.js';

const { imul } = Math;

/** Encodes a played action as a unique whole number. */
const encodeAction = (action: Action): number => {
  switch (action.type) {
    case 'spend':
      return verbs.indexOf(action.verb) * 8 + action.days;
    case 'choose':
      return 100 + action.choice;
    case 'move':
      return 1000 + action.to * 64 + action.ahead * 2 + (action.by === 'land' ? 1 : 0);
    case 'lodge':
      return 200 + action.lodging;
    case 'buy':
      return 300 + action.gear;
    case 'take':
      return 400;
    case 'extend':
      return 401;
    case 'quit':
      return 402;
    case 'apply':
      return 500 + action.zone;
    case 'assist':
      return 900 + assists.indexOf(action.assist) * 2 + Number(action.on);
    case 'undo':
      return 950;
    case 'week':
      return imul(action.a, 31) ^ action.b;
  }
};

/** Folds an action into the trail, so that logs with the same result still differ (FNV-1a). */
export const extendTrail = (trail: number, action: Action): number =>
  imul(trail ^ encodeAction(action), 0x01000193);
