import { type CardTexts } from './text.js';

export const socialTexts: CardTexts = {
  ana_1: {
    title: 'The Tuesday class',
    text: 'Ana teaches the free Tuesday class at the coworking space, then packs the projector alone. She asks what you are running from. She is the first to ask it kindly.',
    choices: {
      pack: {
        label: 'Stay and help her pack',
        outcomes: [
          'The cable has a way of being rolled. She shows you twice, and writes her number on the box.',
        ],
      },
      ask: {
        label: 'Ask whether she knows anyone hiring',
        outcomes: [
          'She does, as it happens. She also looks at you a moment longer.',
          'She laughs, not unkindly, and switches off the light.',
        ],
      },
    },
  },
  ana_2: {
    title: 'Your name on a list',
    text: 'A message from Ana: her father is ill, the class is cancelled, and she has put your name next to “people who would understand”.',
    choices: {
      go: {
        label: 'Send money and go',
        outcomes: ['You arrive with fruit and no plan. It turns out that this was the plan.'],
      },
      call: {
        label: 'Call tonight, whatever the hour there',
        outcomes: ['She talks for an hour and you say nine words. She says that they were the right ones.'],
      },
      deadline: {
        label: 'You are on a deadline',
        outcomes: ['The work is delivered. Her next message comes to a group, and you are in it.'],
      },
    },
  },
};
