const article = {
  title: 'An article of the WanderHub',
  description:
    'A guide for people who work where they wander, with its sources and the day it was last checked.',
};

/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'wanderhub',
  slots: ['app', 'home'],
  routes: [
    {
      path: '/wanderhub',
      title: 'WanderHub: guides for working elsewhere',
      description:
        'Guides on visas, time zones, money and people for those who work remotely. Written for this place, with sources, checked and dated.',
      page: 'src/routes/library-page',
    },
    { path: '/wanderhub/blog/:slugOrId', ...article, page: 'src/routes/article-page' },
    { path: '/blog-post', ...article, page: 'src/routes/latest-article-page' },
    { path: '/blog-post/:slugOrId', ...article, page: 'src/routes/article-page' },
    {
      path: '/connect',
      title: 'Connect: the community to come',
      description:
        'City channels, small meet-ups and honest answers between people who work remotely. Not open yet: what it will be, and what to do until then.',
      page: 'src/routes/connect-page',
    },
  ],
};
