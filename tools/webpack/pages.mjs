import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Returns the routes with their children after them. A child inherits what it does not set; its path is relative. */
export const flattenRoutes = (routes) =>
  routes.flatMap(({ children = [], ...route }) => [
    route,
    ...children.map((child) => ({ ...route, ...child, path: `${route.path}/${child.path}` })),
  ]);

/** The page of a route with children has routes of its own for them. */
const toPattern = ({ path, children }) => (children ? `${path}/*` : path);

const toImport = (module, chunk) =>
  `() => import(${chunk ? `/* webpackChunkName: '${chunk}' */ ` : ''}'./${module}')`;

/**
 * Returns the source of the module that a script gets when it imports the configuration `file` of a project: `pages`,
 * the lazy component of each route by path. Titles and descriptions stay out of the scripts. Routes with the same
 * `page` share one component. `lazy` of a route is a module whose default export makes the component from the
 * `import()` of the page, instead of `lazyRetry`. Small pages with the same `chunk` share one script.
 */
export const generatePages = (file, isDevelopment) => {
  const { routes, developmentRoutes = [] } = require(file).default;
  const shownRoutes = isDevelopment ? [...routes, ...developmentRoutes] : routes;
  const pages = [...new Set(shownRoutes.map(({ page }) => page))];
  const lazies = [...new Set(shownRoutes.flatMap(({ lazy }) => lazy ?? []))];
  const toComponent = (page) => {
    const { lazy, chunk } = shownRoutes.find((route) => route.page === page);
    return `${lazy ? `lazy${lazies.indexOf(lazy)}` : 'lazyRetry'}(${toImport(page, chunk)})`;
  };
  return [
    `import { lazyRetry } from '@wanderwork/platform';`,
    ...lazies.map((lazy, index) => `import lazy${index} from './${lazy}';`),
    ...pages.map((page, index) => `const page${index} = ${toComponent(page)};`),
    'export const pages = {',
    ...shownRoutes.map((route) => `  '${toPattern(route)}': page${pages.indexOf(route.page)},`),
    '};',
  ].join('\n');
};

/** webpack loader for the configuration of a project. */
export default function pagesLoader() {
  return generatePages(this.resourcePath, this.mode === 'development');
}
