import { stylesheet } from '@wanderwork/ui/stylesheet';

/** What the server must know to serve the shell: its own pages, and what stands in every page's head. */
export default {
  head: stylesheet,
  routes: [
    {
      path: '/',
      title: 'WanderWork: decide where to live next',
      description:
        'Cities drawn and measured for people who work remotely: one open score, and beside every figure where it came from and how sure we are.',
    },
    {
      path: '/wanderhub-fallback',
      title: 'WanderHub: articles to read meanwhile',
      description: 'The articles of the WanderHub in plain form, for when the hub itself cannot be shown.',
      private: true,
    },
    { path: '/help', title: 'Help', description: 'Answers about accounts, figures and scores.' },
    { path: '/terms', title: 'Terms of use', description: 'What you and we can rely on.' },
    { path: '/privacy', title: 'Privacy', description: 'What is kept about you, for how long, and why.' },
    { path: '/cookies', title: 'Cookies', description: 'The few cookies there are, and what each is for.' },
    {
      path: '/attributions',
      title: 'Attributions',
      description: 'Where the figures come from, and the work of others that this product stands on.',
    },
    {
      path: '/accessibility',
      title: 'Accessibility',
      description: 'How everybody can use this product, and how to tell us where they cannot.',
    },
  ],
};
