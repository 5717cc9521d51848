import { ESLint } from 'eslint';

/**
 * Lints a text as if it were at a path, with the repository's own rules; prints the violations as JSON. A third
 * argument `with-types` enables rules that need types; the path must then exist.
 */
const [filePath, text, types] = process.argv.slice(2);

const withoutTypes = {
  languageOptions: { parserOptions: { projectService: false } },
  rules: {
    '@typescript-eslint/no-floating-promises': 'off',
    '@typescript-eslint/no-misused-promises': 'off',
    '@typescript-eslint/switch-exhaustiveness-check': 'off',
  },
};

const eslint = new ESLint({ overrideConfig: types === 'with-types' ? [] : withoutTypes });
const [result] = await eslint.lintText(text, { filePath });
console.log(JSON.stringify(result.messages.map(({ ruleId, message }) => ({ ruleId, message }))));
