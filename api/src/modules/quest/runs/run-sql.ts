/* SQL of the runs repository. */

/** Lists leave out logs and plans, which take thousands of bytes per run. */
export const summaryColumns = `
  id, mode, difficulty, period, ranked, actions, day, city_count AS "cityCount", city, cash, began_at AS "beganAt",
  changed_at AS "changedAt", finished_at AS "finishedAt", result`;

export const runColumns = `
  ${summaryColumns}, user_id AS "userId", header, plan, keys, week_ends AS "weekEnds", log`;

export const newestFirst = 'FROM quest_runs WHERE user_id = $1 ORDER BY changed_at DESC, id DESC';

export const insertRunSql = `
  INSERT INTO quest_runs (id, user_id, mode, difficulty, period, ranked, header, plan, keys, week_ends, log, actions,
    day, city_count, city, cash, began_at, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '{}', '', 0, 0, 0, $10, $11, $12, $12)`;

/** The columns that a new log sets. A run never becomes ranked again. */
const logColumns = `log = $3, actions = $4, day = $5, city_count = $6, city = $7, cash = $8, ranked = ranked AND $9,
  changed_at = $10`;

/**
 * Optimistic locking: matches only if the log, the committed weeks and the rules are still as they were read. A commit or
 * a change of rules need not change the log.
 */
const unchangedRun = `WHERE id = $1 AND log = $2 AND finished_at IS NULL AND week_ends = $11 AND header = $12`;

export const updateLogSql = `UPDATE quest_runs SET ${logColumns} ${unchangedRun}`;

export const commitWeekSql = `
  UPDATE quest_runs SET ${logColumns}, week_ends = week_ends || length($3), keys = keys || $13::jsonb ${unchangedRun}`;

export const migrateRulesSql = `
  UPDATE quest_runs SET ${logColumns}, header = $13, week_ends = $14, keys = $15 ${unchangedRun}`;

export const finishRunSql = `
  UPDATE quest_runs SET ${logColumns}, finished_at = $10, score = $13, result = $14 ${unchangedRun}`;

/** Deletions of one player's runs are serialized: each looks for the best of the remaining runs. */
export const lockRunsSql = 'SELECT FROM quest_runs WHERE user_id = $1 ORDER BY id FOR UPDATE';

export const deleteRunSql = `
  DELETE FROM quest_runs WHERE id = $1 AND user_id = $2 RETURNING result->>'board' AS board`;

/** `octet_length` reads the stored length, not the text. */
export const storageUsageSql = `
  SELECT count(*)::integer AS runs, coalesce(sum(octet_length(log) + (
    SELECT coalesce(sum(octet_length(aside.log)), 0) FROM quest_set_aside AS aside WHERE aside.run_id = runs.id
  )), 0)::integer AS bytes
  FROM quest_runs AS runs WHERE user_id = $1`;
