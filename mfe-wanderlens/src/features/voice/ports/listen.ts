/** Calls these handlers for the events of their names. Returns a function that stops it. */
export const listen = <Handled extends Event>(
  target: EventTarget,
  handlers: Readonly<Record<string, (event: Handled) => void>>,
): (() => void) => {
  const entries = Object.entries(handlers) as [string, EventListener][];
  for (const [type, handle] of entries) target.addEventListener(type, handle);
  return () => {
    for (const [type, handle] of entries) target.removeEventListener(type, handle);
  };
};
