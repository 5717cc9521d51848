import { any } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const lucia = [
  card('lucia_capitals', 'rest', 9, { when: 'nights <= 8', sensitive: ['border'] })
    .scene('I can make it correct', 'Page two of your form has got lost on its way to the office. Six windows, one of them open. At number four sits Lucía behind a small card: I CANNOT MAKE IT FASTER. I CAN MAKE IT CORRECT.')
    .choice('again', 'Fill it in again, in capitals', { hint: 'safe' })
    .sure({ bond: { lucia: 1 }, energy: -5, wonder: 2, reputation: 1 }, 'She reads from the last line upwards; mistakes, she says, expect you at the top. There are none.')
    .choice('matter', 'Ask whether page two matters', { hint: 'risky' })
    .odds(45, { wonder: 6, bond: { lucia: 1 } }, 'She looks left, and right. “No,” says Lucía, and stamps it.')
    .odds(55, { energy: -8 }, 'Everything matters, in triplicate. You take a new number: 211.')
    .choice('agent', 'Pay an agent to stand there', { hint: 'costly' })
    .sure({ cash: -3_500, energy: 5 }, 'He has a stool and a crossword. You chose well, he says: she is the good one.'),

  card('lucia_ear', 'rest', 9, { when: 'daysLeft < 60', sensitive: ['border'] })
    .scene('The left ear', 'Lucía slides the photograph back under the glass of window four. The left ear is not visible. For the purposes of the register you have, at present, one ear.')
    .choice('booth', 'Go to the booth across the road', { hint: 'safe' })
    .sure({ cash: -900, energy: -3, wonder: 3, bond: { lucia: 1 } }, 'Two ears, and a face that you hope never to need. She holds it up beside yours. “Likeness,” she says, as if you had made an effort.')
    .choice('turn', 'Ask her to look once more')
    .odds(50, { wonder: 4, bond: { lucia: 1 } }, 'She takes a ruler to it. “There is some ear,” she tells the form.')
    .odds(50, { energy: -7, wonder: 1 }, 'She looks once more, with care. There is no ear. The booth has closed; you come again on Thursday.'),

  card('lucia_bench', 'social', 11, { when: any('bond lucia >= 1', 'safety >= 70') })
    .scene('Off duty, with an apple', 'On a bench sits Lucía of window four, off duty, with an apple. The service moves her to another city every quarter, and always to window four. She knows the stamps of sixty countries by their smell, and has been on holiday to two.')
    .choice('tell', 'Tell her about one of them, properly', { hint: 'kind' })
    .sure({ belonging: 6, bond: { lucia: 1 }, energy: -3 }, 'You choose a bus station at six in the morning. She asks what the clerk was wearing.')
    .choice('leave', 'Help her to fill in a leave form')
    .sure({ wonder: 4, reputation: 1, bond: { lucia: 1 }, energy: -4 }, 'She has filled in everybody’s but that one. You read it out from the top; she corrects your capitals.')
    .choice('file', 'Ask what is in your file', { hint: 'risky' })
    .odds(40, { energy: 7 }, 'It is thin, she says, and finishes the apple. You walk home a little taller.')
    .odds(60, { belonging: -3, energy: -1 }, 'That is a question for the window. The bench is colder than it was.'),

  card('lucia_black_pen', 'rest', 11, { when: any('bond lucia >= 1', 'daysLeft < 40') })
    .scene('The pen must be black', 'A message, unsigned, all in capitals: THE FORM CHANGES ON MONDAY. THE OLD ONE IS GOOD UNTIL FRIDAY AND ASKS FOR LESS. THE PEN MUST BE BLACK.')
    .choice('old', 'Hand in the old one, in black')
    .sure({ cash: 2_500, energy: 3 }, 'You are out by ten. Behind you they are unpacking the new form, which is pink and has a fee.')
    .choice('everyone', 'Tell everybody at the long table', { hint: 'kind' })
    .odds(65, { belonging: 9, reputation: 1, energy: -2 }, 'The whole table buys black pens. Somebody asks how you knew, and you say: handwriting.')
    .odds(35, { belonging: 5, energy: -8 }, 'By Thursday the queue goes round the corner. You are in it, with the others, and somebody has brought nuts.')
    .choice('thank', 'Answer: “Thank you, window four.”', { needs: 'bond lucia >= 1' })
    .sure({ bond: { lucia: 1 }, wonder: 4, energy: 1 }, 'No reply. On the next paper that you are handed is a tick, in pencil, where none is needed.'),
];
