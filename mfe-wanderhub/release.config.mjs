const article = {
  title: 'An article of the WanderHub',
  description:
    'A guide for people who work where they wander, with its sources and the day it was last checked.',
};

/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'wanderhub',
  slots: ['app', 'home', 'admin'],
  routes: [
    {
      path: '/wanderhub',
      title: 'WanderHub: guides for working elsewhere',
      description:
        'Guides on visas, time zones, money and people for those who work remotely. Written for this place, with sources, checked and dated.',
      page: 'src/routes/library-page',
    },
    { path: '/wanderhub/blog/:slugOrId', ...article, page: 'src/routes/article-page' },
    {
      path: '/wanderhub/authors/:author',
      title: 'Guides by one author',
      description:
        'What somebody wrote for the WanderHub, with sources and the day each guide was last checked.',
      page: 'src/routes/author-page',
    },
    { path: '/blog-post', ...article, page: 'src/routes/latest-article-page' },
    { path: '/blog-post/:slugOrId', ...article, page: 'src/routes/article-page' },
    {
      path: '/wanderhub/tools',
      title: 'Tools for working elsewhere',
      description:
        'Small calculators for days, money, hours and bags. They say how they count, and work without a connection once opened.',
      page: 'src/routes/tools-page',
    },
    {
      path: '/wanderhub/tools/budget',
      title: 'Budget calculator',
      description: 'What a stay in a city costs, as a range, for as many people and as long as you say.',
      page: 'src/routes/budget-page',
    },
    {
      path: '/wanderhub/tools/compare-cost',
      title: 'City-to-city cost',
      description:
        'What two cities cost line by line, where they can be told apart, and what your income is worth there.',
      page: 'src/routes/compare-cost-page',
    },
    {
      path: '/wanderhub/tools/schengen',
      title: 'Schengen 90/180 counter',
      description: 'How many of your 90 days are used, until when you may stay, and when you may come back.',
      page: 'src/routes/schengen-page',
    },
    {
      path: '/wanderhub/tools/tax-days',
      title: 'Tax-day counter',
      description:
        'How many days you spend in each country: in a year, in any 365 days, in any twelve months.',
      page: 'src/routes/tax-days-page',
    },
    {
      path: '/wanderhub/tools/team-hours',
      title: 'Shared hours of a team',
      description:
        'When people in several time zones are at work at once, when to meet, and what a change of clocks does.',
      page: 'src/routes/team-hours-page',
    },
    {
      path: '/wanderhub/tools/packing',
      title: 'Packing list',
      description: 'What goes into the bag for the climate of your months, between two washes, to tick off.',
      page: 'src/routes/packing-page',
    },
    {
      path: '/connect',
      title: 'Connect: the community to come',
      description:
        'City channels, small meet-ups and honest answers between people who work remotely. Not open yet: what it will be, and what to do until then.',
      page: 'src/routes/connect-page',
    },
  ],
};
