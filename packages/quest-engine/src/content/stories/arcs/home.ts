import { all, not } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

const arc = 'home';

/** The next letter is a long one or a short one, depending on how the player is when it comes. */
export const home = [
  card('home_one_page', 'rest', 12, { when: all('belonging < 62', 'day >= 7'), arc })
    .scene('One page', 'Your sister writes by hand and sends a photograph of it. One page: the roof, the neighbor’s new dog, what the roof will cost. In the corner, half under her thumb: are you eating?')
    .choice('answer', 'Answer by hand', { hint: 'kind' })
    .sure({ belonging: 6, energy: -4, later: { home_two_pages: 18, home_postcard: 18 } }, 'You have to buy a pen. You tell her what you ate, and it comes to a page.')
    .choice('picture', 'Send her a picture of lunch')
    .sure({ energy: 2, belonging: 1, later: { home_two_pages: 18, home_postcard: 18 } }, 'Three hearts, one of them from the owner of the dog. That seems to be that.')
    .choice('wait', 'Wait until you have news')
    .sure({ units: 250, energy: 2, belonging: -2, later: { home_two_pages: 18, home_postcard: 18 } }, 'You have some by evening. By morning it is old, and so is the letter.'),

  card('home_two_pages', 'chain', 0, { when: all('belonging < 40', not('flag home_second_read')), arc })
    .scene('Two pages, both sides', 'The letter has grown. Your old room is where the apples are now, your sister writes. She has looked up what time it is in {city} and counted on her fingers. Is it the work that is keeping you quiet, or is it you?')
    .choice('truth', 'Write what it is really like', { hint: 'kind' })
    .sure({ belonging: 10, energy: -8, flag: 'home_second_read', later: { home_four_pages: 15 } }, 'You begin with the weather and end on the third page. It is lighter to send than it was to write.')
    .choice('fine', '“All fine. Very busy.”')
    .sure({ units: 300, energy: 2, belonging: -3, flag: 'home_second_read', later: { home_four_pages: 12 } }, 'You look at it for a while. It has the same shape as your last three.')
    .choice('ring', 'Ring her now')
    .odds(65, { belonging: 8, energy: -5, flag: 'home_second_read', later: { home_four_pages: 15 } }, 'She is at the stove. She stands you on the shelf, and you hear a whole supper being made.')
    .odds(35, { belonging: 5, energy: -8, flag: 'home_second_read', later: { home_four_pages: 15 } }, 'It is the middle of the night there. She picks up at the first ring, which tells you something.'),

  card('home_postcard', 'chain', 0, { when: all('belonging >= 40', not('flag home_second_read')), arc })
    .scene('A postcard, for once', 'You sound well, writes your sister, so she will be brief. The roof is done. The dog has a name. She has put you down for the long table at the end of the year, in pencil, since she knows you.')
    .choice('come', 'Tell her to use ink')
    .sure({ belonging: 5, energy: -2, flag: 'home_second_read', later: { home_four_pages: 21 } }, 'She does. You have no idea yet how you will get there, and mark the day.')
    .choice('see', '“We shall see.”')
    .sure({ wonder: 2, energy: 2, flag: 'home_second_read', later: { home_four_pages: 21 } }, 'That, she answers, is what your grandmother said about the moon.')
    .choice('dog', 'Ask what the dog is called', { hint: 'kind' })
    .sure({ belonging: 4, wonder: 2, energy: -3, flag: 'home_second_read', later: { home_four_pages: 21 } }, 'It has your name. She had hoped you would ask.'),

  card('home_four_pages', 'chain', 0, { when: 'belonging < 45', arc })
    .scene('Four pages and a key', 'Four pages, and a photograph of a key. There would be work in town, your sister writes; she has only asked. The apples could be out of the room by Saturday. She has underlined nothing, and you can see where she did not.')
    .choice('fare', 'Look up what the fare would be')
    .sure({ belonging: 7, energy: -4, later: { home_eight_hands: 14 } }, 'You look it up, and then the one after. You sleep well, with both of them open.')
    .choice('round', 'Tell her that you are going all round')
    .sure({ belonging: 3, wonder: 5, energy: -5, later: { home_eight_hands: 14 } }, 'She would like the names of what comes next, in order. They are going on the apple shelves.')
    .choice('silent', 'Leave it for now')
    .sure({ units: 300, energy: 3, belonging: -6, later: { home_eight_hands: 14 } }, 'Now becomes a fortnight. It gets easier, which you notice.'),

  card('home_eight_hands', 'chain', 0, { arc })
    .scene('Eight pages, eight hands', 'Eight pages, each by another hand: the cousin, the neighbor, somebody who draws only tractors, a paw. Your sister’s comes last and has one line. The table is set on Sunday, as always, and there is a chair with coats on it.')
    .choice('parcel', 'Send something for each of them', { hint: 'costly' })
    .sure({ cityDays: -600, belonging: 13, energy: -4 }, 'Eight small things, and a form that asks what they are worth. You write: small.')
    .choice('aloud', 'Read it aloud, with the voices')
    .sure({ belonging: 6, wonder: 3, energy: -3 }, 'Next door somebody laughs at the cousin. You read him again, louder.')
    .choice('sunday', 'Ring the table on Sunday', { hint: 'kind' })
    .odds(70, { belonging: 11, energy: -6, units: -200 }, 'They pass you round with the bread. You are put down beside the salt and forgotten there, and it is very nice.')
    .odds(30, { belonging: 6, energy: -6, wonder: 2 }, 'The line holds for the soup and half of a quarrel. You never learn who was right about the tractor.'),
];
