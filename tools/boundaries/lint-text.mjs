import { createInterface } from 'node:readline';
import { ESLint } from 'eslint';

/**
 * Lints texts as if they were at a path, with the repository's own rules. Each line of the standard input is a request,
 * `{ file, text, withTypes }` as JSON, and is answered by a line with the violations. `withTypes` enables rules that
 * need types; the path must then exist.
 */
const withoutTypes = {
  languageOptions: { parserOptions: { projectService: false } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'off',
    '@typescript-eslint/no-misused-promises': 'off',
    '@typescript-eslint/switch-exhaustiveness-check': 'off',
  },
};

const plain = new ESLint({ overrideConfig: withoutTypes });
const typed = new ESLint();

for await (const line of createInterface({ input: process.stdin })) {
  const { file, text, withTypes } = JSON.parse(line);
  const [result] = await (withTypes ? typed : plain).lintText(text, { filePath: file });
  console.log(JSON.stringify(result.messages.map(({ ruleId, message }) => ({ ruleId, message }))));
}
