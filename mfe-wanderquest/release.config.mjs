/** The routes and slots of this remote, read by the shell and the API. */
export default {
  name: 'wanderquest',
  slots: ['app', 'home', 'admin'],
  routes: [
    {
      path: '/wanderquest',
      title: 'WanderQuest: once around, in 180 days',
      description:
        'A game about working your way around the globe, with real costs, climates and visa rules. First Week is open to everyone, without an account.',
      page: 'src/routes/landing-page',
    },
    {
      path: '/wanderquest/passport',
      title: 'Your passport, WanderQuest',
      description:
        'Stamps from every city, sixty achievements, and what they unlock: professions, passports and home cities.',
      page: 'src/routes/passport-page',
    },
    {
      path: '/wanderquest/boards',
      title: 'Leaderboards, WanderQuest',
      description:
        'Who came furthest in today’s Daily Dash, this week’s route and the Grand Tour. Every run is verified.',
      page: 'src/routes/boards-page',
    },
    {
      path: '/wanderquest/runs',
      title: 'Your runs, WanderQuest',
      description: 'Every run in your account: see how far it came, save it as a file, or delete it.',
      page: 'src/routes/runs-page',
      private: true,
    },
    {
      path: '/wanderquest/first-week',
      title: 'First Week, WanderQuest',
      description:
        'Seven days in a real city. Learn how money, energy, time zones and friends hold together. Free, no account needed.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/daily-dash',
      title: 'Daily Dash, WanderQuest',
      description:
        'Twenty-one days from a start that is the same for everyone today, with real costs, climates and visa rules.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/weekly-route',
      title: 'Weekly Route, WanderQuest',
      description:
        'Sixty days from a start that everyone shares this week, with real costs, climates and visa rules.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/grand-tour',
      title: 'Grand Tour, WanderQuest',
      description:
        'Once around the world in 180 days while income, energy and friendships hold, and home again.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/slow-year',
      title: 'Slow Year, WanderQuest',
      description: 'A year in a few cities: stay long enough to be missed, and leave in time.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/free-roam',
      title: 'Free Roam, WanderQuest',
      description: 'A year, a map of real cities, and no goal but your own.',
      page: 'src/routes/play-page',
    },
  ],
};
