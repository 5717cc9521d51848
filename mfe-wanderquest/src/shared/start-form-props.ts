import { type Assist, type Plan } from '@wanderwork/quest-engine';
import { type ReactNode } from 'react';
import { type ModeInfo } from './modes';

/** All of a plan but its seeds. */
export type RunSetup = Omit<Plan, 'seedA' | 'seedB' | 'met' | 'rulesVersion' | 'keyed'>;

/** The props of the start form. */
export interface StartFormProps {
  info: ModeInfo;
  busy: boolean;
  /** Why the run could not start. */
  error?: ReactNode;
  onStart: (setup: RunSetup, help: readonly Assist[]) => void;
}
