import { all, any, not } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const priya = [
  card('priya_third_point', 'work', 10, { when: all('reputation >= 45', not('flag priya_left')) })
    .scene('Three points, one of them lunch', 'Meetings with Priya, who leads on the client’s side, have three points. One, the thing. Two, what would make the thing unnecessary. Three, what did you have for lunch? She waits for the third as she does for the others.')
    .choice('lunch', 'Answer the third at length', { hint: 'kind' })
    .sure({ belonging: 5, bond: { priya: 1 }, units: -150 }, 'She takes notes. Next week there are four points, and the fourth is how it went with the aubergine.')
    .choice('second', 'Answer the second honestly')
    .odds(60, { reputation: 4, bond: { priya: 1 }, energy: -2 }, 'It would make half of your week unnecessary. She thanks you, and finds you a better half.')
    .odds(40, { units: -350, reputation: 3, wonder: 2 }, 'It would make half of your week unnecessary. She thanks you, and it does.')
    .choice('first', 'Keep to the first')
    .sure({ units: 300, energy: 1, belonging: -1 }, 'You are done before her tea is. “Nothing at all?” says Priya, meaning lunch.'),

  card('priya_ironing_board', 'work', 9, { when: all('deficit >= 1', not('flag priya_left')) })
    .scene('Laptop on an ironing board', 'In a hotel nine hours from her desk, Priya has put the laptop on the ironing board. You are in {city}, and awake as well. The client’s file is due when the client’s office opens. She has one bag of crisps, and describes them to you.')
    .choice('finish', 'See it through together', { hint: 'kind' })
    .sure({ reputation: 4, bond: { priya: 1 }, belonging: 4, energy: -11 }, 'It goes out with six minutes in hand. This must not become a habit, you agree, in the voice of people with habits.')
    .choice('split', 'Halve it and sleep in turns')
    .odds(60, { reputation: 4, energy: -6 }, 'Her half fits your half. You each slept three hours, and say four.')
    .odds(40, { reputation: -3, energy: -6, wonder: 1 }, 'The halves meet in the middle like two tunnels with different engineers.')
    .choice('move', 'Ask her to move the deadline', { hint: 'risky' })
    .odds(50, { energy: 7, bond: { priya: 1 } }, 'She asks, in one line, and it moves. Each of you had thought that it was the other’s.')
    .odds(50, { energy: -5, reputation: -2 }, 'She asks. It moves by an hour, toward you.'),

  card('priya_two_sentences', 'work', 12, { when: any('bond priya >= 1', 'reputation >= 70') })
    .scene('Two sentences', 'Somebody has asked Priya about you, and she reads you what she means to answer. The first sentence is kind. The second says that you reply slowly when you are right, and fast when you are not.')
    .choice('stand', 'Let both of them stand')
    .odds(65, { lead: true, reputation: 2 }, 'They write the same day. It was the second sentence, they say.')
    .odds(35, { reputation: 1, wonder: 3 }, 'Nothing comes of it. You take an hour over your next reply, and cannot tell what that means.')
    .choice('cut', 'Ask her to leave out the second')
    .sure({ reputation: 2, energy: 3, bond: { priya: -1 } }, 'She does. The first, on its own, could be anybody.')
    .choice('return', 'Offer two sentences about her', { hint: 'kind' })
    .sure({ belonging: 6, bond: { priya: 1 }, energy: -3 }, 'It takes you a day. She asks whether she may keep them, and for what salary you would sign.'),

  card('priya_umbrella', 'social', 12, { when: all('at a hub', 'reputation >= 40', not('flag priya_left')) })
    .scene('Taller than her rectangle', 'Five hours between two flights, and Priya has them in {city}. You know her as a rectangle. She is taller than it, carries an umbrella, and has for once no agenda.')
    .choice('streets', 'Show her your five streets', { hint: 'kind' })
    .sure({ belonging: 7, wonder: 3, bond: { priya: 1 }, energy: -7 }, 'She photographs a door, a drain, the light on one wall. “So that is what’s behind you in the mornings.”')
    .choice('quarter', 'Settle the whole quarter at one table')
    .sure({ reputation: 3, units: 350, energy: -6 }, 'Four hours, two coffees. You had forgotten that people nod.')
    .choice('rate', 'Ask, over cake, about your rate', { hint: 'risky' })
    .odds(40, { cash: 11_000, reputation: 1 }, 'She has been waiting to be asked. There is a difference to be paid, backward.')
    .odds(60, { reputation: -3, energy: -3, wonder: 1 }, 'It is the one thing that is not hers to give. It stays on the table after the cake has gone.'),
];
