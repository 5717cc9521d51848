import { fileURLToPath } from 'node:url';

const specs = '\\.spec\\.tsx?$';

/** The walls inside projects; the walls between them are in eslint.config.mjs. */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Data flows one way and rarely turns back.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: '^((?:mfe-[a-z]+|shell)/src/features)/([^/]+)/' },
      to: { path: '^$1/', pathNot: '^$1/$2/' },
    },
    {
      name: 'shared-knows-no-feature',
      severity: 'error',
      from: { path: '^mfe-[a-z]+/src/shared/' },
      to: { path: '^mfe-[a-z]+/src/(features|routes)/' },
    },
    {
      name: 'features-know-no-route',
      severity: 'error',
      from: { path: '^mfe-[a-z]+/src/features/' },
      to: { path: '^mfe-[a-z]+/src/routes/' },
    },
    {
      name: 'model-is-pure-of-screens',
      severity: 'error',
      from: { path: '/features/[^/]+/model/', pathNot: specs },
      to: { path: '/features/[^/]+/(components|api)/' },
    },
    {
      name: 'api-platform-knows-no-module',
      severity: 'error',
      from: { path: '^api/src/platform/' },
      to: { path: '^api/src/(modules|web)/' },
    },
    {
      name: 'modules-by-their-door',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/' },
      to: {
        path: '^api/src/modules/([^/]+)/',
        pathNot: ['^api/src/modules/$1/', '^api/src/modules/[^/]+/index\\.ts$'],
      },
    },
    {
      name: 'modules-know-no-web',
      severity: 'error',
      comment: 'The pages ask the modules; what both are made with is in platform/pages.',
      from: { path: '^api/src/modules/' },
      to: { path: '^api/src/web/' },
    },
    {
      name: 'web-by-the-doors',
      severity: 'error',
      from: { path: '^api/src/(web/|app\\.module|main|cli)' },
      to: { path: '^api/src/modules/[^/]+/', pathNot: '^api/src/modules/[^/]+/index\\.ts$' },
    },
    {
      name: 'services-do-not-know-http',
      severity: 'error',
      from: { path: '^api/src/modules/[^/]+/[^/]+\\.(service|policy|mapper)\\.ts$' },
      to: { path: '^api/src/modules/[^/]+/http/' },
    },
    {
      name: 'entities-know-only-entities',
      severity: 'error',
      from: { path: '^api/src/modules/([^/]+)/entities/' },
      to: { path: '^api/src/modules/', pathNot: '^api/src/modules/$1/entities/' },
    },
    {
      name: 'contracts-root-stays-light',
      severity: 'error',
      comment: 'The shell loads the root entry; request classes and their library come by ./requests.',
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
      name: 'no-test-from-code',
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
