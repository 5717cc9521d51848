import { all } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

const arc = 'ana';

export const ana = [
  card('ana_1', 'social', 14, { when: all('nights >= 4', 'community >= 60'), arc })
    .scene('The Tuesday class', 'Ana teaches the free Tuesday class at the coworking space, then packs the projector alone. She asks what you are running from. She is the first to ask it kindly.')
    .choice('pack', 'Stay and help her pack', { hint: 'kind' })
    .sure({ bond: { ana: 2 }, belonging: 8, flag: 'ana_met', later: { ana_2: 24 } }, 'The cable has a way of being rolled. She shows you twice, and writes her number on the box.')
    .choice('ask', 'Ask whether she knows anyone hiring')
    .odds(50, { lead: true }, 'She does, as it happens. She also looks at you a moment longer.')
    .odds(50, { bond: { ana: -1 }, belonging: -2 }, 'She laughs, not unkindly, and switches off the light.'),

  card('ana_2', 'chain', 0, { when: 'flag ana_met', arc })
    .scene('Your name on a list', 'A message from Ana: her father is ill, the class is canceled, and she has put your name next to “people who would understand”.')
    .choice('go', 'Send money and go', { hint: 'costly' })
    .sure({ cash: -16_000, bond: { ana: 2 }, belonging: 14, wonder: 8 }, 'You arrive with fruit and no plan. It turns out that this was the plan.')
    .choice('call', 'Call tonight, whatever the hour there', { hint: 'kind' })
    .sure({ belonging: 5, bond: { ana: 1 } }, 'She talks for an hour and you say nine words. She says that they were the right ones.')
    .choice('deadline', 'You are on a deadline')
    .sure({ units: 500, belonging: -6, bond: { ana: -2 } }, 'The work is delivered. Her next message comes to a group, and you are in it.'),

  card('ana_3', 'work', 24, { when: 'bond ana >= 3', arc })
    .scene('What seven o’clock sounds like', 'Ana’s father is home from hospital and has a globe, older than several of the borders on it. He wants to know what {city} sounds like at seven in the morning.')
    .choice('record', 'Set an alarm and stand in the street')
    .sure({ energy: -9, wonder: 6, belonging: 3, bond: { ana: 1 }, later: { ana_4: 12 } }, 'Four minutes: a shutter, a broom, a bus that kneels. Near the end somebody greets you by name.')
    .choice('postcard', 'Write it down, on a postcard', { hint: 'kind' })
    .sure({ cash: -1_500, belonging: 5, later: { ana_4: 16 } }, 'You run out of card before eight o’clock, and go on along the edge.')
    .choice('link', 'Send a recording somebody else has made')
    .sure({ units: 300, belonging: -4, bond: { ana: -1 } }, '“Thank you,” Ana writes. “He says the birds are from the other side of the world.”'),

  card('ana_4', 'chain', 0, { arc })
    .scene('Eleven questions', 'Ana’s father replies in capitals, four pages, photographed one by one. He has eleven questions about {city}. Number six: who sweeps the square, and is it the same person on Sundays?')
    .choice('walk', 'Go and answer them all')
    .sure({ units: -350, energy: -6, wonder: 8, belonging: 6, bond: { ana: 1 }, later: { ana_5: 14 } }, 'On Sundays it’s her son. You come home with ten answers, and a question for him.')
    .choice('neighbours', 'Read them out downstairs')
    .odds(60, { belonging: 9, energy: -7, later: { ana_5: 14 } }, 'The barber takes four, and argues with the chemist over a fifth. You only hold the pencil.')
    .odds(40, { belonging: 3, wonder: 3, energy: -7, later: { ana_5: 14 } }, 'They agree on one answer out of eleven, and on that one, they tell you, wrongly.')
    .choice('desk', 'Answer what can be answered from your desk')
    .sure({ belonging: 3, energy: 2, later: { ana_5: 14 } }, 'Seven of eleven, with sources. He thanks you, and asks about six again.'),

  card('ana_5', 'chain', 0, { arc })
    .scene('The correspondent', 'He died on Sunday, Ana writes, with the window open, as he liked it. Your way is on the globe in pencil, dated, and the globe is to go to “the correspondent”. She takes this to be you.')
    .choice('class', 'Ask her to keep it in the Tuesday class', { hint: 'kind' })
    .sure({ belonging: 12, bond: { ana: 1 } }, 'It stands by the projector. They have you on the telephone until your pencil line is explained.')
    .choice('send', 'Have it sent on to you', { hint: 'costly' })
    .sure({ cash: -9_000, wonder: 10, belonging: 5 }, 'It comes in a drum of newspaper. Over one city he has written, very small: a broom, a bus, good morning.')
    .choice('go', 'Go there and back, whatever it costs', { needs: 'bond ana >= 4', hint: 'costly' })
    .sure({ cash: -18_000, lose: 2, belonging: 18, wonder: 9, bond: { ana: 1 } }, 'His kitchen is full of people with whom you have no language. They know who sweeps the square.'),
];
