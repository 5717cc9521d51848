import type { CommunityRule } from './moderation.js';

/* The rules of Connect, as the app and the served page show them. */

/** A rule in one line; the page of rules explains each. */
export const communityRuleLabels: Readonly<Record<CommunityRule, string>> = {
  'no-danger': 'Don’t put anyone in danger',
  'no-scams': 'No scams, and no asking for money',
  'no-sexual-advances': 'No sexual advances',
  'no-harassment': 'No harassment or hate',
  'no-private-data': 'Keep private data private',
  'no-spam': 'No spam or hidden advertising',
  'no-false-information': 'Don’t post what you know is false',
  'the-law': 'Stay within the law',
  'good-place-for-everybody': 'Keep this a good place for everyone',
};

export const communityRuleTexts: Readonly<Record<CommunityRule, string>> = {
  'no-danger':
    'Don’t threaten anyone, call for violence, or encourage people to harm themselves. Don’t give advice that you know could get someone hurt or arrested.',
  'no-scams':
    'Don’t ask members for money, deposits, crypto or bank details, and don’t move a deal to another messenger. Nobody here needs your money to answer a question.',
  'no-sexual-advances':
    'People are here about places and work. Don’t comment on their looks or ask for dates, photos or anything sexual.',
  'no-harassment':
    'Argue with what someone says, not with who they are. No insults, no pile-ons, and no hatred of people for their origin, skin, religion, sex, orientation, disability or age.',
  'no-private-data':
    'Don’t post anyone’s address, phone number, documents, employer or whereabouts without their consent. That includes your own hosts and landlords, and screenshots of private messages.',
  'no-spam':
    'Don’t post the same thing in several places, and don’t advertise. If you earn something from what you recommend, say so in the same post.',
  'no-false-information':
    'Mistakes are fine; fix them. Don’t invent figures, reviews or experiences. For visas, tax and health, say where and when you learned it.',
  'the-law':
    'Don’t use Connect for anything illegal, and don’t help others to do so: forged papers, undeclared work, pirated goods.',
  'good-place-for-everybody':
    'The rest is common sense. Answer the question that was asked, keep to the topic, and treat newcomers the way you’d have liked to be treated.',
};

/** What happens when a rule is broken. The last text continues after a link to the reader's decisions. */
export const brokenRuleTexts = {
  report:
    'Press “Report” beside the post, topic or profile. You don’t need an account, and nobody learns that it was you. A moderator answers within an hour if someone is in danger, within 4 hours for scams and sexual advances, and within 24 hours otherwise.',
  actions:
    'A moderator can label, retitle, hide or close what was posted, warn its author, or pause their writing for 1, 7 or 30 days. Ending an account takes two people. Some posts wait for review before they appear, for example when a new member posts contact details.',
  decisions:
    'Nothing happens in secret. If a decision concerns you, you can read the rule, the reason and the end under',
  appeal: 'and appeal it once within 180 days. Someone else then decides.',
} as const;
