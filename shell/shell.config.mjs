import { stylesheet } from '@wanderwork/ui/stylesheet';
import { textRoutes } from '../tools/webpack/content/text-routes.mjs';
import { webManifest } from './web-manifest.mjs';

/** What the server must know to serve the shell: its own pages, and what stands in every page's head and in the app's manifest. */
export default {
  head: stylesheet,
  manifest: webManifest,
  developmentRoutes: [
    {
      path: '/__ui',
      title: 'The system',
      description: 'Every part of the design system in every state.',
      private: true,
    },
  ],
  routes: [
    {
      path: '/',
      title: 'WanderWork: decide where to live next',
      description:
        'Cities drawn and measured for people who work remotely: one open score, and beside every figure where it came from and how sure we are.',
      modules: ['src/features/home/home-page'],
    },
    {
      path: '/wanderhub-fallback',
      title: 'WanderHub: articles to read meanwhile',
      description: 'The articles of the WanderHub in plain form, for when the hub itself cannot be shown.',
      private: true,
    },
    ...textRoutes(import.meta.dirname, 'src/features/texts/text-page'),
  ],
  /** The page of attributions is made from the table's own word about its sources. */
  alsoFrom: ['api/data/sources.json'],
};
