import { type CardTexts } from './text.js';

export const restTexts: CardTexts = {
  monsoon_balcony: {
    title: 'Weather like a train',
    text: 'Bad weather arrives the way a train arrives. Soon there is no street below, only the man from the corner, selling umbrellas to whoever is still out.',
    choices: {
      watch: {
        label: 'Watch it properly',
        outcomes: ['An hour goes by. You could not say what you thought of, and you feel better for it.'],
      },
      work_on: {
        label: 'Good day to get ahead',
        outcomes: [
          'The sound is worth any headphones. You are a day ahead by dark.',
          'You get ahead a little, and then the power has its own ideas.',
        ],
      },
      hotel: {
        label: 'Splurge on a dry hotel',
        outcomes: ['Towels the size of sails. You sleep until the sun finds the window.'],
      },
    },
  },
  landlord_offer: {
    title: 'A number on a palm',
    text: 'Your landlord has noticed that you sweep the stairs. He names a price for the month, writes it on his palm, and closes the hand.',
    choices: {
      month: {
        label: 'Shake on it',
        outcomes: ['The hand opens. For two weeks nobody will ask you for rent, and the stairs are yours.'],
      },
      decline: {
        label: 'Thank him; keep your exits open',
        outcomes: ['He nods as if he had bet on it. You look at the map a while longer than usual.'],
      },
    },
  },
};
