import { type CardTexts } from './text.js';

export const exploreTexts: CardTexts = {
  street_fever: {
    title: 'The ceiling breathes',
    text: 'You woke at four, certain that the ceiling was breathing. The market stew was worth it. Possibly.',
    choices: {
      clinic: {
        label: 'Find a clinic',
        outcomes: ['A drip, a stamp, a kind word in a language that you will learn one day.'],
      },
      sleep: {
        label: 'Water, salt, sleep',
        outcomes: [
          'Two days go by behind the curtain. On the third you are hungry, which is the whole of medicine.',
          'The third day is worse than the first. You will tell this story, but not yet.',
        ],
      },
    },
  },
  festival: {
    title: 'Drums, coming nearer',
    text: 'Drums, three streets over, then two, then yours. A grandmother hands you a lantern as though you had been expected.',
    choices: {
      dance: {
        label: 'Follow the drums',
        outcomes: [
          'You do not know the steps. Nobody minds; somebody counts them out for you until dawn.',
          'Dawn finds you at the wrong end of {city}, with work at nine.',
        ],
      },
      photograph: {
        label: 'Photograph it; someone will buy these',
        outcomes: [
          'Someone does. One of the lanterns is a little out of focus, and it is the best of them.',
          'They are good pictures. They are also what everybody else took.',
        ],
      },
      window: {
        label: 'Close the window',
        outcomes: ['You sleep. In the morning the street is being swept of something that you missed.'],
      },
    },
  },
  pickpocket: {
    title: 'A lighter pocket',
    text: 'A shoulder, an apology, and a pocket that weighs less than it did.',
    choices: {
      chase: {
        label: 'Run after them',
        outcomes: [
          'Two corners on, a hand gives it back and is gone. You count the notes twice. There is one more than before.',
          'You know the sidewalk of {city} better now, and your knee knows it best.',
        ],
      },
      report: {
        label: 'Cancel the cards, file a report',
        outcomes: ['Three forms and a stamp. The officer has seen the same shoulder all week.'],
      },
    },
  },
};
