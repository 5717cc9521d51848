import { paths, type QuestRunSummary } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { deleteSavedRun, readSavedRun } from '../../../shared/saves/saved-runs';

/** Deletes a run from the account, and from this browser if it is the saved run of its mode. */
export const deleteRun = async ({ id, mode }: QuestRunSummary): Promise<void> => {
  await http.delete(paths.api.quest.run(id));
  const here = await readSavedRun(mode);
  if (here?.id === id) await deleteSavedRun(mode);
};
