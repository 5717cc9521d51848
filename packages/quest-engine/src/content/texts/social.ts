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
    text: 'A message from Ana: her father is ill, the class is canceled, and she has put your name next to “people who would understand”.',
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
  host_bicycle_room: {
    title: 'Where are you sleeping?',
    text: 'Between the second plate and the third somebody asks where you sleep, and does not like the answer. There is a room, they say. It has a bicycle in it, but the bicycle is away in the daytime.',
    choices: {
      take: {
        label: 'Take the room for a week',
        outcomes: [
          'It comes home at six, dripping, and is leaned against your desk. You begin to recognize its bell.',
        ],
      },
      drive: {
        label: 'Tell them what you still hope to see',
        outcomes: [
          'They argue over the map until one of them hits the table. On Sunday four of you drive there. It counts, and so does the lunch.',
          'They argue until two and cannot agree. On Sunday you are driven to a very fine bridge.',
        ],
      },
    },
  },
  host_eleven_plants: {
    title: 'Eleven plants',
    text: 'She flies tomorrow, she tells the table, and has eleven plants, one of them famous. You are new in {city}; you have no plants. Several people look at you.',
    choices: {
      move_in: {
        label: 'Move in and mind them',
        outcomes: ['The instructions run to four pages. The famous one wants to be told the weather.'],
      },
      read: {
        label: 'Water them, and read her guidebooks',
        outcomes: [
          'Page 214, in her hand: a place of exactly your kind. The bus goes at seven, from behind the bank.',
          'She has written in all the margins. Beside the place that you need it says “closed, alas”, and the year.',
        ],
      },
    },
  },
  host_real_price: {
    title: 'What it costs for cousins',
    text: 'You mention what you pay in {city}. Forks are put down. Somebody makes a call, says your name as if it were an old one, and holds out the telephone: an aunt, a courtyard, the price for cousins.',
    choices: {
      sign: {
        label: 'Be a cousin',
        outcomes: [
          'You move in the evening. Nobody asks whose side of the family, though two offer theories.',
        ],
      },
      nephew: {
        label: 'Ask the aunt what one should see',
        outcomes: [
          'She has opinions, and a nephew with a van. When he drops you home there is one thing fewer on your list.',
          'The nephew with the van has lent the van to a nephew. You are shown the courtyard, thoroughly.',
        ],
      },
    },
  },
  host_grandmother: {
    title: 'She has decided',
    text: 'Your new friend’s grandmother has listened all evening. Now she says one sentence. You will have the room over the kitchen, it is translated; it was not, strictly, a question.',
    choices: {
      stay: {
        label: 'Carry your bags over',
        outcomes: [
          'It smells of thyme from five o’clock on. You are woken for breakfast, and again for the second one.',
        ],
      },
      list: {
        label: 'Show her your list instead',
        outcomes: [
          'She strikes out two, underlines one, and sends her grandson along. She is right about the one.',
          'She reads it to the end and hands it back with cake. She has been to none of them, and has not missed them.',
        ],
      },
    },
  },
};
