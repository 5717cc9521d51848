/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'wanderquest',
  slots: ['app', 'home'],
  routes: [
    {
      path: '/wanderquest',
      title: 'WanderQuest: once around, in 180 days',
      description:
        'A game about working while circling the globe, on real costs, climates and visa rules. Not open to play yet: read what it will be.',
      page: 'src/routes/landing-page',
    },
  ],
};
