/* global document */
// Loads the entry of a remote as the runtime does: a script that leaves its container under a global name. How the script
// is asked for is said by plugins (`createScript`).

const arrival = ({ script, timeout }) =>
  new Promise((resolve, reject) => {
    const fail = (why) => () => reject(new Error(`${script.src} ${why}`));
    const timer = setTimeout(fail('timed out'), timeout);
    script.addEventListener('load', resolve);
    script.addEventListener('error', fail('could not be loaded'));
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
    document.head.append(script);
  });

/** The container of `remote`; fails with RUNTIME-001 when the script came and brought none. */
export const loadEntry = async ({ entry, entryGlobalName }, { lifecycle }) => {
  if (globalThis[entryGlobalName]) return globalThis[entryGlobalName];
  const asked = lifecycle.createScript.emit({ url: entry });
  await arrival(asked).finally(() => asked.script.remove());
  const container = globalThis[entryGlobalName];
  if (!container) throw new Error(`RUNTIME-001: ${entry} brought no ${entryGlobalName}`);
  return container;
};
