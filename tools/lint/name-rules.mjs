import { readFileSync } from 'node:fs';
import { basename } from 'node:path';

/** Matches rows of "Words we no longer use": the word in the first column, its replacement in the second. */
const ROW = /^\| (?<words>`.+?`)\s+\| (?<instead>.+?)\s+\|$/;
const SECTION = '## Words we no longer use';

const readRetiredNames = () => {
  const glossary = readFileSync(new URL('../../docs/glossary.md', import.meta.url), 'utf8');
  const section = glossary.split(SECTION)[1]?.split('\n## ')[0] ?? '';
  const rows = section.split('\n').flatMap((line) => {
    const row = ROW.exec(line)?.groups;
    return [...(row?.words.matchAll(/`([^`]+)`/g) ?? [])].map(([, word]) => [word, row.instead]);
  });
  if (rows.length === 0) throw new Error(`docs/glossary.md has no rows under "${SECTION}"`);
  return new Map(rows);
};

/** `useDeedOf` → use, deed, of; `post-words.spec` → post, words, spec. */
const splitName = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z0-9]+/);

/** Returns the retired word in `name`, as the glossary writes it, or null. */
export const findRetired = (name, retired) => {
  const parts = splitName(name);
  const candidates = [...parts, `.${name}`];
  if (parts.length > 1) candidates.push(`-${parts.at(-1)}`);
  return candidates.find((word) => retired.has(word)) ?? null;
};

/** Reports names of files, variables, functions, types and class members that use a retired word of the glossary. */
const noRetiredNames = {
  meta: {
    type: 'suggestion',
    schema: [{ type: 'object', properties: { allow: { type: 'array', items: { type: 'string' } } } }],
    messages: {
      name: '"{{name}}" uses the retired word "{{word}}". Use: {{instead}} (docs/glossary.md).',
      file: 'The file name uses the retired word "{{word}}". Use: {{instead}} (docs/glossary.md).',
    },
  },
  create(context) {
    const retired = readRetiredNames();
    for (const word of context.options[0]?.allow ?? []) retired.delete(word);
    const check = (node, name) => {
      const word = findRetired(name, retired);
      if (word) context.report({ node, messageId: 'name', data: { name, word, instead: retired.get(word) } });
    };
    const checkMember = ({ key, computed }) => {
      if (!computed && 'name' in key) check(key, key.name);
    };
    return {
      Program(node) {
        const name = basename(context.filename).replace(/(\.spec)?\.\w+$/, '');
        const word = findRetired(name, retired);
        if (word) context.report({ node, messageId: 'file', data: { word, instead: retired.get(word) } });
      },
      'Program:exit'() {
        for (const scope of context.sourceCode.scopeManager.scopes) {
          for (const { defs } of scope.variables) {
            for (const { name } of defs) if (name && 'name' in name) check(name, name.name);
          }
        }
      },
      MethodDefinition: checkMember,
      PropertyDefinition: checkMember,
    };
  },
};

/** `x.service.ts` exports one class, `XService`. */
const serviceNames = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { service: 'A class exported by a .service.ts file is called …Service, not "{{name}}".' },
  },
  create: (context) => ({
    'ExportNamedDeclaration > ClassDeclaration'({ id }) {
      if (!/\.service\.ts$/.test(context.filename) || id.name.endsWith('Service')) return;
      context.report({ node: id, messageId: 'service', data: { name: id.name } });
    },
  }),
};

export default { rules: { 'no-retired-words': noRetiredNames, 'service-names': serviceNames } };
