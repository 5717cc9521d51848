const setNested = (root, [name, ...rest], value) => {
  if (rest.length === 0) root[name] = value;
  else setNested((root[name] ??= Object.create(null)), rest, value);
};

const isList = (names) => names.length > 0 && names.every((name) => /^\d*$/.test(name));

const toLists = (value) => {
  if (typeof value !== 'object') return value;
  const entries = Object.entries(value).map(([name, one]) => [name, toLists(one)]);
  return isList(Object.keys(value)) ? entries.map(([, one]) => one) : Object.fromEntries(entries);
};

/** Parses Stripe's encoding of nested values in a form: `items[0][price]=price_1`. */
export const parseForm = (text) => {
  const root = Object.create(null);
  for (const [name, value] of new URLSearchParams(text))
    setNested(root, name.replaceAll(']', '').split('['), value);
  return { ...toLists(root) };
};
