const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Replaces placeholders by facts. Throws for an unknown name. */
export const fill = (text, facts) =>
  text.replace(placeholder, (_place, name) => {
    if (!Object.hasOwn(facts, name)) throw new Error(`unknown fact {{${name}}}`);
    return facts[name];
  });
