import { getCurrentEdition } from '../../../../shared/editions';
import { getModeInfo } from '../../../../shared/modes';
import { type Run } from '../../../../shared/saves/run';

/** Whether a run is the dash of the day, which can be played only once. */
export const isDashOfToday = ({ plan: { mode }, edition }: Run): boolean =>
  mode === 'daily_dash' && edition !== null && edition === getCurrentEdition(getModeInfo(mode));
