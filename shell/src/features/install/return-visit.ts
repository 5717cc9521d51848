const KEY = 'wanderwork_visited';

/** A tab opened sooner after the first page belongs to the same visit. */
const FIRST_VISIT_MS = 30 * 60_000;

type Visit = 'first' | 'later';

const recordVisit = (): Visit => {
  const firstAt = localStorage.getItem(KEY);
  if (firstAt === null) localStorage.setItem(KEY, new Date().toISOString());
  const isLater = firstAt !== null && Date.now() - Date.parse(firstAt) > FIRST_VISIT_MS;
  const visit = isLater ? 'later' : 'first';
  // A tab stays in the visit in which it was opened.
  sessionStorage.setItem(KEY, visit);
  return visit;
};

/** Whether somebody used this browser here before this visit. Call it once on every visit. False without storage. */
export const isReturnVisit = (): boolean => {
  try {
    return (sessionStorage.getItem(KEY) ?? recordVisit()) === 'later';
  } catch {
    return false;
  }
};
