import { any } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const omar = [
  card('omar_keys', 'rest', 11, { when: 'nights <= 5' })
    .scene('The tap is honest', 'Omar lets rooms as his six aunts let them before him: one key, no contract, and a sentence to be going on with. Yours is: the tap is honest, the lamp is not.')
    .choice('think', 'Think about the lamp')
    .sure({ wonder: 4, bond: { omar: 1 }, energy: -3 }, 'It takes two evenings. By its light everything looks finished. You begin to work at the window.')
    .choice('mend', 'Offer to mend the lamp', { hint: 'kind' })
    .odds(60, { cityDays: 350, bond: { omar: 1 }, energy: -4 }, 'A loose wire. He is a little sad to lose the example, and takes something off the week.')
    .odds(40, { energy: -6, wonder: 3, bond: { omar: 1 } }, 'It goes out for good. “Now it is honest,” says Omar, and brings a candle.')
    .choice('key', 'Thank him for the key')
    .sure({ energy: 4, belonging: -1 }, 'A key is a sentence too, he says, and goes down to sweep.'),

  card('omar_question', 'rest', 11, { when: any('bond omar >= 1', 'nights >= 9') })
    .scene('What does a room do?', 'When Omar comes for the rent he brings a question. What does a room do while its tenant is out? A good answer is worth a day, he says. He has had six in thirty years.')
    .choice('waits', '“It waits.”', { hint: 'risky' })
    .odds(50, { cityDays: 900, wonder: 2 }, 'He considers this on the stairs, audibly. In the morning a day’s rent is in your letterbox.')
    .odds(50, { belonging: 4, energy: -2 }, 'He has that one, from a schoolteacher. But he sits down, and Omar does not sit down for everybody.')
    .choice('ask', 'Ask him what he thinks', { hint: 'kind' })
    .sure({ belonging: 7, bond: { omar: 1 }, energy: -5 }, 'Nobody ever has. He talks until the tea is cold, and then goes to see to the tea.')
    .choice('pay', 'Pay, and keep your evening')
    .sure({ energy: 4, units: 150 }, 'He counts it without looking at it, and looks at you.'),

  card('omar_window', 'rest', 9, { when: 'comfort < 60' })
    .scene('A wall that changed its mind', 'The window no longer shuts, and this is not the month for it. Your landlord, Omar, comes up with a screwdriver, a candle and an opinion: a window is a wall that has changed its mind.')
    .choice('candle', 'Hold the candle', { hint: 'kind' })
    .sure({ belonging: 6, energy: -5, bond: { omar: 1 } }, 'You find the draft by the flame. By ten the window shuts; by midnight you have disagreed about doors.')
    .choice('elsewhere', 'Sleep elsewhere until it is done', { hint: 'costly' })
    .sure({ cityDays: -800, energy: 11, health: 2 }, 'Sealed glass and no opinions. You sleep like a parcel.')
    .choice('tape', 'Tape it up and work beside it', { hint: 'risky' })
    .odds(55, { units: 450, energy: -4 }, 'The tape holds. Nobody bothers a person with a roll of tape on the desk.')
    .odds(45, { units: 200, health: -6 }, 'At four in the morning it lets go. You wake with the weather in bed, and a stripe.'),

  card('omar_move', 'social', 9, { when: 'nights >= 5' })
    .scene('A knight in an envelope', 'Omar plays chess with former tenants in five cities, and he does not trust the post. Would you carry a move? It is folded twice. Somebody will find you, he says; they always have.')
    .choice('carry', 'Carry it, unread', { hint: 'kind' })
    .sure({ belonging: 5, bond: { omar: 1 }, energy: -1, later: { omar_reply: 14 } }, 'He shakes your hand with both of his. You put it with the passport.')
    .choice('read', 'Carry it, and read it on the stairs')
    .sure({ wonder: 3, energy: -1, later: { omar_reply: 14 } }, 'Knight takes bishop. You see why he would not put that in the post.')
    .choice('refuse', 'Say that you lose things')
    .sure({ energy: 3, belonging: -2 }, 'So does he, he says: that is what the envelope was for. He puts the board back as it stands.'),

  card('omar_reply', 'chain', 0)
    .scene('You are the post', 'A woman with a pocket board has been looking at you across the café. “You are the post,” she says. She studies Omar’s move for as long as her coffee lasts, and asks what he pays you.')
    .choice('sentence', '“A sentence.”')
    .sure({ belonging: 6, wonder: 3, energy: -2 }, 'She pays for your cake, to be fair, and writes her answer on the napkin: check.')
    .choice('play', 'Offer her a game yourself')
    .odds(45, { wonder: 6, bond: { omar: 1 }, energy: -4 }, 'You win, once. She writes that on the napkin too; Omar will want the moves.')
    .odds(55, { wonder: 4, belonging: 3, energy: -5 }, 'Nine moves. She takes you back to the fourth and shows you, kindly, the door that was open.'),

  card('omar_aunt', 'travel', 11, { when: any('bond omar >= 1', 'community >= 72') })
    .scene('The third aunt’s tree', 'There is a message before you have found the way out. Omar lets the rooms of six aunts, and word travels: the third had one in {city}, with a tree in it. The rent is some days in advance, please, and a little conversation for the tree.')
    .choice('tree', 'Take the room with the tree')
    .sure({ cityDays: -2_600, prepaid: 4, wonder: 3, belonging: 4 }, 'The roof was built round it. You tell it where you have been, and it drops a leaf on the map.')
    .choice('own', 'Find a room of your own')
    .sure({ energy: -3, wonder: 3 }, 'It has four walls and nothing else. You catch yourself telling them about it.'),
];
