import { type Assist, type Plan } from '@wanderwork/quest-engine';
import { type ReactNode } from 'react';
import { type ModeInfo } from './modes';

/** Who sets out, and where and how: all of a plan but its draws. */
export type RunSetup = Omit<Plan, 'seedA' | 'seedB' | 'met' | 'keyed'>;

/** What the page of a mode gives to the screen on which a run is made up. */
export interface StartFormProps {
  info: ModeInfo;
  busy: boolean;
  /** Why it could not begin, if so. */
  error?: ReactNode;
  onStart: (setup: RunSetup, help: readonly Assist[]) => void;
}
