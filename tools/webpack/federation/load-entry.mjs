/* global document */
// Loads the entry of a remote as the runtime does: a script that defines its container as a global. Plugins create the
// script element (`createScript`).

const waitForScript = ({ script, timeout }) =>
  new Promise((resolve, reject) => {
    const fail = (why) => () => reject(new Error(`${script.src} ${why}`));
    const timer = setTimeout(fail('timed out'), timeout);
    script.addEventListener('load', resolve);
    script.addEventListener('error', fail('could not be loaded'));
    for (const end of ['load', 'error']) script.addEventListener(end, () => clearTimeout(timer));
    document.head.append(script);
  });

/** Returns the container of `remote`; fails with RUNTIME-001 when the script loaded but defined none. */
export const loadEntry = async ({ entry, entryGlobalName }, { lifecycle }) => {
  if (globalThis[entryGlobalName]) return globalThis[entryGlobalName];
  const request = lifecycle.createScript.emit({ url: entry });
  await waitForScript(request).finally(() => request.script.remove());
  const container = globalThis[entryGlobalName];
  if (!container) throw new Error(`RUNTIME-001: ${entry} brought no ${entryGlobalName}`);
  return container;
};
