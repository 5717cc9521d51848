const block = /^---\n([\s\S]*?)\n---\n/;
const required = ['title', 'description', 'updated'];
const ISO_DAY = /^\d{4}-\d{2}-\d{2}$/;

const parseFields = (lines) => Object.fromEntries(lines.map((line) => line.split(/:\s+(.*)/s).slice(0, 2)));

/** Splits a text into its front matter (`name: value` lines between `---` lines) and the Markdown after it. */
export const splitFrontMatter = (text) => {
  const [matched, lines] = block.exec(text) ?? [];
  if (!matched) throw new Error('it does not start with front matter');
  const fields = parseFields(lines.split('\n'));
  const missing = required.filter((name) => !fields[name]);
  if (missing.length > 0) throw new Error(`its front matter lacks ${missing.join(', ')}`);
  if (!ISO_DAY.test(fields.updated)) throw new Error(`"${fields.updated}" is not a date such as 2026-11-21`);
  return { fields, markdown: text.slice(matched.length) };
};
