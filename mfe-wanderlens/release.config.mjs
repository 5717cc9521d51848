/** What this remote serves. The shell and the API's pages read it from the release list. */
export default {
  name: 'wanderlens',
  slots: ['app', 'home', 'admin', 'assistant'],
  routes: [
    {
      path: '/wanderlens',
      title: 'WanderLens: cities for remote work',
      description:
        'Search cities for remote work by cost, internet, safety and region. One open score for each, and every figure with its source, year and grade.',
      page: 'src/routes/explorer-page',
    },
    {
      path: '/wanderlens/cities/:slug',
      title: 'A city in figures',
      description:
        'Cost of living, internet speed, weather and safety: every figure with its source, and how sure we are of it.',
      page: 'src/routes/city-page',
      lazy: 'src/routes/lazy-city-page',
    },
    {
      path: '/wanderlens/method',
      title: 'How IREX is made',
      description: 'Every rule, weight, goalpost, source and license behind the score, and its limits.',
      page: 'src/routes/method-page',
    },
    {
      path: '/wanderlens/compare',
      title: 'Compare cities',
      description:
        'Up to three cities side by side: score, dimensions and figures, with a note where the difference is within the margin of error.',
      page: 'src/routes/compare-page',
    },
    {
      path: '/wanderlens/planner',
      title: 'Trip planner',
      description:
        'Plan months on the road: days, visas, calls with clients and money in one plan, with what doesn’t fit and by how much.',
      page: 'src/routes/planner-page',
      chunk: 'small-pages',
    },
    {
      path: '/wanderlens/assistant',
      title: 'Travel assistant',
      description:
        'Ask about places, days, hours and money in plain words. Every answer shows its figures, with source and year.',
      page: 'src/routes/assistant-page',
      chunk: 'small-pages',
    },
    {
      path: '/wanderlens/trends',
      title: 'Score changes',
      description:
        'The latest month of IREX compared with the one before: which cities gained and dropped most, and why.',
      page: 'src/routes/trends-page',
    },
    {
      path: '/voice-assistant',
      title: 'Voice assistant',
      description:
        'Ask about cities, visas, hours and money aloud; hear the answer and read it with its figures.',
      page: 'src/routes/voice-assistant-page',
      chunk: 'small-pages',
    },
  ],
};
