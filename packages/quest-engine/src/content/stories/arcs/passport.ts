import { card } from '../../notation/story-card.js';

const arc = 'passport';

export const passport = [
  card('passport_hammer', 'social', 12, { arc, sensitive: ['border'], when: 'nights >= 3' })
    .scene('The small hammer', 'Salma inspects bridges. She has been along every one in {city} with a small hammer, listening. She is going round the same way as you, through the same cities. On her list each has a number beside it: the weeks one waits for the visa.')
    .choice('lists', 'Lay the two lists side by side', { hint: 'kind' })
    .sure({ belonging: 7, energy: -3, later: { passport_papers: 9 } }, 'Where yours has a line, hers has a fold-out. By the second pot of tea there is one route that takes both.')
    .choice('bridge', 'Ask to come along a bridge')
    .sure({ wonder: 5, energy: -6, belonging: 4, later: { passport_papers: 9 } }, 'She taps, listens, moves a hand’s width. It is sound, she says, and lets you hear why.')
    .choice('alone', 'Wish her well on the way')
    .sure({ energy: 4, wonder: 1 }, 'She wishes you the same, and tries the railing as she goes.'),

  card('passport_papers', 'chain', 0, { arc, sensitive: ['border'] })
    .scene('Ten papers of eleven', 'You go with Salma as a second pair of eyes. At window four sits Lucía, who reads without moving her lips. Of eleven papers Salma has ten. The last is a letter from her employer with an original stamp, and her employer works without paper and owns no stamp.')
    .choice('stamp', 'Spend the day having a stamp made', { hint: 'kind' })
    .sure({ units: -350, cash: -1_500, energy: -5, belonging: 9, bond: { lucia: 1 }, later: { passport_waiting: 12 } }, 'Her director approves a drawing by telephone; the maker adds a border for nothing. Lucía holds the letter to the light, and staples it.')
    .choice('ask', 'Ask Lucía what the letter must show')
    .odds(60, { bond: { lucia: 2 }, wonder: 4, later: { passport_waiting: 12 } }, 'That there is something to return to, says Lucía. A lease shows it too. It is on page nine, where nobody looks.')
    .odds(40, { energy: -7, bond: { lucia: 1 }, later: { passport_waiting: 12 } }, 'That she has the letter, says Lucía, not unkindly. You both come again on Tuesday.')
    .choice('remark', 'Remark that it is a long list')
    .sure({ energy: 2, wonder: 2, belonging: -3, later: { passport_waiting: 12 } }, '“It was longer,” says Lucía. Salma asks you, outside, not to be brave with her appointment.'),

  card('passport_waiting', 'chain', 0, { arc, sensitive: ['border'] })
    .scene('Ten days, it said', 'Ten days, said the slip, and this is the twelfth. Salma can go no further than her passport, which is in a drawer. She has waited in four capitals this year. Do not be polite, she tells you: one of us might as well get on.')
    .choice('wait', 'Give her a day', { hint: 'kind' })
    .sure({ lose: 1, cityDays: -300, belonging: 12, wonder: 3, later: { passport_envelope: 6 } }, 'She takes you along the river and shows you which span she would worry about. At present, none.')
    .choice('go_on', 'Get on with your own week')
    .sure({ energy: 4, units: 250, belonging: -4, later: { passport_envelope: 6 } }, 'It is what she would have done, she says. You look for her message at every red light.')
    .choice('round', 'Look for a way that asks for nothing')
    .odds(55, { wonder: 6, energy: -7, belonging: 4, later: { passport_envelope: 6 } }, 'Two ferries and a night train: thirteen days, no visa, and a viaduct that she has wanted to hear for years.')
    .odds(45, { wonder: 2, energy: -8, belonging: 3, later: { passport_envelope: 6 } }, 'Every line on the map ends at the same desk. You draw it anyway, neatly.'),

  card('passport_envelope', 'chain', 0, { arc, sensitive: ['border'] })
    .scene('The envelope', 'Her passport has come back in an envelope, sealed, no thicker than it went. Salma has laid it beside the hammer. Through paper, she says, one cannot hear anything.')
    .choice('together', 'Stay with her while she opens it', { hint: 'kind' })
    .odds(55, { belonging: 7, wonder: 4, later: { passport_entry: 12 } }, 'A page with a hologram and her name spelled right. She checks the dates, then the spelling, and only then sits down.')
    .odds(45, { energy: -8, belonging: 4, later: { passport_box_two: 8 } }, 'A form with nine boxes, one of them ticked, no name below. She folds it along the fold that it has.')
    .choice('leave', 'Leave her alone with it')
    .odds(55, { energy: 3, wonder: 3, later: { passport_entry: 12 } }, 'For an hour there is nothing. Then she sends a recording: a small hammer, on everything.')
    .odds(45, { energy: -4, belonging: 4, later: { passport_box_two: 8 } }, 'She has gone out, she writes, to look at something that holds. The picture is of a pier, in fog.'),

  card('passport_entry', 'chain', 0, { arc, sensitive: ['border'] })
    .scene('Ninety days, one entry', 'Salma comes through the doors with ninety days and one entry. The side room took an hour; they wanted to know about the hammer. The flight was two hours, she says, and the permission six weeks. She says it as one reads a gauge.')
    .choice('bridge', 'Take her straight to the biggest bridge')
    .sure({ wonder: 8, belonging: 5, energy: -8 }, 'She is on her knees at the first pier before you have found the shade. Sound, she says at last.')
    .choice('cook', 'Cook, and let her sit', { hint: 'kind' })
    .sure({ cash: -2_500, belonging: 11, energy: 3 }, 'She sits as people sit who have stood in lines. After the soup she mends the table.')
    .choice('thank', 'Write to window four')
    .sure({ bond: { lucia: 1 }, wonder: 4, energy: 2 }, 'The reply is one line: noted, and filed under arrivals. Beside it somebody has drawn a very small hammer.'),

  card('passport_box_two', 'chain', 0, { arc, sensitive: ['border'] })
    .scene('Box two', 'Box two: the intention to leave could not be established. The fee stays where it is. Salma, who has left fourteen countries on the day that she said she would, is working out another way round, on the back of the form.')
    .choice('appeal', 'Pay half of an appeal', { hint: 'costly' })
    .odds(50, { cash: -5_500, belonging: 9, wonder: 6 }, 'Seven exhibits, with tabs. This time there is no form in the envelope, only the hologram.')
    .odds(50, { cash: -5_500, belonging: 6, bond: { lucia: 1 } }, 'The same box, another pen, and a note in pencil from window four: page nine, next time.')
    .choice('meet', 'Bend your own route to meet hers', { hint: 'kind' })
    .sure({ cityDays: -700, energy: -5, wonder: 8, belonging: 8 }, 'You book a week where nobody asks her anything. She sends a date, and the bridge.')
    .choice('send', 'Go on, and send her bridges')
    .sure({ wonder: 5, belonging: 3, energy: -3 }, 'You tap the railings as she showed you, and record it. She answers in one word. So far all of them are sound.'),
];
