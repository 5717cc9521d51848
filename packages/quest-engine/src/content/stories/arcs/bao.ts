import { all } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

const arc = 'bao';

export const bao = [
  card('bao_1', 'work', 8, { when: all('energy < 65', 'day >= 6'), arc })
    .scene('Twelve squares', 'Late, after work: six stools, one lamp. Bao, the cook, sets noodles before you that you haven’t ordered, and beside them a card with twelve empty squares. He punches the first. “The other eleven,” he says, “are not here.”')
    .choice('card', 'Finish the bowl, keep the card')
    .sure({ cash: -1_400, energy: 7, wonder: 3, bond: { bao: 1 }, later: { bao_2: 15 } }, 'On the back is one line: show it, do not explain it.')
    .choice('broth', 'Ask him what is in the broth')
    .odds(55, { bond: { bao: 2 }, flag: 'guild_broth', wonder: 5, energy: -10, later: { bao_2: 15 } }, 'He lifts the lid and lets you look, for as long as one can hold one’s breath.')
    .odds(45, { bond: { bao: 1 }, belonging: 5, energy: -10, later: { bao_2: 15 } }, '“Onions,” he says, and gives you the sack and a knife. It is an answer of a kind.')
    .choice('pay', 'Pay, and leave the card on the counter')
    .sure({ cash: -1_000, energy: 9 }, 'It was a very good bowl. At the corner you look back, and the lamp is out.'),

  card('bao_2', 'chain', 0, { arc })
    .scene('Behind the tires', 'Folded one way, Bao’s card gives an address for each city. For {city} it is a tire shop. Behind the tires are four tables and a woman who asks for the card before she asks for your name.')
    .choice('red', 'Have what she is having: the red one', { hint: 'risky' })
    .odds(65, { wonder: 7, energy: 6, later: { bao_3: 14 } }, 'It takes your voice for an hour. She punches the square and writes down how long you lasted.')
    .odds(35, { wonder: 6, health: -6, later: { bao_3: 14 } }, 'It takes more than your voice. She sends a boy round with rice water, and the punched card.')
    .choice('wash', 'She is alone tonight: wash bowls first')
    .sure({ belonging: 8, energy: -10, bond: { bao: 1 }, later: { bao_3: 14 } }, 'Ninety bowls. She punches the square twice, once through the corner, which means something.')
    .choice('publish', 'Eat, take pictures, publish it')
    .sure({ lead: true, reputation: 3, bond: { bao: -2 }, later: { bao_queue: 13 } }, 'It is read by a great many people, one of whom would like to hire you. None of them needs tires.'),

  card('bao_queue', 'chain', 0, { arc })
    .scene('A hundred people, no tires', 'A picture reaches you: a queue twice around the tire shop. The tables are gone, and so is she. Underneath, from a number you don’t know: “You explained it.”')
    .choice('delete', 'Take the story down, and write to Bao')
    .sure({ reputation: -2, belonging: 4, bond: { bao: 1 }, later: { bao_4: 16 } }, 'For a week there is nothing. Then comes a photograph of a card with your square punched, and a date.')
    .choice('queue', 'Ask the number where she has gone')
    .sure({ energy: -6, wonder: 5, belonging: 2 }, '“Where nobody reads,” it answers. You look for tire shops after that, in every town.'),

  card('bao_3', 'chain', 0, { arc })
    .scene('Forty at eight', 'The next address is a shutter in {city}, half down. Inside, the cook has scalded his wrist, and forty people eat at eight. He looks at your card, and then at your hands.')
    .choice('apron', 'Wash them and take the apron')
    .odds('25 + energy / 2', { belonging: 9, wonder: 5, bond: { bao: 1 }, energy: -14, later: { bao_4: 15 } }, 'He conducts, you carry. The thirty-ninth guest sends back his compliments, the fortieth his bowl for more.')
    .odds(35, { belonging: 4, health: -4, bond: { bao: 1 }, energy: -14, later: { bao_4: 15 } }, 'By nine you have a burn to match his. He punches two squares and bandages you with the same roll.')
    .choice('cook', 'Find a real cook, and pay for the evening', { hint: 'costly' })
    .sure({ cash: -5_000, belonging: 4, energy: -5, later: { bao_4: 15 } }, 'She comes on a bicycle, looks into the pot, and changes one thing. You are given the first bowl.')
    .choice('tomorrow', 'Help pull the shutter down; come back tomorrow')
    .sure({ energy: 5, wonder: 2, belonging: -3, later: { bao_4: 18 } }, 'The next day he punches your square left-handed. It’s a little off, and so is the soup.'),

  card('bao_4', 'chain', 0, { arc })
    .scene('The thirteenth bowl', 'A bus depot, a chapel kitchen, a boat: the card is full. The last address, in {city}, is a flat with one stove, thirteen chairs, and Bao, sitting. “Now,” he says, “you cook.”')
    .choice('childhood', 'What you were given when you were ill')
    .odds(60, { belonging: 15, wonder: 6, energy: -12 }, 'Nobody speaks until the bowls are up at an angle. Bao takes your card and signs it on the back.')
    .odds(40, { belonging: 7, wonder: 4, energy: -12 }, 'There is too much salt in it, as there always was. The woman from a tire shop asks for the recipe.')
    .choice('his', 'His own bowl, exactly', { needs: 'bond bao >= 3' })
    .sure({ wonder: 12, belonging: 7, bond: { bao: 1 }, energy: -14 }, 'He eats it with his eyes shut. “Onions,” he says at last, and moves his chair to make room.')
    .choice('corner', 'Take all of them to the place on the corner')
    .sure({ cityDays: -700, belonging: 8, energy: 4 }, 'Twelve cooks, at somebody else’s table, with nothing to do. They say that it has never happened before.'),
];
