import fs from 'node:fs';
import path from 'node:path';

/** The budgets from budgets.json. */
export const budgets = JSON.parse(fs.readFileSync(path.join(import.meta.dirname, 'budgets.json'), 'utf8'));

const formatKilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;

const formatters = {
  scripts: formatKilobytes,
  page: formatKilobytes,
  requests: (count) => `${count} requests`,
  file: formatKilobytes,
};

const names = { scripts: 'JavaScript', page: 'the whole page', requests: 'the page', file: 'the file' };

/** Returns the entry of a route in `scripts`: its own, or that of a pattern (`/admin*`), or the general goal. */
export const findScriptsEntry = (route) => {
  const pattern = Object.keys(budgets.scripts).find(
    (key) => key.endsWith('*') && route.startsWith(key.slice(0, -1)),
  );
  return budgets.scripts[route] ?? budgets.scripts[pattern] ?? budgets.goals.scripts;
};

/** A shorter text does not count as a reason. */
const MIN_REASON_LENGTH = 30;

/** A budget is a number, or `{ budget, reason }` when it is above the goal. */
const toBudget = (entry) => (typeof entry === 'number' ? { budget: entry, reason: '' } : entry);

/**
 * Returns what is wrong with one figure, or null.
 * @param what the route or file, such as `/wanderlens`
 * @param kind `scripts`, `page`, `file` (bytes) or `requests` (a count)
 * @param entry the budget from `budgets.json`
 */
export const overBudget = ({ what, kind, figure, entry, goal }) => {
  const format = formatters[kind];
  if (entry === undefined)
    return `${what} has no budget for ${names[kind]}, which is ${format(figure)}. Add one to tools/page-weight/budgets.json.`;
  const { budget, reason = '' } = toBudget(entry);
  if (budget > goal && reason.length < MIN_REASON_LENGTH)
    return `${what}: the budget of ${format(budget)} for ${names[kind]} is above the goal of ${format(goal)} and gives no reason. Write one beside it in tools/page-weight/budgets.json, or lower it.`;
  if (figure <= budget) return null;
  return (
    `${what}: ${names[kind]} grew to ${format(figure)}, ${format(figure - budget)} above the budget of ${format(budget)}. ` +
    'Load what the first view does not need on interaction or when the browser is idle (lazyRetry). ' +
    `If the growth is worth it, raise the budget in tools/page-weight/budgets.json; above the goal of ${format(goal)} it needs a reason.`
  );
};
