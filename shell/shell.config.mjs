import { stylesheet } from '@wanderwork/ui/stylesheet';
import { textRoutes } from '../tools/webpack/content/text-routes.mjs';
import { webManifest } from './web-manifest.mjs';

/** What the server needs to serve the shell: its pages, the head of every page, and the web app manifest. */
export default {
  head: stylesheet,
  manifest: webManifest,
  developmentRoutes: [
    {
      path: '/__ui',
      title: 'Design system',
      description: 'Every part of the design system in every state.',
      page: 'src/features/gallery/gallery-page',
      private: true,
    },
  ],
  routes: [
    {
      path: '/',
      title: 'WanderWork: decide where to live next',
      description:
        'Compare cities for remote work by one open score. Every figure shows where it comes from and how sure we are of it.',
      page: 'src/features/home/home-page',
    },
    {
      path: '/wanderhub-fallback',
      title: 'WanderHub: articles in plain form',
      description: 'All WanderHub articles in plain form, for when WanderHub itself cannot load.',
      page: 'src/features/hub-fallback/hub-fallback-page',
      // Rarely the start of a visit.
      modules: [],
      private: true,
    },
    {
      path: '/saved',
      title: 'Saved',
      description: 'The cities and articles that you saved.',
      page: 'src/features/saved/saved-page',
      modules: [],
      private: true,
    },
    ...textRoutes(import.meta.dirname, {
      viewer: 'src/features/texts/text-page',
      lazy: 'src/features/texts/lazy-text',
    }),
  ],
  /** The attributions page lists the sources from this file, so a change of it needs a new build. */
  alsoFrom: ['api/data/sources.json'],
};
