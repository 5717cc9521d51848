import { all, any, months } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const strangers = [
  card('pickpocket', 'explore', '17 + safety / -6', { when: 'safety < 70', again: 25, sensitive: ['crime'] })
    .scene('A lighter pocket', 'A shoulder, an apology, and a pocket that weighs less than it did.')
    .choice('chase', 'Run after them', { hint: 'risky' })
    .odds(35, { wonder: 6, energy: -8 }, 'Two corners on, a hand gives it back and is gone. You count the notes twice. There is one more than before.')
    .odds(65, { cash: -11_000, health: -8 }, 'You know the sidewalk of {city} better now, and your knee knows it best.')
    .choice('report', 'Cancel the cards, file a report', { hint: 'safe' })
    .sure({ cash: -11_000, insured: 9_000, energy: -6 }, 'Three forms and a stamp. The officer has seen the same shoulder all week.'),

  card('one_tomato_more', 'explore', 7, { when: 'community >= 64' })
    .scene('One tomato more', 'The woman weighs your tomatoes, looks at you, and adds one. The stall behind you is cheaper, and has seen you notice.')
    .choice('stay', 'Buy here; come back tomorrow', { hint: 'kind' })
    .sure({ cash: -1_500, belonging: 5 }, 'By the third morning she no longer uses the scale.')
    .choice('cheaper', 'Try the cheaper stall')
    .odds(50, { cash: 1_500, wonder: 2 }, 'Half the price and just as red. You walk home by another street.')
    .odds(50, { health: -4, wonder: 1 }, 'The top layer is excellent. You meet the others on Thursday.')
    .choice('soup', 'Ask what she does with the ugly ones')
    .odds(60, { wonder: 6, energy: -3, belonging: 2 }, 'Soup. She explains how while six people wait, and the six correct her.')
    .odds(40, { belonging: -3 }, 'She takes it for haggling, and takes back the tomato.'),

  card('chair_outside', 'explore', 10, { when: 'community >= 66', again: 60 })
    .scene('An empty chair', 'Every window in the street flickers the same green. Outside the bakery they are carrying out a television, six chairs, and then, after a look at you, a seventh.')
    .choice('sit', 'Sit; ask which side is ours')
    .odds(55, { belonging: 9, energy: -9 }, 'Ours is white. In the last minute a baker lifts you off the ground, chair included.')
    .odds(45, { belonging: 4, wonder: 3, energy: -11 }, 'Ours loses. For the length of a cigarette nobody speaks; then they play it again with bread rolls.')
    .choice('stand', 'Watch from the back')
    .sure({ wonder: 3, energy: -3 }, 'You watch the faces instead. They are all half a second ahead of the ball.')
    .choice('upstairs', 'Go up and work')
    .sure({ units: 500, energy: -8, belonging: -3 }, 'You follow the score through the floor, and deliver early.'),

  card('plates_for_two_hundred', 'explore', 10, { when: 'nights >= 4' })
    .scene('Plates for two hundred', 'The courtyard next door is being laid for two hundred. A boy on a ladder asks whether you could reach the other end of the lights.')
    .choice('lights', 'Climb up and hold your end')
    .odds(65, { belonging: 8, wonder: 4, energy: -11 }, 'By nightfall you have a seat between two uncles, each of whom explains the other.')
    .odds(35, { belonging: 7, energy: -16, units: -300 }, 'You dance with all the aunts in order of age. The eldest wins; the morning is lost.')
    .choice('present', 'Leave a present at the gate', { hint: 'kind' })
    .sure({ cash: -1_800, belonging: 5 }, 'In the morning a covered plate stands at your door, still warm. Nobody rang.')
    .choice('midnight', 'Ask whether it could end by midnight')
    .sure({ belonging: -4, energy: 5 }, 'They promise, and keep it. You hear two hundred people say goodbye in a whisper.'),

  card('sandy_dog', 'explore', 7, { when: 'comfort >= 55' })
    .scene('A dog with appointments', 'A sandy dog falls in beside you and waits at each crossing until you have caught up. It seems to be showing you something, on a schedule.')
    .choice('follow', 'Keep up with the dog')
    .odds(65, { wonder: 7, belonging: 3, energy: -9 }, 'Butcher, school gate, the blue door. At each somebody is waiting, and each calls it by another name.')
    .odds(35, { wonder: 3, energy: -9 }, 'A bench in the sun. The dog climbs up and sleeps; that was it.')
    .choice('butcher', 'Buy it something at the butcher’s', { hint: 'kind' })
    .sure({ cash: -700, belonging: 4, energy: -3 }, 'The butcher wraps it like a gift. From now on he nods to both of you.')
    .choice('part', 'Part ways at the corner')
    .sure({ energy: 4, belonging: -2 }, 'It looks back once, as at a colleague who leaves early.'),

  card('the_cousin', 'explore', 7, { when: any('at a hub', 'safety < 55'), sensitive: ['crime'] })
    .scene('A cousin in your town', 'The man has a good jacket, a shop just round the corner, and a cousin in the very town you come from. You have met this cousin in other cities.')
    .choice('tea', 'Drink the tea; buy nothing', { hint: 'risky' })
    .odds(50, { wonder: 6, belonging: 3, energy: -7 }, 'Two hours, four glasses, no sale. He shakes your hand at the door: the best talk of his week.')
    .odds(50, { cash: -4_500, wonder: 5 }, 'You own a lamp. It is a good lamp, for a ceiling higher than yours.')
    .choice('health', 'Ask after the cousin’s health')
    .odds(60, { wonder: 4, belonging: 4 }, 'He laughs and retires the cousin. Then he tells you which of his colleagues to cross the road for.')
    .odds(40, { energy: -4, belonging: -2, wonder: 2 }, 'The cousin, he says, died only last week. You hear yourself offering condolences.')
    .choice('onward', 'Walk on, kindly', { hint: 'safe' })
    .sure({ energy: 3, belonging: -2 }, 'At the next corner the cousin sends his regards through somebody else.'),

  card('toes_outward', 'explore', 12, { when: 'in Asia' })
    .scene('Toes outward', 'Rows of shoes wait on the temple step. An old woman goes along them and turns each pair round, so that it can be stepped into on the way out.')
    .choice('turn', 'Start at the other end', { hint: 'kind' })
    .sure({ belonging: 6, wonder: 2, energy: -4 }, 'You meet in the middle. She inspects your half and moves one sandal by a finger’s width.')
    .choice('inside', 'Leave your shoes and go in')
    .odds(75, { wonder: 7, energy: -4 }, 'Stone, cool underfoot, and a bell that is struck when the last stroke has quite gone. You stay until you have lost count.')
    .odds(25, { wonder: 5, cash: -3_000 }, 'When you come out, somebody has gone home in your shoes. You are lent a pair that nearly fits.')
    .choice('wall', 'Sit against the warm wall')
    .sure({ energy: 7, units: -200 }, 'The sun goes along the step, pair by pair. You leave when it gets to yours.'),

  card('cakes_of_snow', 'explore', 44, { when: all(any('in Europe', 'in North America', all('in Asia', 'comfort < 50')), months('Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec'), 'comfort < 60') })
    .scene('Ten white cakes', 'It snowed in the night, and the café had left its tables out. Each of them now carries a tall, perfect, untouched cake.')
    .choice('write', 'Write a word in one')
    .sure({ wonder: 3, belonging: 4, energy: -3 }, 'You choose the longest word that you know here. By noon somebody has put in the accent.')
    .choice('first', 'Walk, before anybody else does', { hint: 'risky' })
    .odds(70, { wonder: 9, energy: -8 }, 'For an hour you make the only footprints in {city}, and then follow them home.')
    .odds(30, { wonder: 5, health: -6, energy: -8 }, 'The snow was lovely. The ice beneath had been there first.')
    .choice('boots', 'Buy proper boots', { hint: 'costly' })
    .sure({ cash: -4_500, health: 5, energy: 4, wonder: 3 }, 'The shopkeeper puts your old shoes in a bag, and ties it twice.'),

  card('second_question', 'explore', 10, { when: 'day >= 20' })
    .scene('The tailor’s second question', 'You only came to have a hem taken up. The tailor asks you something that you do not understand, and you say yes. He asks a second thing, more gravely.')
    .choice('yes', 'Yes, again', { hint: 'risky' })
    .odds(50, { wonder: 4, belonging: 5, cash: -900 }, 'You leave in the trousers of somebody who owns a bakery. Two people wish you good morning.')
    .odds(50, { wonder: 6, reputation: -2, cash: -900 }, 'They end halfway up the shin. On the next call somebody asks you to stand and draw it.')
    .choice('pair', 'Show him a pair that fits')
    .sure({ cash: -900, reputation: 1, energy: 3 }, 'He studies them, sighs, and gives you back your legs, a little better.')
    .choice('neighbour', 'Point at the man before the mirror')
    .sure({ cash: -1_400, belonging: 5 }, 'Now there are two of you. You go for coffee together, and are brought one bill.'),

  card('yellow_umbrella', 'explore', 10, { when: all('at a hub', 'nights < 15') })
    .scene('Twenty-two, says the guide', 'You stand still too long near a yellow umbrella. The guide counts heads, includes yours, and hands you a sticker with a number.')
    .choice('sticker', 'Wear the sticker', { hint: 'risky' })
    .odds(60, { wonder: 6, energy: -7 }, 'You are a model Twenty-two. By the third stop you are holding the umbrella.')
    .odds(40, { wonder: 5, energy: -7, cash: -3_500 }, 'After lunch there is another count, of money. Twenty-two turns out to have had the fish.')
    .choice('pay', 'Confess, and pay your share')
    .sure({ cash: -1_800, wonder: 8, belonging: 2, energy: -7 }, 'She pockets half of it, waves off the rest, and drops back now and then to tell you the true version.')
    .choice('hand_on', 'Pass the sticker to someone who wants it')
    .sure({ energy: 3, wonder: 1 }, 'He puts it on at once, and stands up straighter.'),

  card('nobody_in_particular', 'explore', 6, { when: 'community >= 58' })
    .scene('Nobody in particular', 'The street is full of cables. A woman with a clipboard needs someone to cross it from left to right, as nobody in particular. She has chosen you at a glance.')
    .choice('cross', 'Cross the street')
    .odds(60, { cash: 4_500, wonder: 4, energy: -11, units: -300 }, 'Again, and again, and once more. Around noon you find a reason for crossing, and are asked to drop it.')
    .odds(40, { belonging: 4, wonder: 4, energy: -12 }, 'Rain stops the thirteenth. You are paid in doughnuts, under a tarpaulin, with all the other nobodies.')
    .choice('cable', 'Watch from behind the cables')
    .sure({ wonder: 4, energy: -3 }, 'The lead keeps losing one word. By dusk the whole street mouths it for him.')
    .choice('around', 'Go round by the next street')
    .sure({ units: 200 }, 'You get where you were going, as somebody, on time.'),

  card('eleven_seconds', 'explore', 7, { when: 'comfort >= 65' })
    .scene('Hold still', 'A photographer with a wooden box on three legs wants eleven seconds of you, without blinking. The print comes by post, she says: in a month, or when it likes.')
    .choice('still', 'Hold still for all eleven')
    .sure({ cash: -1_200, energy: 2, later: { photograph_arrives: 30 } }, 'Nine, ten. A tram, a pigeon and a quarrel go by, and you see them all without looking.')
    .choice('cloth', 'Ask to look under the cloth')
    .sure({ wonder: 5, energy: -4 }, 'The whole square hangs upside down in there, in color, and nobody in it has noticed.')
    .choice('wave', 'Wave and go on')
    .sure({ energy: 3, belonging: -1 }, 'You are eleven seconds ahead of yourself for the rest of the day.'),

  card('photograph_arrives', 'chain', 0)
    .scene('Everyone else is a blur', 'The photograph has found you, with three stamps and the print of a heel. The crowd has melted into smoke; only you are sharp. No: behind you there is a second sharp figure, one hand raised.')
    .choice('keep', 'Prop it against the lamp')
    .sure({ wonder: 5, energy: 4 }, 'You look rested in it. You decide to believe the photograph.')
    .choice('home', 'Post it home', { hint: 'kind' })
    .sure({ cash: -800, belonging: 8 }, 'They ring on the day it comes. They want to know who is behind you.')
    .choice('search', 'Try to find out whose hand it is')
    .odds(25, { belonging: 10, wonder: 8, energy: -5 }, 'Through five groups and a choir you reach him. He remembers: he thought you were somebody else.')
    .odds(75, { wonder: 5, energy: -5 }, 'Four people are sure that it is them. One sends the coat.'),

  card('eighth_hat', 'explore', 14, { when: all(any('in Europe', 'in North America'), months('Jan', 'Feb', 'Mar', 'Apr', 'Nov', 'Dec'), 'comfort < 80'), sensitive: ['health'] })
    .scene('Seven woolen hats', 'Seven people in woolen hats, and little else, are going down a ladder into water the color of slate. The eighth hat is held out to you.')
    .choice('ladder', 'Put on the hat', { hint: 'risky' })
    .odds('30 + health / 2', { wonder: 8, health: 4, energy: -8 }, 'Of the water you remember nothing. Of the tea afterward, everything.')
    .odds(40, { wonder: 5, health: -8, energy: -6 }, 'You are in for as long as it takes to say so. The cold stays until the weekend.')
    .choice('towels', 'Hold the towels', { hint: 'safe' })
    .sure({ belonging: 6, energy: -4 }, 'Seven towels, seven names, each of them told to you through chattering teeth.'),

  card('since_when', 'explore', 6, { when: 'nights >= 7' })
    .scene('Since when?', 'Tonight the quarter votes, in the school gym, on whether the plane tree gets a bench round it. “You live here since when?” asks the woman with the list, and holds her pen over the form.')
    .choice('nights', 'Tell her, in nights')
    .odds(60, { belonging: 8, energy: 2 }, 'She writes the number in the box for years, and stamps it before it can object.')
    .odds(40, { belonging: -2, wonder: 4 }, 'No vote, then, but a seat by the radiator. It turns out to have an owner, and he has stories.')
    .choice('year', 'Say “about a year”', { hint: 'risky' })
    .odds(50, { belonging: 4, units: 300, energy: -3 }, 'The bench wins by one vote. At home you work with unusual care, like somebody on a committee.')
    .odds(50, { belonging: -5, wonder: 2 }, 'Then you will know, she says, what everybody here calls the tree. You do not.')
    .choice('back', 'Ask only for a seat at the back')
    .sure({ units: 300, energy: -5 }, 'It is a good debate to type to. By the third amendment you are ahead of the week.'),
];
