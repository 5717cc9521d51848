import { type CardTexts } from './text.js';

export const firstWeekTexts: CardTexts = {
  week_page: {
    title: 'One small page',
    text: 'The first message of the week comes from {client}: could you send one page tonight? A small one. It’s six in the evening, and somewhere downstairs somebody is frying onions.',
    choices: {
      tonight: {
        label: 'Write it before dinner',
        outcomes: ['It takes until ten. The reply is one word long, and it is the right word.'],
      },
      morning: {
        label: 'Promise it for the morning',
        outcomes: ['“Morning is fine,” they write, and you believe them a little more than you planned to.'],
      },
    },
  },
  week_stairs: {
    title: 'The light on the third floor',
    text: 'On the third floor the bulb has gone. A woman stands there in the dark with two bags and a cake. “Noor,” she says, as if that explained the cake.',
    choices: {
      carry: {
        label: 'Carry the bags up',
        outcomes: ['Five floors, and then a slice of it. She tells you which tap to trust.'],
      },
      lamp: {
        label: 'Light the way with your phone',
        outcomes: ['You walk ahead of her like a small procession. At her door she bows.'],
      },
    },
  },
  week_napkin: {
    title: 'Three wishes on a napkin',
    text: 'Where would you go, Noor asks, if nobody asked why? You write three wishes on a napkin. They’re in your passport now, and each city that brings one closer wears a ring on the map.',
    choices: {
      wall: {
        label: 'Pin the napkin to the wall',
        outcomes: ['It hangs where you see it first thing. By Friday it has a coffee ring, like a stamp.'],
      },
      wallet: {
        label: 'Fold it into your wallet',
        outcomes: ['Noor makes you sign it, and signs below, as a witness.'],
      },
    },
  },
  week_plug: {
    title: 'The plug by the window',
    text: 'Half the café works on one socket, and it has begun to spark. The owner looks at it the way one looks at a relative. Your battery says an hour.',
    choices: {
      stay: {
        label: 'Stay, and work on battery',
        outcomes: [
          'Nobody talks, nobody calls, and the hour is worth three.',
          'The screen goes black in the middle of a sentence. You reconstruct the rest of it at home.',
        ],
      },
      desk: {
        label: 'Rent a desk across the road',
        outcomes: ['The chair is good, the coffee is not, and the plug does nothing interesting.'],
      },
      walk: {
        label: 'Shut the laptop and walk',
        outcomes: ['You find the river, which had been two streets away all along.'],
      },
    },
  },
  week_evening: {
    title: 'The last evening',
    text: 'Noor leaves on the night bus for a job two borders away. The landlady is sixty dollars short for the gas. And in the window of the print shop hangs a coast that nobody can name.',
    choices: {
      friend: {
        label: 'Walk Noor to the bus',
        outcomes: [
          'She writes down your name as you say it, not as it is spelled, and waves until the corner.',
        ],
      },
      debt: {
        label: 'Lend the landlady the sixty dollars',
        outcomes: ['She enters the sum on her wall calendar, in red, and underlines it twice.'],
      },
      wish: {
        label: 'Ask about the coast in the window',
        outcomes: ['The printer doesn’t know either. He gives you a copy, so that you can ask elsewhere.'],
      },
    },
  },
};
