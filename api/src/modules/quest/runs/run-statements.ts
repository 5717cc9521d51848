/* What the store of runs asks the database. */

/** Logs and plans, which lists do not show, are thousands of bytes a run. */
export const summaryColumns = `
  id, mode, difficulty, period, ranked, actions, day, city_count AS "cityCount", city, cash, began_at AS "beganAt",
  changed_at AS "changedAt", finished_at AS "finishedAt", result`;

export const columns = `
  ${summaryColumns}, user_id AS "userId", header, plan, keys, week_ends AS "weekEnds", log`;

export const newestFirst = 'FROM quest_runs WHERE user_id = $1 ORDER BY changed_at DESC, id DESC';

export const inserted = `
  INSERT INTO quest_runs (id, user_id, mode, difficulty, period, ranked, header, plan, keys, week_ends, log, actions,
    day, city_count, city, cash, began_at, changed_at)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, '{}', '', 0, 0, 0, $10, $11, $12, $12)`;

/** What a log comes to, and whether the run may stay ranked with it. */
const standing = `log = $3, actions = $4, day = $5, city_count = $6, city = $7, cash = $8, ranked = ranked AND $9,
  changed_at = $10`;

/**
 * Only where nobody wrote meanwhile: the log that was read is still the stored one, and no week of it was committed and no
 * other rules were taken since, neither of which need change the log.
 */
const asRead = `WHERE id = $1 AND log = $2 AND finished_at IS NULL AND week_ends = $11 AND header = $12`;

export const written = `UPDATE quest_runs SET ${standing} ${asRead}`;

export const committed = `
  UPDATE quest_runs SET ${standing}, week_ends = week_ends || length($3), keys = keys || $13::jsonb ${asRead}`;

export const wentOver = `
  UPDATE quest_runs SET ${standing}, header = $13, week_ends = $14, keys = $15 ${asRead}`;

export const finished = `
  UPDATE quest_runs SET ${standing}, finished_at = $10, score = $13, result = $14 ${asRead}`;

/** Of one player's runs one goes at a time: each that goes looks for the best of those that stay. */
export const alone = 'SELECT FROM quest_runs WHERE user_id = $1 ORDER BY id FOR UPDATE';

export const removed = `
  DELETE FROM quest_runs WHERE id = $1 AND user_id = $2 RETURNING result->>'board' AS board`;

/** How long a text is in bytes stands before it: no log is read for that. */
export const held = `
  SELECT count(*)::integer AS runs, coalesce(sum(octet_length(log) + (
    SELECT coalesce(sum(octet_length(aside.log)), 0) FROM quest_set_aside AS aside WHERE aside.run_id = runs.id
  )), 0)::integer AS bytes
  FROM quest_runs AS runs WHERE user_id = $1`;
