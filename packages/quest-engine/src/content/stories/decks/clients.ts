import { all, months } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const clients = [
  card('three_am_standup', 'work', 12, { when: 'deficit >= 2', again: 10 })
    .scene('Standing, technically', 'It is three in the morning in {city}. Where {client} is, it is a cheerful {clientTime}. Someone has scheduled a stand-up, and you are, technically, standing.')
    .choice('join', 'Join, camera off')
    .sure({ energy: -12, reputation: 4 }, 'You say the right things in the right order. Tomorrow will cost you.')
    .choice('write', 'Send a written update')
    .odds('50 + reputation / 2', { reputation: 1 }, 'They read it. One of them answers that more meetings should be like this.')
    .odds(40, { reputation: -5 }, 'They read it aloud, with pauses, where you would have been.')
    .choice('renegotiate', 'Propose working in writing', { needs: 'reputation >= 65' })
    .odds(60, { inWriting: true, reputation: -2 }, 'They agree, a little coolly. Your nights are your own again.')
    .odds(40, { reputation: -6 }, 'They hear that you want less of them, and say so.'),

  card('late_invoice', 'work', 8, { when: 'reputation < 75', again: 45 })
    .scene('In the system', 'Invoice 0047 is thirty days old today. Accounting says that it is in the system. You are beginning to suspect the system.')
    .choice('chase', 'Escalate, firmly')
    .odds(65, { cash: 24_000, energy: -5 }, 'It is paid by evening, with an apology that someone was told to write.')
    .odds(35, { reputation: -4, energy: -5 }, 'You are told that this is not how it is done here. It never was.')
    .choice('polite', 'One more gentle nudge')
    .odds(45, { cash: 24_000 }, 'The nudge lands on the right desk. The money comes without a word.')
    .odds(55, { later: { late_invoice_again: 14 } }, 'Thank you for your patience, says an address that cannot be answered.'),

  card('late_invoice_again', 'chain', 0)
    .scene('Invoice 0047, again', 'Two weeks on, 0047 has left the system, and nobody knows in which direction.')
    .choice('lawyer', 'Have a lawyer write one page')
    .odds(70, { cash: 19_000 }, 'One page was enough. You wonder why you are surprised.')
    .odds(30, { cash: -3_000 }, 'The page costs more than it frightened anybody.')
    .choice('forgive', 'Let it go, and tell them so')
    .sure({ reputation: 3, energy: 4 }, 'Somebody up there remembers it, as you hoped somebody would.'),

  card('three_noons', 'work', 9, { when: 'deficit >= 1', again: 30 })
    .scene('Whose noon', '“Noon tomorrow, then,” the thread ends, and everyone agrees with a thumb. Between you there are three noons, and nobody has said which.')
    .choice('ask', 'Ask which noon', { hint: 'safe' })
    .sure({ reputation: -1, energy: 4 }, 'There is a pause with several colleagues in it. Two of them had wondered as well.')
    .choice('earliest', 'Work to the earliest')
    .sure({ units: 300, energy: -12, reputation: 2 }, 'You deliver into a sleeping house. When they wake you are finished, in both senses.')
    .choice('latest', 'Trust in the latest', { hint: 'risky' })
    .odds(45, { energy: 8, wonder: 2 }, 'The latest it was. You had dinner sitting down.')
    .odds(55, { reputation: -4, energy: 4 }, 'It was the middle one. The thread has grown without you, and not by thumbs.'),

  card('small_thing', 'work', 10, { when: 'reputation >= 45', again: 40 })
    .scene('One small thing', 'Another small thing has come from {client}. You count them: this is the ninth. Laid side by side, they have the outline of a large one.')
    .choice('do', 'Just do it', { hint: 'kind' })
    .sure({ units: -200, reputation: 5 }, 'That was the evening. “You are a star,” they write, as they did the last eight times.')
    .choice('price', 'Answer with a small price')
    .odds(50, { cash: 6_500 }, 'They pay it the same day. You wonder about the other eight.')
    .odds(50, { reputation: -3, energy: -3 }, 'The thing, it seems, was never needed. Neither was the tone.')
    .choice('swap', '“Gladly. Which of the others shall wait?”')
    .odds('30 + reputation / 2', { reputation: 3 }, 'They choose one, and seem relieved to have been asked.')
    .odds(45, { reputation: -3, units: -200 }, 'None of them can wait. You have only made them count.'),

  card('half_the_price', 'work', 8, { when: 'reputation >= 50', again: 60 })
    .scene('Your work, at half', 'A stranger has offered {client} your work at half your rate. The offer is forwarded to you without a comment. You read the missing comment several times.')
    .choice('lower', 'Come down a little', { hint: 'costly' })
    .sure({ cash: -3_000, reputation: 6 }, 'They thank you warmly. It is an expensive warmth, but it is warm.')
    .choice('hold', 'Hold your price', { hint: 'risky' })
    .odds('40 + reputation / 2', { reputation: 2, energy: 3 }, 'Silence for two days, and then next week’s list, as ever.')
    .odds(50, { units: -250, reputation: -2 }, 'The next job is split in two, for fairness. You are sent the half with the tables.')
    .choice('page', 'Write a page on what half leaves out')
    .odds(65, { units: -150, reputation: 6 }, 'The page travels upwards. Someone up there underlines a sentence.')
    .odds(35, { units: -150, energy: -4 }, 'They had seen through the offer already. It was a good page, all the same.'),

  card('their_holiday', 'work', 9, { when: 'day >= 5', again: 50 })
    .scene('Brass bands elsewhere', 'Nobody has answered since yesterday. You look it up: where {client} is, there is a holiday, with brass bands. In {city} the bins are being emptied.')
    .choice('ahead', 'Get ahead while it is quiet')
    .sure({ units: 350, energy: -12 }, 'Six hours without one bell. You had forgotten how much goes into an hour.')
    .choice('keep', 'Keep their holiday with them')
    .sure({ energy: 8, wonder: 3, units: -200 }, 'You go about with the face of someone who has the day off. It works on shopkeepers.')
    .choice('letters', 'Write to people who might hire you')
    .odds(40, { lead: true, energy: -4 }, 'One of them had been meaning to write to you, and does.')
    .odds(60, { belonging: 3, energy: -4 }, 'Nobody bites, but an old colleague sends a photograph of her tomatoes.'),

  card('clause_fourteen', 'work', 8, { when: all('reputation >= 40', 'day >= 20') })
    .scene('Clause 14', 'The new contract wants you “available at all reasonable hours”. You read on to find out whose reason is meant. It is not among the definitions.')
    .choice('strike', 'Strike it and offer written answers', { hint: 'risky' })
    .odds('15 + reputation / 2', { inWriting: true, reputation: -2 }, 'The clause goes, and most of the calls go with it. Nobody there had liked them either.')
    .odds(50, { reputation: -4, energy: -2 }, 'It comes back unstruck, with four sets of initials.')
    .choice('sign', 'Sign, for the signing fee')
    .sure({ cash: 4_500, energy: -14 }, 'The fee arrives that day. So does the first reasonable hour: twenty to three at night.')
    .choice('table', 'Attach a table of your hours', { hint: 'safe' })
    .sure({ units: -200, reputation: 4, energy: 3 }, 'You spend an afternoon on it. It is the only page of the contract that anyone reads.'),

  card('paid_twice', 'work', 8, { when: 'cash < 200000' })
    .scene('An innocent sum', 'The same invoice has been paid twice, four minutes apart. Someone was interrupted, or someone likes you. The second sum looks no guiltier than the first.')
    .choice('back', 'Send it back', { hint: 'kind' })
    .sure({ reputation: 5, belonging: 2 }, 'You are the third ever to do so, writes the bookkeeper. She has kept the other two letters.')
    .choice('quiet', 'Say nothing for now', { hint: 'risky' })
    .sure({ cash: 12_000, energy: -3, later: { paid_twice_found: 21 } }, 'It settles in among the other sums. You find that you look at the account less often.')
    .choice('earn', 'Offer to work it off')
    .sure({ cash: 12_000, units: -600, energy: -5, reputation: 1 }, 'They like the idea so much that the list is ready within the hour.'),

  card('paid_twice_found', 'chain', 0)
    .scene('Side by side', 'An auditor writes on behalf of {client}. There is no accusation in it: two payments, photographed side by side, and the words “Any thoughts?”')
    .choice('back', 'Pay it back today', { hint: 'safe' })
    .sure({ cash: -12_000, reputation: -2 }, 'The auditor thanks you and closes the file. You can hear it from here.')
    .choice('bonus', 'Say that you took it for a bonus', { hint: 'risky' })
    .odds(30, { reputation: -1, wonder: 2 }, 'It is decided, some floors above, that perhaps it was one.')
    .odds(70, { cash: -12_000, reputation: -7 }, '“We looked for the occasion,” they reply, “and could not find it.”')
    .choice('part', 'Half in money, half in work')
    .sure({ cash: -6_000, units: -300, reputation: -3 }, 'The money is accepted. The work is supervised.'),

  card('moved_deadline', 'work', 10, { when: 'energy >= 30', again: 35 })
    .scene('Only a little nearer', 'The deadline has moved. Not far: across one weekend, like a fence that a neighbor shifts at night.')
    .choice('weekend', 'Give it the weekend')
    .sure({ units: 450, energy: -14, belonging: -4, reputation: 1 }, 'It is done, and well. {city} had a fine Sunday, to judge by the confetti on your step.')
    .choice('half', 'Deliver the half that matters')
    .odds(60, { reputation: 3, energy: -4 }, 'Nobody asks for the other half. You begin to wonder about halves.')
    .odds(40, { reputation: -3, energy: -4 }, 'It was the other half that mattered.')
    .choice('date', 'Point to the date in writing', { hint: 'risky' })
    .odds('15 + reputation / 2', { energy: 6, reputation: 1 }, 'By morning the fence is back, and nobody saw it move.')
    .odds(40, { reputation: -5 }, 'They have a later letter with another date. It is from you.'),

  card('tile_seller', 'work', 9, { when: 'community >= 65', again: 40 })
    .scene('The price of the blue', 'At the next desk a man sells bathroom tiles by telephone, standing up. By ten you know the price of the blue. By noon you are tempted by the green.')
    .choice('headphones', 'Put on your headphones', { needs: 'has headphones', hint: 'safe' })
    .sure({ units: 200, energy: 2 }, 'He carries on without sound, like weather behind glass.')
    .choice('stairs', 'Take your calls on the stairs')
    .odds(60, { reputation: 3, health: 2, energy: -6 }, 'Five floors, two calls. From the echo they conclude that you have come into money.')
    .odds(40, { reputation: -2, health: 2, energy: -6 }, 'On the second landing a bucket joins the discussion, and carries it.')
    .choice('tea', 'Bring him a tea', { hint: 'kind' })
    .sure({ units: -200, belonging: 8, wonder: 2 }, 'He has a sister in shipping and a theory of grout. He drops his voice a third, for friendship.'),

  card('every_ten_minutes', 'work', 8, { when: 'reputation < 65' })
    .scene('For the good of the team', 'Every ten minutes the new time sheet takes a picture of your screen. A leaflet explains why, beside a picture of a team.')
    .choice('install', 'Install it and look busy')
    .sure({ units: 350, energy: -10, belonging: -4 }, 'You get a great deal done, in pieces ten minutes long.')
    .choice('who', 'Ask who looks at the pictures', { hint: 'risky' })
    .odds(45, { reputation: 4, energy: 4 }, 'They ask around. Nobody does, and by Friday there are none to look at.')
    .odds(55, { reputation: -4 }, '“Interesting question,” they reply, and it is you that they find interesting.')
    .choice('friday', 'Offer a page each Friday instead')
    .odds('25 + reputation / 2', { units: -100, reputation: 4 }, 'Agreed. You hide a joke in the third paragraph, to see. It is found.')
    .odds(45, { units: -200, energy: -3 }, 'They would like the page as well.'),

  card('clocks_changed', 'work', 12, { when: months('Mar', 'Oct', 'Nov'), again: 90 })
    .scene('An hour, mislaid', 'Overnight the clocks were moved: here and not there, or there and not here. The meeting was an hour ago or is in an hour. Your calendar shows both, in the same blue.')
    .choice('now', 'Walk in now', { hint: 'risky' })
    .odds(50, { reputation: 3, energy: -2 }, 'Six faces look up. You are exactly on time for something.')
    .odds(50, { wonder: 3, energy: -8 }, 'Nobody. You watch your own picture for a while, and straighten the shelf behind it.')
    .choice('write', 'Write to ask, and be late')
    .sure({ reputation: -2, energy: 5 }, 'The answer comes with a kind word, and with the minutes.')
    .choice('both', 'Be there for both hours', { hint: 'safe' })
    .sure({ reputation: 2, units: 150, energy: -10 }, 'You sit through the first alone, and through the second well prepared.'),

  card('two_hundred_pages', 'work', 10, { when: 'cash < 70000', again: 45 })
    .scene('Two hundred pages', 'A stranger needs two hundred pages put in order by the day after tomorrow. She pays well she pays in advance and she has stopped using commas.')
    .choice('lot', 'Take the lot', { hint: 'costly' })
    .sure({ cash: 13_000, energy: -16, units: -300, health: -3 }, 'You put the commas back, all of them. At night you see them with your eyes shut.')
    .choice('half', 'Take half; recommend someone for the rest')
    .sure({ cash: 6_000, energy: -8, belonging: 4 }, 'You and a person you have never met race each other, courteously, to the middle.')
    .choice('pass', 'Pass it to someone who needs it more', { hint: 'kind' })
    .sure({ belonging: 5, reputation: 3 }, 'He needed it far more. He tells two people so, and one of them knows your client.'),

  card('four_twelve', 'work', 12, { when: 'lag >= 75', again: 30 })
    .scene('Sent at 4.12', 'Your body has its own idea of the hour. At 4.12 this morning it sent the client a message: four pages, with headings. One of the headings is rather good.')
    .choice('read', 'Read it before they do')
    .odds(50, { reputation: 3, wonder: 2, energy: -4 }, 'All of it is true, and clearer than you are now. You make a note of the hour.')
    .odds(50, { reputation: -2, energy: -4 }, 'Page two concerns a bridge in your home town. Somebody has opened it already.')
    .choice('ignore', 'Ask them to ignore it', { hint: 'safe' })
    .sure({ reputation: -2, energy: 6 }, 'They do, but for one, who would like to know about “see Appendix Moon”.')
    .choice('stand_by', 'Stand by every heading', { hint: 'risky' })
    .odds(45, { reputation: 5, units: 250 }, 'You defend it so well that it becomes the plan.')
    .odds(55, { reputation: -4, units: -250 }, 'By the second heading you are defending a stranger.'),
];
