const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Puts facts into the places that name them. A name that nobody knows is an error, never an empty place. */
export const fill = (text, facts) =>
  text.replace(placeholder, (_place, name) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`nobody knows {{${name}}}`);
    return facts[name];
  });
