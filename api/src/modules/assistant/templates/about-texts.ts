import { paths } from '@wanderwork/contracts';

/** What the assistant says about the product. Prices and limits are figures, not part of these texts. */
export const aboutTexts: Readonly<Record<string, { title: string; text: string; link: string }>> = {
  irex: {
    title: 'What IREX is',
    text: 'IREX is our score of how well a city suits remote work. It weighs internet, cost, safety, climate, places to work, visas, health and air, and community. Each score has a range that shows how far it could be off.',
    link: paths.web.method(),
  },
  sources: {
    title: 'Where the figures come from',
    text: 'Every figure names its source and year: official statistics, measurements such as M-Lab, and models where nothing is measured. A mark shows which of them it is, and a rough guess says so.',
    link: paths.web.attributions(),
  },
  assistant: {
    title: 'What I can do',
    text: 'I answer with WanderWork’s own figures: cities and their months, entry rules, Schengen and tax days, clocks, costs, journeys, packing, articles and your trips. I never change anything myself: a change to a trip is a draft that you accept or reject. If a language model wrote an answer, the label above it says so.',
    link: paths.web.assistant(),
  },
  privacy: {
    title: 'What is kept',
    text: 'Your conversations are kept until you delete them, a year at most, and are part of your data export. I infer nothing about you. You can delete a conversation, or all of them, at any time.',
    link: paths.web.privacy(),
  },
  account: {
    title: 'Your account and your data',
    text: 'You can download all of your data and delete your account in Settings. What is deleted is gone for good, so download your data first if you want to keep it.',
    link: paths.web.settings(),
  },
  hello: {
    title: 'Hello',
    text: 'Hello! Tell me where or when you want to go, or ask about a city, a visa, your hours or your budget.',
    link: paths.web.assistant(),
  },
  thanks: {
    title: 'You’re welcome',
    text: 'You’re welcome. Ask me again any time.',
    link: paths.web.assistant(),
  },
  plans: {
    title: 'Free, Pro and Premium',
    text: 'Free members ask a few questions a day and keep one trip. Pro has many more questions and any number of trips. Premium adds comparisons of all cities, the voice assistant and questions without a limit. You change or cancel your plan on its page.',
    link: paths.web.subscription(),
  },
  voice: {
    title: 'The voice assistant',
    text: 'You can talk to me and hear the answers. Nothing changes without your yes, and what you say is always shown as text.',
    link: paths.web.voiceAssistant(),
  },
  offline: {
    title: 'WanderWork offline',
    text: 'You can install WanderWork and save cities, articles and trips for use offline. The assistant needs a connection.',
    link: paths.web.help(),
  },
  quest: {
    title: 'WanderQuest',
    text: 'WanderQuest is our game about a year of remote work.',
    link: paths.web.wanderquest(),
  },
  tools: {
    title: 'WanderHub',
    text: 'WanderHub has guides for working from anywhere, and tools: Schengen days, tax days, team hours, budget and packing.',
    link: paths.web.wanderhub(),
  },
  planner: {
    title: 'The trip planner',
    text: 'Say what you need, such as the months, a budget and your calls, and the planner proposes a trip. It checks visas, Schengen and tax days, calls and money, and shows what doesn’t fit.',
    link: '/wanderlens/planner',
  },
  compare: {
    title: 'Comparing cities',
    text: 'Name two or three cities, such as “Lisbon or Medellín”, and I put their figures side by side. The three sample cities are open to everybody; all others are part of Premium.',
    link: paths.web.compare(),
  },
  wanderwork: {
    title: 'WanderWork',
    text: 'WanderWork helps people who work from anywhere to choose where to go next: cities with sourced figures, a trip planner, guides and tools.',
    link: paths.web.wanderlens(),
  },
};
