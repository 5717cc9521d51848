import { all } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

const arc = 'acquisition';

export const acquisition = [
  card('acquisition_news', 'work', 12, { when: all('reputation >= 46', 'day >= 8'), arc })
    .scene('A meeting called “—”', 'Priya, who leads on the client’s side, has never booked a meeting without an agenda. This one is called “—”. She says it in one breath: the firm has been bought, the buyer is very polite, and nothing will change before Thursday.')
    .choice('stay', 'Tell her that you are staying', { hint: 'kind' })
    .sure({ reputation: 2, bond: { priya: 1 }, energy: -3, later: { acquisition_form: 9 } }, 'She writes something down. You are fairly sure that it is your name, and alone on its line.')
    .choice('thursday', 'Ask what happens on Thursday')
    .odds(55, { bond: { priya: 1 }, belonging: 3, later: { acquisition_form: 9 } }, 'A form, she says, and then a man. She has been told to smile about both.')
    .odds(45, { energy: -3, wonder: 3, later: { acquisition_form: 9 } }, 'She does not know. You have not heard her say that before, and nor has she.')
    .choice('look', 'Look around tonight, discreetly')
    .sure({ lead: true, energy: -8, reputation: -1, later: { acquisition_form: 9 } }, 'By midnight there is one offer in your inbox and one gray hair on the keyboard.'),

  card('acquisition_form', 'chain', 0, { arc })
    .scene('Forty-one questions', 'The buyer’s form has forty-one questions. Number seventeen asks you to describe yourself as a cost. Number thirty is missing, and thirty-one refers to it.')
    .choice('all', 'Answer every one of them', { hint: 'safe' })
    .sure({ units: -400, energy: -6, reputation: 5, later: { acquisition_lists: 12 } }, 'It takes an evening and most of a morning. A machine thanks you, warmly, by the wrong name.')
    .choice('one', 'Answer seventeen well; leave the rest', { hint: 'risky' })
    .odds(55, { reputation: 5, wonder: 3, later: { acquisition_lists: 12 } }, 'Someone reads it aloud in an elevator. Three people there now know what you do.')
    .odds(45, { reputation: -4, energy: -3, later: { acquisition_lists: 12 } }, 'It is returned as incomplete, in red, by a person who enjoyed the red.')
    .choice('priya', 'Ask Priya which answers are read', { needs: 'bond priya >= 1' })
    .sure({ reputation: 2, units: -150, later: { acquisition_lists: 12 } }, 'Four, eleven and the signature. You write those slowly and the others fast.'),

  card('acquisition_lists', 'chain', 0, { arc })
    .scene('Whose idea was it?', 'The buyer’s man has a pleasant voice and two lists. The weekly report that everybody likes: was it Priya’s idea, or yours? He only asks, he says, because one of the lists is shorter.')
    .choice('hers', 'Say that it was hers', { hint: 'kind' })
    .odds(55, { bond: { priya: 2 }, belonging: 5, later: { acquisition_box: 10 } }, 'It was. You hear a pencil move a name from one list to the other.')
    .odds(45, { bond: { priya: 1 }, reputation: 3, later: { acquisition_chair: 5 } }, 'He thanks you for being open. On Monday her calendar is offered to you.')
    .choice('yours', 'Say that it was yours', { hint: 'risky' })
    .odds(65, { reputation: 6, energy: -4, bond: { priya: -2 }, later: { acquisition_chair: 5 } }, 'He believes you. It is half true, and the other half keeps you up.')
    .odds(35, { reputation: -6, bond: { priya: -1 } }, 'He has the first draft in front of him, with her initials on it. He lets you finish.')
    .choice('out', 'Ask to be let go, gently')
    .sure({ lead: true, energy: 5, reputation: -4 }, 'He is relieved, and generous with a name at another firm. The report goes on being liked.'),

  card('acquisition_box', 'chain', 0, { arc })
    .scene('A box with a plant in it', 'Priya calls from a sidewalk. They asked her to stay, and she heard herself say no. She has a box with a plant in it, one loyal customer and the use of a kitchen table. Two of your evenings would help.')
    .choice('evenings', 'Give her the evenings', { hint: 'kind' })
    .sure({ energy: -9, flag: 'priya_left', belonging: 9, wonder: 3, bond: { priya: 1 }, later: { acquisition_table: 21 } }, 'On the screen her table wobbles. By the second night there is a proposal, and a copy of it under the short leg.')
    .choice('fee', 'Send her some money instead', { hint: 'costly' })
    .sure({ cash: -12_000, flag: 'priya_left', belonging: 5, bond: { priya: 2 }, later: { acquisition_table: 21 } }, 'A receipt comes within the minute. “Loan,” it says, underlined.')
    .choice('wish', 'Wish her well, and mean it')
    .sure({ reputation: 2, flag: 'priya_left', energy: 3 }, 'She thanks you, and means that too. The plant, you hear later, did not care for the bus.'),

  card('acquisition_chair', 'chain', 0, { arc })
    .scene('Her calendar, and the plant', 'The buyer would like you to have Priya’s calendar: her meetings, her seventeen open threads and, if you have an address, her plant. She has not been told. They were rather hoping that you might.')
    .choice('take', 'Take the calendar')
    .sure({ reputation: 6, flag: 'priya_left', units: 600, energy: -12, belonging: -3 }, 'You find out what she did all day, which was to be interrupted, kindly.')
    .choice('tell', 'Tell Priya first, then decline', { hint: 'kind' })
    .sure({ bond: { priya: 2 }, belonging: 5, reputation: -2, flag: 'priya_left', later: { acquisition_table: 21 } }, 'A long silence with traffic in it. “Well,” she says. “Then I had better find a table.”')
    .choice('both', 'Accept, if she stays as well', { hint: 'risky' })
    .odds(40, { reputation: 3, bond: { priya: 2 }, belonging: 4 }, 'They agree, which surprises all three of you. The plant stays where it is.')
    .odds(60, { reputation: -3, bond: { priya: 1 }, wonder: 2, flag: 'priya_left', later: { acquisition_table: 21 } }, 'The offer is withdrawn so smoothly that you thank them. Priya hears, and goes the same week.'),

  card('acquisition_table', 'chain', 0, { arc })
    .scene('Eleven people and a kettle', 'Priya’s table has become eleven people and a kettle; the buyer has shut down what it bought. She has work that starts on Monday, and an invoice that she has made out to herself, in your name, for what you never charged.')
    .choice('work', 'Take the work')
    .sure({ lead: true, reputation: 4, belonging: 4, energy: -4 }, 'The first meeting has an agenda of one point. It takes four minutes, and then she asks about {city}.')
    .choice('invoice', 'Take the invoice')
    .sure({ cash: 13_000 }, 'It is paid before you have closed the window. Under “purpose” she has put: table.')
    .choice('kettle', 'Tell her to buy a larger kettle', { hint: 'kind' })
    .sure({ belonging: 8, wonder: 4, bond: { priya: 1 } }, 'A photograph: the kettle, enormous, eleven mugs, and a twelfth with your initial.'),
];
