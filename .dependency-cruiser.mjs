import { fileURLToPath } from 'node:url';

const specs = '\\.spec\\.tsx?$';

/** Import rules inside projects; eslint.config.mjs has the rules between projects. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Dependencies point one way only.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-imports-between-features',
      severity: 'error',
      from: { path: '^((?:mfe-[a-z]+|shell)/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'no-features-in-shared',
      severity: 'error',
      from: { path: '^mfe-[a-z]+/src/shared/' },
      to: { path: '^mfe-[a-z]+/src/(features|routes)/' },
    },
    {
      name: 'no-routes-in-features',
      severity: 'error',
      from: { path: '^mfe-[a-z]+/src/features/' },
      to: { path: '^mfe-[a-z]+/src/routes/' },
    },
    {
      name: 'no-components-in-model',
      severity: 'error',
      from: { path: '/features/[^/]+/model/', pathNot: specs },
      to: { path: '/features/[^/]+/(components|api)/' },
    },
    {
      name: 'no-modules-in-api-platform',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/(modules|web)/' },
    },
    {
      name: 'modules-through-index-only',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: {
        path: '^api/src/modules/([^/]+)/',
        pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'no-web-in-modules',
      severity: 'error',
      comment: 'Pages use modules, never the other way around; what both need is in platform/pages.',
      from: { path: '^api/src/modules/' },
      to: { path: '^api/src/web/' },
    },
    {
      name: 'web-through-index-only',
      severity: 'error',
      from: { path: '^api/src/(web/|app\\.module|main|cli)' },
      to: { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'no-http-in-services',
      severity: 'error',
      comment: 'Only routes, and the module that lists them, know about routes.',
      from: {
        path: '^api/src/modules/',
        pathNot: ['/http/', '\\.(controller|module)\\.ts$', '^api/src/modules/[^/]+/index\\.ts$', specs],
      },
      to: { path: '^api/src/modules/.*(/http/|\\.controller\\.ts$)' },
    },
    {
      name: 'entities-import-entities-only',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/entities/' },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/$1/entities/' },
    },
    {
      name: 'contracts-root-stays-light',
      severity: 'error',
      comment: 'The shell loads the root entry; request classes and their library are in ./requests.',
      from: { path: '^packages/contracts/src/[^/]+\\.ts$' },
      to: { path: '(class-validator|class-transformer|^packages/contracts/src/requests/)' },
    },
    {
      name: 'testing-in-tests-only',
      severity: 'error',
      from: { pathNot: [specs, '^packages/testing/', '/testing/', '^api/test/'] },
      to: { path: '^packages/testing/' },
    },
    {
      name: 'no-tests-in-code',
      severity: 'error',
      from: { pathNot: specs },
      to: { path: specs },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|reports|node_modules/\\.cache)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.base.json', import.meta.url)) },
    enhancedResolveOptions: {
      conditionNames: ['source', 'import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js'],
    },
  },
};
