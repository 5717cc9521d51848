import { type CardTexts } from './text.js';

export const travelTexts: CardTexts = {
  border_question: {
    title: 'How long, this time?',
    text: 'The officer turns your passport to a page that you had hoped would stay stuck to its neighbor. “And how long are you staying this time?”',
    choices: {
      papers: {
        label: 'Show bookings and bank balance',
        outcomes: [
          'A long look, a short stamp.',
          'A side room, a second officer, and a fee with a printed name that you have never heard.',
        ],
      },
      joke: {
        label: '“Until the coffee gets bad.”',
        outcomes: [
          'The stamp comes down on a smile.',
          'The smile does not come. The bench is hard, and the night is long.',
        ],
      },
    },
  },
  lost_bag: {
    title: 'Seven circuits',
    text: 'The carousel slows. One pushchair, one cello, a box tied with ribbon. Not your bag. Not on any of its seven circuits.',
    choices: {
      wait: {
        label: 'Wait for the next flight in',
        outcomes: [
          'It comes, on the last belt, wet and yours.',
          'The next flight brings a bag like yours. It is full of somebody’s shoes.',
        ],
      },
      claim: {
        label: 'File the insurance claim',
        outcomes: ['The form asks what it was worth. You put down less than you feel.'],
      },
      let_go: {
        label: 'Let it go; travel lighter',
        outcomes: ['You walk out with both hands free. It is a different city with both hands free.'],
      },
    },
  },
  strike_last_mile: {
    title: 'The last mile',
    text: 'It was in the papers for a fortnight: in {city} trams, taxis and baggage belts stand still. The staff sit outside around a kettle, and have a point. You have two bags and a hill.',
    choices: {
      wait: {
        label: 'Wait until it is settled',
        outcomes: [
          'It is settled on the second night, at four, by six tired people. The first tram rings all the way down.',
        ],
      },
      driver: {
        label: 'Pay the one driver who drives',
        outcomes: ['He names a sum, and then, out of decency, looks away while you think about it.'],
      },
      walk: {
        label: 'Walk, with everybody else',
        outcomes: [
          'Four hours in a column of suitcases. Somebody carries your second bag past the cemetery and will not hear of thanks.',
        ],
      },
    },
  },
  strike_locked_bag: {
    title: 'Behind the gate',
    text: 'You are in {city}. Your luggage is too, thirty steps away, behind a gate that opens when the pay talks do. Everybody who read the news has brought a toothbrush.',
    choices: {
      new: {
        label: 'Buy what you need',
        outcomes: ['A shirt, a charger, another shirt. All of it is dearer than what lies behind the gate.'],
      },
      stand: {
        label: 'Stand with the pickets a while',
        outcomes: [
          'They explain the shift plan, with sugar cubes. Next morning somebody fetches your bag, quite unofficially.',
        ],
      },
      ask: {
        label: 'Ask the man with the key',
        outcomes: [
          'He has a weakness for people who say good evening first. You have until he has finished his sandwich, he says, and holds the lamp.',
          'He would love to. He is also the chairman of the committee.',
        ],
      },
    },
  },
  storm_shutters: {
    title: 'It had a name',
    text: 'The storm had a name, a map and a page to itself all last week. Now it has {city}. Your way in ends two towns short, under a roof that is thinking about it.',
    choices: {
      room: {
        label: 'Take the room above the station',
        outcomes: [
          'The wallpaper breathes. In the morning there is sky where the cinema was, and the road is open.',
        ],
      },
      hall: {
        label: 'Sleep in the sports hall',
        outcomes: ['Two hundred mats under a basketball hoop. A child reads aloud to whoever cannot sleep.'],
      },
      van: {
        label: 'Ride on with the bread van',
        outcomes: [
          'He delivers in every weather and is right about this one. You see the sea come over the wall, once, like a curtain.',
          'You get as far as the ford. The bread is saved first, and you think that fair.',
        ],
      },
    },
  },
  storm_candles: {
    title: 'Punctual',
    text: 'As announced, the wind has come to {city} and the light has gone. You carry your bags up by flashlight. Somewhere {client} waits for a file, in perfectly good weather.',
    choices: {
      generator: {
        label: 'Move to the hotel that hums',
        outcomes: ['It has a generator and knows what that is worth tonight. The file goes out at two.'],
      },
      dark: {
        label: 'Wait for the light',
        outcomes: [
          'Two days of soup on a gas ring and the early hours of people you had not met. Then every lamp at once.',
        ],
      },
      stairs: {
        label: 'Carry water up for the house',
        outcomes: [
          'Up, down, and up again until your legs hum. You know now who lives where, and who takes the elevator out of habit.',
        ],
      },
    },
  },
  fair_one_room: {
    title: 'Forty thousand dentists',
    text: 'The world congress of dentists is in {city}, as every paper said that it would be. One room is left. Its price has read the same papers.',
    choices: {
      pay: {
        label: 'Pay it',
        outcomes: [
          'On the pillow lies a toothbrush with a date on it. You have never slept so expensively, or flossed.',
        ],
      },
      far: {
        label: 'Sleep an hour out of town',
        outcomes: ['The bus leaves at six, full of orthodontists. They are very awake.'],
      },
      badge: {
        label: 'Buy a badge and walk the halls',
        outcomes: [
          'At stand 412 somebody needs exactly what you do, and not for teeth.',
          'You come out with a bag of pens and a model of a jaw.',
        ],
      },
    },
  },
  fair_drums: {
    title: 'On every front page',
    text: 'The festival was on every front page but not, somehow, in your plans. It passes below your window in {city}: drums, then horns, then a gap in which you nearly sleep, then drums.',
    choices: {
      quiet: {
        label: 'Pay for a room at the back',
        outcomes: [
          'The back looks on to the rehearsal yard. But they rehearse until midnight only, and softly.',
        ],
      },
      plugs: {
        label: 'Wax in both ears, and work',
        outcomes: ['You deliver something. Later, reading it in silence, you find that it has a beat.'],
      },
      dance: {
        label: 'Go down',
        outcomes: [
          'You are handed a drum within a minute, and relieved of it, kindly, within five. It is light when you find your street.',
        ],
      },
    },
  },
};
