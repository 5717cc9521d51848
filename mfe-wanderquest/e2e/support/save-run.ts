import { type Page } from '@playwright/test';

/** Saves a run to the browser's database, from a page without the game. */
export const saveRun = (page: Page, run: { plan: { mode: string } }) =>
  page.evaluate(
    (value) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('wanderwork_quest', 1);
        opening.onupgradeneeded = () => opening.result.createObjectStore('runs');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const write = opening.result.transaction('runs', 'readwrite');
          write.objectStore('runs').put(value, `run ${value.plan.mode}`);
          write.oncomplete = () => resolve(opening.result.close());
        };
      }),
    run,
  );
