import js from '@eslint/js';
import nx from '@nx/eslint-plugin';
import hooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import names from './tools/lint/name-rules.mjs';

/** Import rules between projects; docs/architecture.md shows the same. */
const pure = ['kind:contracts', 'kind:travel', 'kind:irex', 'kind:quest-engine', 'kind:art'];
const screens = ['kind:ui', 'kind:platform', 'kind:contracts', 'kind:art', 'kind:testing'];

const projectBoundaries = [
  { sourceTag: 'kind:shell', onlyDependOnLibsWithTags: screens },
  {
    sourceTag: 'kind:remote',
    onlyDependOnLibsWithTags: [...screens, 'kind:travel', 'kind:irex', 'kind:quest-engine'],
  },
  { sourceTag: 'remote:wanderlens', notDependOnLibsWithTags: ['kind:quest-engine'] },
  { sourceTag: 'remote:wanderquest', notDependOnLibsWithTags: ['kind:travel', 'kind:irex'] },
  { sourceTag: 'remote:wanderhub', notDependOnLibsWithTags: ['kind:irex', 'kind:quest-engine'] },
  { sourceTag: 'remote:account', notDependOnLibsWithTags: ['kind:travel', 'kind:irex', 'kind:quest-engine'] },
  { sourceTag: 'kind:api', onlyDependOnLibsWithTags: pure },
  { sourceTag: 'kind:ui', onlyDependOnLibsWithTags: ['kind:contracts'] },
  { sourceTag: 'kind:platform', onlyDependOnLibsWithTags: ['kind:contracts'] },
  { sourceTag: 'kind:testing', onlyDependOnLibsWithTags: ['kind:contracts', 'kind:platform'] },
  { sourceTag: 'kind:travel', onlyDependOnLibsWithTags: ['kind:contracts'] },
  { sourceTag: 'kind:irex', onlyDependOnLibsWithTags: ['kind:contracts', 'kind:travel'] },
  { sourceTag: 'kind:quest-engine', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'kind:art', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'kind:contracts', onlyDependOnLibsWithTags: [] },
  { sourceTag: 'kind:tools', onlyDependOnLibsWithTags: [...pure, 'kind:tools'] },
];

/**
 * Math functions whose result may differ between JavaScript engines or calls; a replay must give the same result
 * everywhere.
 */
const inexact =
  'random|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|asinh|acosh|atanh|exp|expm1|log|log2|log10|log1p|pow|sqrt|cbrt|hypot|fround';

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/node_modules/**',
      'reports/**',
      '*/reports/**',
      'packages/*/reports/**',
      '**/test-results/**',
      '.nx/**',
      '.data/**',
    ],
  },
  js.configs.recommended,
  tseslint.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    languageOptions: { globals: { ...globals.node } },
    plugins: { names },
    rules: {
      'names/no-retired-words': 'error',
      'names/service-names': 'error',
      eqeqeq: 'error',
      'no-console': 'off',
      'object-shorthand': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
    },
  },
  {
    files: ['**/src/**/*.{ts,tsx}', 'api/test/**/*.ts'],
    plugins: { '@nx': nx },
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      'no-console': 'error',
      '@nx/enforce-module-boundaries': [
        'error',
        { enforceBuildableLibDependency: false, allow: [], depConstraints: projectBoundaries },
      ],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': 'error',
    },
  },
  {
    // A check that is not awaited cannot fail.
    files: ['e2e/**/*.ts', 'mfe-*/e2e/**/*.ts'],
    languageOptions: { parserOptions: { projectService: true } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: false }],
    },
  },
  {
    files: [
      '{shell,mfe-*,packages/ui,packages/platform,packages/testing}/src/**/*.{ts,tsx}',
      '**/src/**/*.{ts,tsx}',
    ],
    plugins: { 'react-hooks': hooks },
    languageOptions: { globals: { ...globals.browser } },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    // A separate entry must import the shared core like any other project and never contain a copy of it.
    files: [
      'packages/platform/src/{analytics,cities,forms,newsletter,prices,waitlist}/**/*.{ts,tsx}',
      'packages/ui/src/{controls,tiers,overlays,charts,notice,people,lists,gallery}/**/*.{ts,tsx}',
    ],
    rules: {
      '@nx/enforce-module-boundaries': [
        'error',
        {
          enforceBuildableLibDependency: false,
          allow: [],
          allowCircularSelfDependency: true,
          depConstraints: projectBoundaries,
        },
      ],
    },
  },
  {
    files: ['packages/quest-engine/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Date', 'performance', 'crypto', 'Intl', 'setTimeout', 'setInterval'].map((name) => ({
          name,
          message:
            'The game engine may use only its own clock and random numbers: a replay must give the same result.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector: `MemberExpression[object.name='Math'][property.name=/^(${inexact})$/]`,
          message: 'The game engine calculates with whole numbers and + − × ÷ only.',
        },
        {
          selector: `VariableDeclarator[init.name='Math'] Property[key.name=/^(${inexact})$/]`,
          message: 'The game engine calculates with whole numbers and + − × ÷ only.',
        },
        {
          selector: "MemberExpression[object.name='Math'][computed=true], BinaryExpression[operator='**']",
          message: 'The game engine calculates with whole numbers and + − × ÷ only.',
        },
      ],
    },
  },
  {
    files: ['packages/travel/src/**/*.ts'],
    ignores: ['**/*.spec.ts'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['performance', 'crypto', 'setTimeout', 'setInterval', 'fetch'].map((name) => ({
          name,
          message: 'The rules of trips are pure: the caller supplies the time and the data.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "MemberExpression[object.name='Date'][property.name='now'], NewExpression[callee.name='Date'][arguments.length=0], MemberExpression[object.name='Math'][property.name='random']",
          message: 'The rules of trips are pure: the caller supplies the time and the data.',
        },
      ],
    },
  },
  {
    files: ['packages/travel/src/**/*.ts'],
    ignores: ['**/*.spec.ts', 'packages/travel/src/time/**'],
    rules: {
      'no-restricted-globals': [
        'error',
        ...['Intl', 'performance', 'crypto', 'setTimeout', 'setInterval', 'fetch'].map((name) => ({
          name,
          message: 'Only time/ of the rules of trips may use Intl, and nothing there may use a clock or I/O.',
        })),
      ],
    },
  },
  {
    // A wish is a goal of a run: the game's own word.
    files: ['{packages/quest-engine,mfe-wanderquest}/**/*.{ts,tsx}'],
    rules: { 'names/no-retired-words': ['error', { allow: ['wish', 'wishes'] }] },
  },
  {
    // A migration is never changed again.
    files: ['api/src/platform/database/migrations/**/*.ts'],
    rules: { 'names/no-retired-words': 'off' },
  },
);
