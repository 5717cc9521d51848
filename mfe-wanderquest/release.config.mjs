/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'wanderquest',
  slots: ['app', 'home', 'admin'],
  routes: [
    {
      path: '/wanderquest',
      title: 'WanderQuest: once around, in 180 days',
      description:
        'A game about working while circling the globe, on real costs, climates and visa rules. First Week is open to everyone, without an account.',
      page: 'src/routes/landing-page',
    },
    {
      path: '/wanderquest/passport',
      title: 'Your passport, WanderQuest',
      description:
        'Stamps of every city, sixty achievements, and what they open: who you may set out as, and from where.',
      page: 'src/routes/passport-page',
    },
    {
      path: '/wanderquest/boards',
      title: 'Leaderboards, WanderQuest',
      description:
        'Who came furthest in today’s Daily Dash, this week’s route and the Grand Tour: only runs that the server has played again itself.',
      page: 'src/routes/boards-page',
    },
    {
      path: '/wanderquest/runs',
      title: 'Your runs, WanderQuest',
      description:
        'Every run that your account keeps: how far it came, as a file to take along, and deleted when you say so.',
      page: 'src/routes/runs-page',
      private: true,
    },
    {
      path: '/wanderquest/first-week',
      title: 'First Week, WanderQuest',
      description:
        'Seven days in a real city: learn how money, energy, clocks and company hold together. Free, without an account.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/daily-dash',
      title: 'Daily Dash, WanderQuest',
      description:
        'Twenty-one days from a start that is the same for everybody today, on real costs, climates and visa rules.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/weekly-route',
      title: 'Weekly Route, WanderQuest',
      description:
        'Sixty days from a start that everybody shares this week, on real costs, climates and visa rules.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/grand-tour',
      title: 'Grand Tour, WanderQuest',
      description:
        'Once round the world in 180 days while income, energy and friendships hold, and home again.',
      page: 'src/routes/play-page',
    },
    {
      path: '/wanderquest/slow-year',
      title: 'Slow Year, WanderQuest',
      description: 'A year in few cities: stay long enough to be missed, and leave in time.',
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
