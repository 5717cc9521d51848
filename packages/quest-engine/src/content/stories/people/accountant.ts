import { all } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const accountant = [
  card('accountant_pillows', 'rest', 9, { when: 'day >= 14' })
    .scene('Counted by pillow', 'A call from a number that shows as dashes. “This is your accountant.” No name; there never has been. How many nights, the voice would like to know, have you slept in {country}, counted by pillow and not by stamp?')
    .choice('count', 'Count them, exactly', { hint: 'safe' })
    .sure({ reputation: 3, bond: { accountant: 1 }, energy: -4 }, 'You work it out by laundry. “That agrees,” says the voice, with what might be warmth.')
    .choice('guess', 'Say a number that sounds right', { hint: 'risky' })
    .odds(55, { energy: 3, wonder: 1 }, 'A keyboard, far away. “Plausible,” says the voice.')
    .odds(45, { energy: -4, cash: -2_000 }, 'A keyboard, far away. By your figures you slept in two beds on the third. Correcting it has a price.')
    .choice('name', 'Ask the voice for its name')
    .sure({ wonder: 4, bond: { accountant: 1 }, energy: -3 }, 'It is in the contract, says the voice. You look. The contract says: the Accountant.'),

  card('accountant_soup', 'work', 8, { when: 'cash >= 80000' })
    .scene('Soup, one, working', 'The telephone, in the middle of a sentence that was going well. The Accountant has a receipt for one soup, entered as a working lunch. Pages turn. With whom, asks the voice, did you work?')
    .choice('silence', '“With nobody.”')
    .sure({ cash: 1_500, wonder: 3, bond: { accountant: 1 } }, 'A pause. “I shall enter it as research,” says the voice. You had not thought of the soup like that.')
    .choice('client', 'Name the client', { hint: 'risky' })
    .odds(60, { cash: 6_000, energy: -2 }, 'It goes through, with two more like it. The soup lies a little heavier.')
    .odds(40, { cash: -3_000, reputation: -2 }, 'The client, says the voice, has entered that hour as a haircut.')
    .choice('withdraw', 'Withdraw the receipt', { hint: 'kind' })
    .sure({ bond: { accountant: 1 }, belonging: 4, energy: 2 }, '“That is rare,” says the voice, and then, after a moment, asks what kind it was.'),

  card('accountant_hold', 'rest', 12, { when: 'bond accountant >= 1' })
    .scene('The fern’s year', 'The Accountant puts you on hold and misses the button. A watering can, far away. Then the voice, in quite another tone, reads somebody the year’s results: four leaves up, one written off. It must be a plant.')
    .choice('praise', '“Four up is very good.”', { hint: 'kind' })
    .sure({ cash: 4_000, bond: { accountant: 1 }, energy: -2 }, 'Silence, and a click. The voice comes back as dry as ever; a sum has been rounded in your favor.')
    .choice('listen', 'Say nothing, and listen')
    .sure({ energy: 7, wonder: 2 }, 'A quarter of an hour. It is the least that anybody has wanted from you all week.')
    .choice('write', 'Ring off and write instead')
    .sure({ units: 300, belonging: -1 }, 'The answer comes by return, in full sentences, with nothing green in it.'),

  card('accountant_quarter', 'work', 8, { when: all('day >= 40', 'cash >= 60000') })
    .scene('The quarter is over', '“The quarter is over,” says the Accountant, as others say that it has stopped raining. One may pay an advance today, or wait for the exact sum, which is always exact and sometimes larger.')
    .choice('today', 'Pay the advance today', { hint: 'safe' })
    .sure({ cash: -6_000, energy: 6, reputation: 3, bond: { accountant: 1 } }, 'You hear it being ticked. You had not known that a tick could be restful.')
    .choice('wait', 'Wait for the exact sum', { hint: 'risky' })
    .sure({ energy: -2, wonder: 1, later: { accountant_sum: 25 } }, 'The sum is not ready to be known, says the voice. You put some money under a different heading.'),

  card('accountant_sum', 'chain', 0)
    .scene('To the cent', 'The exact sum has come. The Accountant reads the way to it aloud, figure by figure, as one reads verse in a language that one respects, and stops before the last line.')
    .choice('pay', 'Ask for the last line')
    .odds(45, { cash: 3_500, energy: 3 }, 'It is a refund. The voice is pleased for you, within limits.')
    .odds(55, { cash: -8_500, energy: -2 }, 'It is more than the advance. The voice lets a decent interval go by, and says good night.')
    .choice('lines', 'Go through it together, line by line')
    .odds(50, { cash: 1_500, energy: -6, bond: { accountant: 1 } }, 'Line nineteen was somebody else’s lamp. “I stand corrected,” says the voice, and you hear a chair, as if it did.')
    .odds(50, { cash: -5_500, energy: -6, wonder: 4 }, 'Every line holds. By the end you would have been sorry to lose one.'),
];
