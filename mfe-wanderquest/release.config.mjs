/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'wanderquest',
  slots: ['app', 'home', 'admin'],
  routes: [
    {
      path: '/wanderquest',
      title: 'WanderQuest: once around, in 180 days',
      description:
        'A game about working while circling the globe, on real costs, climates and visa rules. First Week is open to play; read what the long way round will be.',
      page: 'src/routes/landing-page',
    },
    {
      path: '/wanderquest/first-week',
      title: 'First Week, WanderQuest',
      description:
        'Seven days in a real city: learn how money, energy, clocks and company hold together. Free, without an account.',
      page: 'src/routes/first-week-page',
    },
  ],
};
