const KEY = 'wanderwork_visited';
type Visit = 'first' | 'later';

/** A visit lasts as long as its tab. The browser's storage then knows that somebody was here. */
const recordVisit = (): Visit => {
  const visit = localStorage.getItem(KEY) === null ? 'first' : 'later';
  localStorage.setItem(KEY, 'yes');
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
