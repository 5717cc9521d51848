import { all, not } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const evenings = [
  card('dinner_at_eight', 'social', 9, { when: 'community >= 65', again: 50 })
    .scene('Dinner at eight', 'You were told eight. At eight there is one other guest, also foreign, also holding flowers. Your hosts come home at half past nine, with the shopping.')
    .choice('chop', 'Take a knife and an onion')
    .sure({ energy: -9, belonging: 9 }, 'You eat at eleven. By then you know which drawer sticks.')
    .choice('guest', 'Stay in the hall with the other flowers')
    .odds(35, { lead: true, energy: -4 }, 'She runs a small firm and is short of exactly one of you.')
    .odds(65, { belonging: 5, energy: -5 }, 'You discuss punctuality until it becomes funny, which takes most of an hour.')
    .choice('leave', 'Leave the flowers and go to bed')
    .sure({ energy: 7, belonging: -4 }, 'You sleep well. A photograph of a full table reaches you at one, with a gap in it.'),

  card('window_table', 'social', 9, { when: 'mbps >= 50', again: 60 })
    .scene('The good table', 'Four people have had the window table at the coworking space since before the carpet. This morning one of its chairs is empty, and nobody is looking at it.')
    .choice('sit', 'Sit down as if it were nothing', { hint: 'risky' })
    .odds(60, { belonging: 9, units: 200 }, 'A plate is pushed toward you without a word. Later, in passing, you are asked what you make of the heating.')
    .odds(40, { belonging: -5, energy: -4 }, 'Its owner comes at ten, from the dentist, and stands behind you, unable to speak.')
    .choice('ask', 'Ask whose it is')
    .sure({ belonging: 4, energy: -4 }, 'You are told the whole history of the chair. It is somebody’s, but they remember that you asked.')
    .choice('booth', 'Work in the phone booth, as usual')
    .sure({ units: 450, belonging: -3 }, 'The booth has no window and no opinions. You finish early.'),

  card('not_a_date', 'social', 9, { when: 'belonging < 65', again: 60 })
    .scene('Not a date', 'The friend who arranged it told each of you that it was not a date. You have both come early, and both ironed something.')
    .choice('weeks', 'Say first how many weeks you are here')
    .odds(60, { belonging: 9, wonder: 3, energy: -4 }, '“That is more than the last job gave me,” comes the answer, and the menus are opened.')
    .odds(40, { belonging: -2, energy: -4 }, 'It is taken well. The bill is asked for a little after the salad.')
    .choice('walk', 'Leave the menu; walk across the whole city')
    .sure({ wonder: 6, belonging: 5, energy: -11 }, 'Fourteen pharmacies, by your count; thirteen, by the other. You will have to check.')
    .choice('postpone', 'Plead a deadline and go home')
    .sure({ units: 350, belonging: -3 }, 'The deadline was real, and you meet it, in an ironed shirt.'),

  card('two_tenors', 'social', 8, { when: all('nights >= 4', 'safety >= 45'), again: 60 })
    .scene('Two tenors, one with a cold', 'Behind the post office a choir is down to two tenors, and one has a cold. The conductor leans out of the window and asks whether you can count to four.')
    .choice('sing', 'Go in and stand by the healthy one')
    .odds(65, { belonging: 10, energy: -7 }, 'You are a fifth of a second late throughout. In that piece, she says, it sounds like depth.')
    .odds(35, { belonging: 3, energy: -9, wonder: 2 }, 'You come in alone, once, clearly. They are kind about it, and by the end so are you.')
    .choice('pages', 'Turn pages for the pianist')
    .sure({ belonging: 4, wonder: 4, energy: -4 }, 'He nods a bar early, every time, like a man at a curb. You see the piece from inside.')
    .choice('street', 'Listen from the sidewalk')
    .sure({ wonder: 3, energy: 3, belonging: -1 }, 'They stop in the middle of a line and do it again. The second time a cyclist stops as well.'),

  card('five_a_side', 'social', 9, { when: all('energy >= 40', 'comfort >= 62'), again: 40 })
    .scene('One short', 'Nine of them, under a floodlight that buzzes. You are carrying a laptop and a melon. “Ten,” somebody counts, and points.')
    .choice('play', 'Put down the melon and play up front', { hint: 'risky' })
    .odds('20 + health / 2', { belonging: 9, health: 4, energy: -13 }, 'You score with a shin. The melon is shared out at the whistle, in ten parts.')
    .odds(32, { health: -9, belonging: 6, energy: -8 }, 'An ankle goes over in the second half. They carry you off singing, far too fast.')
    .choice('goal', 'Go in goal', { hint: 'safe' })
    .sure({ belonging: 4, energy: -6, health: 2 }, 'You let in four and are thanked for each. It seems that the last one let in nine.')
    .choice('pass', 'Point at the laptop and walk on')
    .sure({ units: 250, belonging: -2 }, 'They play on, five against four. You can hear the argument as far as your door.'),

  card('whole_staircase', 'social', 8, { when: 'nights >= 6' })
    .scene('The whole staircase goes', 'Old Mr Second-Floor died in the night. You met him twice, over a jammed lift. A paper on the door gives the hour, and under it somebody has added the number of your flat.')
    .choice('go', 'Go, in the darkest thing you own')
    .sure({ belonging: 9, wonder: 3, energy: -9, units: -200 }, 'You walk with the fourth floor. Someone asks how you knew him, and the elevator is answer enough.')
    .choice('mind', 'Offer to stay with the small children', { hint: 'kind' })
    .sure({ belonging: 5, wonder: 2, energy: -5 }, 'Five of them and a tortoise. They explain to you where he is, with drawings.')
    .choice('flowers', 'Send flowers, with all the bells’ names')
    .sure({ cash: -3_500, belonging: 3 }, 'You copy the names from the bells. One has been out of date for years, and is left on.'),

  card('three_eighths', 'social', 9, { when: all('nights >= 4', 'community < 75'), again: 50 })
    .scene('Three eighths', 'On the stairs sits the girl from next door, over an exercise book. Three eighths, says the page, and then nothing. She asks whether you ever went to school.')
    .choice('explain', 'Sit down; send for an orange', { hint: 'kind' })
    .sure({ belonging: 8, energy: -5, units: -250 }, 'It takes two oranges. Her mother finds you both on the landing, sticky and correct.')
    .choice('trade', 'Fractions, in exchange for ten words')
    .odds(60, { wonder: 5, belonging: 5, energy: -6 }, 'She is the stricter teacher. You may not go in until you can say “landing”.')
    .odds(40, { wonder: 3, energy: -6 }, 'The ten words get a laugh wherever you try them. She has picked them with care.')
    .choice('later', 'Lend her a better pencil and go up')
    .sure({ units: 200, belonging: -3 }, 'The pencil is back on your doormat at six, sharpened, without a note.'),

  card('the_word_relax', 'social', 8, { when: 'energy < 70', again: 55 })
    .scene('The word “relax”', 'It was about the bill, and then about last week, and then you said “relax”. Now there are two of you at two ends of {city}, each composing something.')
    .choice('first', 'Go over and ring the bell')
    .sure({ belonging: 4, energy: -6 }, '“I was coming to you,” says the stairwell. One shoe is already on.')
    .choice('paragraph', 'Write one careful paragraph')
    .odds(50, { belonging: 8, energy: -4 }, 'The answer is shorter and better: a time, a place, and “I am paying”.')
    .odds(50, { belonging: -5, energy: -4 }, 'It is read as careful. Nothing worse could have been said of it.')
    .choice('work', 'Work until you are no longer right')
    .sure({ units: 400, belonging: -5 }, 'You get a great deal done. Around midnight you are still a little right.'),

  card('birthday_on_screen', 'social', 8, { when: all('day >= 25', not('flag birthday')) })
    .scene('Today, apparently', 'The screen at the coworking space wishes you a happy birthday. It is correct, in one of your two time zones. The whole row has turned round.')
    .choice('cake', 'Cake for the whole floor', { hint: 'costly' })
    .sure({ cityDays: -500, belonging: 12, energy: -4, flag: 'birthday' }, 'One slice is left over. A courier takes it, and sings, and has the best voice of the day.')
    .choice('table', 'A table for one, in the good place')
    .sure({ cash: -3_000, wonder: 6, energy: 8, belonging: -3, flag: 'birthday' }, 'The waiter sees the date on your card. A spoon arrives with a candle tied to it.')
    .choice('home', 'Call home before home goes to bed')
    .sure({ belonging: 7, energy: -7, flag: 'birthday' }, 'They have had a cake made all the same, and describe your slice to you while they eat it.'),

  card('second_glass', 'social', 12, { when: 'belonging < 35', again: 40 })
    .scene('A second glass', 'The waiter sets down two glasses, from habit or from hope, and sees his mistake. He doesn’t take the second one away. It would be worse, and you both know it.')
    .choice('invite', 'Ask whether he has a break coming')
    .odds(60, { belonging: 9, energy: -5 }, 'He has seven minutes. He spends them on the plot of a film, and has to come back for the end.')
    .odds(40, { belonging: 3, cash: -1_500 }, 'He hasn’t, but his aunt in the kitchen has. She orders for you.')
    .choice('toast', 'Drink to whoever is late')
    .sure({ energy: 5, wonder: 4 }, 'A woman two tables off lifts hers. It seems that she is waiting for them too.')
    .choice('message', 'Photograph it; send it to someone you miss')
    .sure({ belonging: 5, energy: -3, units: -200 }, 'Three dots, at once. You talk until the chairs are on the tables.'),

  card('between_courses', 'social', 10, { when: 'deficit >= 2', again: 30 })
    .scene('Between two courses', 'The fish has been carried in, whole, to applause. In your pocket {client} is at work, and somebody there needs five minutes of you.')
    .choice('corridor', 'Take it among the coats')
    .sure({ reputation: 3, units: 300, belonging: -5 }, 'It is half an hour, not five minutes. They have kept you the head, as an honor.')
    .choice('after', 'Write “after dinner” and sit down')
    .odds(55, { belonging: 7, energy: -3 }, 'After dinner nobody needs you any longer. They have fixed it, or it was never broken.')
    .odds(45, { belonging: 7, reputation: -4 }, 'After dinner there are sixteen messages, each more polite than the last.')
    .choice('table', 'Put {client} on the loudspeaker')
    .odds(40, { reputation: 4, belonging: 6 }, 'The grandfather asks {client} what they have eaten today. It is the best call in months.')
    .odds(60, { reputation: -2, belonging: 2, wonder: 2 }, 'They say “is this a bad time”, and twelve people answer.'),

  card('party_at_body_time', 'social', 12, { when: 'lag >= 60', again: 15 })
    .scene('Ten o’clock, for some', 'Ten in the evening, and the party has only now found the good music. By your body’s clock it is a different hour altogether, and your body is not dancing.')
    .choice('stay', 'Coffee, and on')
    .sure({ belonging: 8, wonder: 2, energy: -13 }, 'You learn everybody’s name and, in the night bus, the name of the night bus.')
    .choice('sofa', 'Ten minutes on the heap of coats')
    .odds(60, { energy: 8, belonging: 4 }, 'You wake at one under somebody’s jacket, fresh, and are greeted like a late guest.')
    .odds(40, { energy: -4, wonder: 3 }, 'You wake at six. The hosts have put a note on you, asking others to be quiet.')
    .choice('bed', 'Thank them, and home to bed')
    .sure({ energy: 8, belonging: -4 }, 'You are asleep before the stairwell light goes out, and it is on a short timer.'),

  card('nobody_walks_alone', 'social', 11, { when: 'safety < 54', again: 45 })
    .scene('Nobody walks alone', 'House rule: after eleven nobody in this quarter walks home alone. There are five of you. Nobody has ever asked who walks with the fifth.')
    .choice('round', 'Do the whole round, and see')
    .sure({ belonging: 9, wonder: 2, energy: -11 }, 'The fifth, it emerges, has slept on the fourth one’s sofa for two years. Tonight you get the armchair.')
    .choice('first', 'Be dropped first; you live nearest')
    .sure({ energy: 4, belonging: 1 }, 'From your window you watch four hats go round the corner, still arguing the question.')
    .choice('taxi', 'One taxi for everybody', { hint: 'costly' })
    .sure({ cityDays: -350, belonging: 5 }, 'The driver has a rule of his own: he waits at each door until a light goes on upstairs.'),

  card('one_dish_each', 'social', 9, { when: 'nights >= 2', again: 45 })
    .scene('One dish each', 'Everybody is to bring a dish from where they grew up. The list on the door already holds six salads and a question mark. The question mark is you.')
    .choice('broth', 'Make the broth that Bao showed you', { needs: 'flag guild_broth' })
    .sure({ belonging: 12, wonder: 3, energy: -12 }, 'It is not from where you grew up. Somebody who grew up near it goes quiet, and asks for the pot.')
    .choice('recipe', 'Ring your aunt for the recipe')
    .odds('20 + energy / 2', { belonging: 9, energy: -8 }, 'She gives it in handfuls, and your hands are hers. The dish comes home empty.')
    .odds(35, { belonging: 2, energy: -8, wonder: 2 }, 'She leaves one thing out, as she has always done. It is a seventh salad, more or less.')
    .choice('bread', 'Bring bread; somebody has to')
    .sure({ cash: -1_500, belonging: 3 }, 'It is the first thing gone, and you did not have to stand by it and explain.'),
];
