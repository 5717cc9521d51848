const article = {
  title: 'A WanderHub article',
  description: 'A guide for working from anywhere, with its sources and the date we last checked it.',
};

/** Hidden from search engines. */
const personal = { private: true };

/** The pages of this remote. The shell and the API read them from the release list. */
export default {
  name: 'wanderhub',
  slots: ['app', 'home', 'admin'],
  routes: [
    {
      path: '/wanderhub',
      title: 'WanderHub: guides for working from anywhere',
      description:
        'Guides on visas, time zones, money and people for remote workers. Every guide lists its sources and when we last checked it.',
      page: 'src/routes/library-page',
    },
    { path: '/wanderhub/blog/:slugOrId', ...article, page: 'src/routes/article-page' },
    {
      path: '/wanderhub/authors/:author',
      title: 'Guides by one author',
      description:
        'All WanderHub guides by one author, with their sources and the date we last checked each.',
      page: 'src/routes/author-page',
    },
    { path: '/blog-post', ...article, page: 'src/routes/latest-article-page' },
    { path: '/blog-post/:slugOrId', ...article, page: 'src/routes/article-page' },
    {
      path: '/wanderhub/tools',
      title: 'Tools for working from anywhere',
      description:
        'Calculators for visa days, budgets, meeting times and packing. They show how they count and work offline once opened.',
      page: 'src/routes/tools-page',
    },
    {
      path: '/wanderhub/tools/budget',
      title: 'Budget calculator',
      description: 'Estimate what a stay in a city costs, for any number of people and any length of time.',
      page: 'src/routes/budget-page',
    },
    {
      path: '/wanderhub/tools/compare-cost',
      title: 'City-to-city cost',
      description: 'Compare the costs of two cities line by line, and see what your income is worth there.',
      page: 'src/routes/compare-cost-page',
    },
    {
      path: '/wanderhub/tools/schengen',
      title: 'Schengen 90/180 counter',
      description:
        'See how many of your 90 days you have used, how long you can stay and when you can return.',
      page: 'src/routes/schengen-page',
    },
    {
      path: '/wanderhub/tools/tax-days',
      title: 'Tax-day counter',
      description: 'Count your days in each country: per tax year, in any 365 days and in any 12 months.',
      page: 'src/routes/tax-days-page',
    },
    {
      path: '/wanderhub/tools/team-hours',
      title: 'Shared team hours',
      description:
        'Find the hours your team shares across time zones, the best time to meet and what clock changes do.',
      page: 'src/routes/team-hours-page',
    },
    {
      path: '/wanderhub/tools/packing',
      title: 'Packing list',
      description: 'Get a packing checklist for the climate and length of your trip.',
      page: 'src/routes/packing-page',
    },
    {
      path: '/connect',
      title: 'Connect',
      description: 'City by city: questions and honest answers from people who work remotely.',
      page: 'src/routes/connect-page',
      children: [
        { path: 'cities/:slug', title: 'Connect: a city' },
        { path: 'regions/:slug', title: 'Connect: a region' },
        { path: 'everywhere', title: 'Connect: everywhere' },
        { path: 't/:code/:slug', title: 'A topic in Connect' },
        { path: 'new', title: 'New topic', ...personal },
        {
          path: 'meet-ups',
          title: 'Meet-ups',
          description: 'Upcoming meet-ups of people who work remotely, city by city, each at a public place.',
        },
        { path: 'meet-ups/new', title: 'Host a meet-up', ...personal },
        { path: 'meet-ups/:code/:slug', title: 'A meet-up' },
        { path: 'meet-ups/:code/:slug/edit', title: 'Change a meet-up', ...personal },
        { path: 'search', title: 'Search Connect', ...personal },
        { path: 'people/:handle', title: 'Connect: a member', ...personal },
        { path: 'stays', title: 'Your stays', ...personal },
        { path: 'notifications', title: 'Notifications', ...personal },
        { path: 'messages', title: 'Private messages', ...personal },
        { path: 'messages/:id', title: 'A private conversation', ...personal },
        { path: 'decisions', title: 'Decisions about you', ...personal },
        { path: 'settings', title: 'Connect settings', ...personal },
        {
          path: 'rules',
          title: 'Community rules',
          description:
            'The rules of Connect: what we ask of everyone who posts, and what happens when someone breaks a rule.',
        },
        {
          path: 'rules/moderation',
          title: 'Moderation in numbers',
          description: 'What people reported in Connect, how fast we answered, and what came of it.',
        },
        { path: 'moderation', title: 'Moderation', ...personal },
      ],
    },
  ],
};
