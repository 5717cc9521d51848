import type { QuestHeader } from '@wanderwork/contracts';
import { FORMAT, getVersions } from '@wanderwork/quest-engine';

/** The current versions of save format, engine, content and data. */
export const getCurrentHeader = (): QuestHeader => ({ schema: FORMAT, ...getVersions() });

export const isSameHeader = (one: QuestHeader, other: QuestHeader): boolean =>
  one.schema === other.schema &&
  one.engine === other.engine &&
  one.content === other.content &&
  one.data === other.data;
