/** What this remote serves: the shell and the API's pages read it from the list of releases. */
export default {
  name: 'wanderlens',
  slots: ['app', 'home', 'admin'],
  routes: [
    {
      path: '/wanderlens',
      title: 'WanderLens: cities for remote work',
      description:
        'Search cities for remote work by cost, internet, safety and region. One open score for each, and beside every figure its source, year and grade.',
      page: 'src/routes/explorer-page',
    },
    {
      path: '/wanderlens/cities/:slug',
      title: 'A city in figures',
      description:
        'What a month costs, how fast the line is, how the year feels and how sure we are: every figure with its source.',
      page: 'src/routes/city-page',
    },
    {
      path: '/wanderlens/method',
      title: 'How IREX is made',
      description:
        'Every rule, weight, goalpost, source, licence and limit of the score, told from the tables that make it.',
      page: 'src/routes/method-page',
    },
    {
      path: '/wanderlens/compare',
      title: 'Compare cities',
      description:
        'Up to three cities side by side: score, dimensions and figures, and a word where the difference is smaller than what is not known.',
      page: 'src/routes/compare-page',
    },
    {
      path: '/wanderlens/trends',
      title: 'What rose, what fell',
      description:
        'The newest month of IREX against the one before: which cities rose and fell most, and which dimensions made it.',
      page: 'src/routes/trends-page',
    },
    {
      path: '/voice-assistant',
      title: 'Voice assistant',
      description:
        'Ask the atlas aloud: what the voice assistant will do, and what you can ask it in writing today.',
      page: 'src/routes/voice-assistant-page',
    },
  ],
};
