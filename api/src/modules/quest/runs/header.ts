import type { QuestHeader } from '@wanderwork/contracts';
import { FORMAT, versions } from '@wanderwork/quest-engine';

/** What runs are played by now. */
export const currentHeader = (): QuestHeader => ({ schema: FORMAT, ...versions() });

export const sameHeader = (one: QuestHeader, other: QuestHeader): boolean =>
  one.schema === other.schema &&
  one.engine === other.engine &&
  one.content === other.content &&
  one.data === other.data;
