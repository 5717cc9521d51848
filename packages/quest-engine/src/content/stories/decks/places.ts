import { all, any, months } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const places = [
  card('street_fever', 'explore', 12, { when: 'comfort < 75', again: 30, sensitive: ['health'] })
    .scene('The ceiling breathes', 'You woke at four, certain that the ceiling was breathing. The market stew was worth it. Possibly.')
    .choice('clinic', 'Find a clinic', { hint: 'costly' })
    .sure({ medical: -9_000, health: 2, lose: 1 }, 'A drip, a stamp, a kind word in a language that you will learn one day.')
    .choice('sleep', 'Water, salt, sleep', { hint: 'risky' })
    .odds('40 + health / 2', { lose: 2, health: -3 }, 'Two days go by behind the curtain. On the third you are hungry, which is the whole of medicine.')
    .odds(35, { lose: 3, health: -16 }, 'The third day is worse than the first. You will tell this story, but not yet.'),

  card('festival', 'explore', 12, { when: 'comfort >= 80', again: 35 })
    .scene('Drums, coming nearer', 'Drums, three streets over, then two, then yours. A grandmother hands you a lantern as though you had been expected.')
    .choice('dance', 'Follow the drums')
    .odds(75, { belonging: 10, wonder: 9, energy: -14 }, 'You do not know the steps. Nobody minds; somebody counts them out for you until dawn.')
    .odds(25, { wonder: 6, energy: -20, units: -300 }, 'Dawn finds you at the wrong end of {city}, with work at nine.')
    .choice('photograph', 'Photograph it; someone will buy these')
    .odds(60, { cash: 9_000, wonder: 4 }, 'Someone does. One of the lanterns is a little out of focus, and it is the best of them.')
    .odds(40, { wonder: 3 }, 'They are good pictures. They are also what everybody else took.')
    .choice('window', 'Close the window')
    .sure({ energy: 5, belonging: -3 }, 'You sleep. In the morning the street is being swept of something that you missed.'),

  card('closed_mondays', 'explore', 7, { when: 'comfort >= 60' })
    .scene('It is Monday', 'The museum is closed on Mondays. It is Monday. A guard eats lunch on the steps, facing a view that the museum does not own.')
    .choice('lunch', 'Sit two steps below him')
    .sure({ wonder: 4, belonging: 3, units: -200 }, 'He moves his flask over. That tower, he says: the painters all put it too far to the left.')
    .choice('around', 'Walk round and try the windows')
    .odds(45, { wonder: 9, energy: -6 }, 'A door at the back stands open for a delivery. You have one painting to yourself for the length of a crate.')
    .odds(55, { wonder: 1, energy: -6 }, 'Blind, blind, fire exit, blind. At the end a window, with a man in it, peeling a pear.')
    .choice('work', 'Do Tuesday’s work today')
    .sure({ units: 400, energy: -7 }, 'By evening it is done. You will be back tomorrow, and so will four school buses.'),

  card('same_fountain', 'explore', 11, { when: 'nights < 8' })
    .scene('The same fountain', 'Third time past this fountain. The first time, the man on the bench looked up. The second time he nodded. Now he folds his newspaper.')
    .choice('ask', 'Ask him the way')
    .sure({ belonging: 4, wonder: 2, energy: -4 }, 'He could explain it, he says, or he could come along. He comes along.')
    .choice('onward', 'Take the one street you have not tried', { hint: 'risky' })
    .odds(55, { wonder: 9, energy: -10 }, 'Wrong street, right courtyard: a choir is rehearsing with every window open, and stops twice at the same bar.')
    .odds(45, { wonder: 2, energy: -14 }, 'It is long, and bends beautifully, and leads to the fountain.')
    .choice('taxi', 'Stop a taxi', { hint: 'costly' })
    .sure({ cityDays: -300, energy: 4 }, 'You were four minutes from home. The driver takes the long way, out of tact.'),

  card('line_on_the_square', 'explore', 10, { when: 'comfort < 88', again: 45 })
    .scene('Weather, at walking pace', 'On the far side of the square the light goes out, bench by bench. The weather comes toward you at the speed of a man who is not late.')
    .choice('arcade', 'Run for the arcade')
    .odds(60, { belonging: 5, wonder: 3, energy: -4 }, 'Thirty strangers under one roof. A bag of nuts goes round, and then a second bag for the shells.')
    .odds(40, { energy: -6, health: -3, wonder: 3 }, 'You and the first gust arrive together. There is room for one.')
    .choice('hood', 'Put up your hood and go on', { needs: 'has jacket' })
    .sure({ wonder: 7, energy: -5 }, 'The shop signs sing, the pigeons walk, and every café has a free table by the window.')
    .choice('umbrella', 'Buy an umbrella at today’s price')
    .sure({ cash: -1_800, energy: 3, wonder: 1 }, 'It is a good umbrella. The weather hears of it and turns off toward the station.'),

  card('four_hundred_steps', 'explore', 10, { when: 'energy >= 45' })
    .scene('Four hundred and eleven', 'A tin sign at the foot of the hill gives the number of steps: 411. Underneath, in pencil: 412.')
    .choice('count', 'Climb, and count')
    .odds(65, { wonder: 8, energy: -11, health: 2 }, 'Four hundred and twelve. You look in your bag for a pencil, to sign.')
    .odds(35, { wonder: 5, energy: -15 }, 'You lose count at a cat. The view is the same without the number.')
    .choice('bus', 'Take the small bus round the back')
    .sure({ cash: -600, wonder: 4, energy: -2 }, 'On the last bend the driver stops, unasked, for as long as a view takes.')
    .choice('shoes', 'Stay below; watch people decide')
    .sure({ energy: 6, belonging: -1 }, 'After an hour you can tell by the shoes. After two you have stopped being wrong.'),

  card('rope_and_boat', 'explore', 12, { when: all('away from hubs', 'comfort >= 60') })
    .scene('No bridge for an hour', 'To cross the water there is a flat boat, a rope and a man. All three are on the other side, and the man is asleep.')
    .choice('bell', 'Ring the bell')
    .odds(60, { wonder: 7, cash: -500, energy: -3 }, 'He pulls across before his eyes are open. In mid-stream he hands you the rope and finishes his yawn.')
    .odds(40, { belonging: -3, energy: -4, wonder: 2 }, 'The bell wakes two dogs, a baby and a balcony of card players. He turns over.')
    .choice('bridge', 'Walk to the bridge')
    .sure({ wonder: 4, health: 3, energy: -9 }, 'Heron, heron, laundry, bridge. From the far bank you see him on yours, looking for whoever waited.')
    .choice('wait', 'Sit down until he wakes')
    .sure({ energy: 7, units: -300, wonder: 2 }, 'Your page stays open at the same line. You could draw the river by heart.'),

  card('depot_gate', 'explore', 10, { when: 'at a hub' })
    .scene('No buses today', 'A sheet of paper is taped to the depot gate: no buses today, thank you for understanding. All of {city} is on foot, and in conversation.')
    .choice('walk', 'Walk with everybody else')
    .sure({ energy: -9, belonging: 5, wonder: 3 }, 'For six kilometers you belong to a slow river of office shoes. A man ahead is carrying a cake, level.')
    .choice('coffee', 'Take coffee to the people at the gate', { hint: 'kind' })
    .odds(65, { cash: -1_500, belonging: 7, wonder: 3 }, 'They tell you what the paper does not say, and whose turn it is to feed the depot cat.')
    .odds(35, { cash: -1_500, belonging: 1 }, 'They have coffee. They had been hoping for biscuits.')
    .choice('indoors', 'Stay in and get ahead')
    .sure({ units: 400, energy: -7 }, 'Nobody can come, so nobody knocks. You get a day and a half into one.'),

  card('drawn_from_memory', 'explore', 7, { when: 'nights >= 3' })
    .scene('Your street is missing', 'The map seller draws {city} by hand. You tell him that your street is missing. He only draws what he has walked, he says, and his knee is bad.')
    .choice('buy', 'Buy the map as it is', { hint: 'costly' })
    .sure({ cash: -1_600, wonder: 7 }, 'You follow it for a day. It leaves out everything that you had already seen.')
    .choice('measure', 'Lend him your arm; walk it together')
    .sure({ energy: -8, belonging: 7 }, 'Sixty-one paces, a fig tree, a curb to be careful of. He inks it in on a dustbin lid, with a dot for you.')
    .choice('photograph', 'Photograph it while he looks away')
    .odds(60, { wonder: 4 }, 'It comes out a little blurred, mostly where you live.')
    .odds(40, { belonging: -4, wonder: 2 }, 'He had not looked away. He turns the map over for you: the back, he says, is better.'),

  card('spine_to_the_wall', 'explore', 10, { when: 'comfort < 95' })
    .scene('Third shelf, spine to the wall', 'In the second-hand bookshop one book stands the wrong way round. Inside is a slip: “Take this. Leave the one you are carrying.”')
    .choice('swap', 'Leave your thriller, forty pages unread')
    .sure({ wonder: 2, later: { forty_pages: 21 } }, 'You write your email on the last page, under the ending that you do not look at.')
    .choice('buy', 'Pay for it; keep yours')
    .sure({ cash: -900, wonder: 4 }, 'The owner charges you half. The slip, she says, stays in the shop.')
    .choice('read', 'Read it here, standing')
    .sure({ wonder: 6, energy: -4, units: -300 }, 'She puts out the lights at the back, then in the middle, then, with an apology, yours.'),

  card('forty_pages', 'chain', 0)
    .scene('The gardener', 'An email from somebody who found a thriller with its spine to the wall. She is forty pages from the end, she writes, and certain that it was the gardener.')
    .choice('end', 'Ask her to tell you the end')
    .sure({ belonging: 7, energy: -4 }, 'She reads it to you over three evenings, and does the voices. It was not the gardener.')
    .choice('guess', 'Bet her that it was the sister')
    .odds(30, { wonder: 8, belonging: 4 }, 'It was the sister. She has a friend in {city}, who brings you your winnings: the book.')
    .odds(70, { wonder: 4, belonging: 1 }, 'It was neither. You are both, she writes, terrible readers, and what are you reading now?'),

  card('floor_by_floor', 'explore', 12, { when: 'mbps < 42', again: 50 })
    .scene('Floor by floor', 'An hour after dark your lamp goes out, then the street, then the tower opposite, floor by floor. Somebody laughs in the dark, and the windows begin to talk.')
    .choice('down', 'Go down and see who is there')
    .sure({ belonging: 7, wonder: 2, energy: -7 }, 'Somebody’s ice cream cannot wait. You are given a spoon before you are given a name.')
    .choice('roof', 'Feel your way up to the roof', { hint: 'risky' })
    .odds(70, { wonder: 8, energy: -6 }, 'Without the city there is a sky. A neighbor points out the planets, and her son corrects her.')
    .odds(30, { wonder: 4, health: -5, energy: -7 }, 'The last stair is lower than all the others. You see stars, of both kinds.')
    .choice('battery', 'Work on by battery')
    .sure({ units: 400, energy: -8, belonging: -2 }, 'Eighty-one percent, forty, nine. They are the best pages of your month.'),

  card('worn_chain', 'explore', 8, { when: 'safety >= 54' })
    .scene('Where people step over', 'A chain across the stairs, and a sign: no entry, with the fine in large figures. In the middle, where people step over it, the chain is polished bright.')
    .choice('over', 'Step over the chain', { hint: 'risky' })
    .odds(60, { wonder: 9, energy: -5 }, 'All of {city}, gold at the edges. You are down again a minute before the flashlight goes by.')
    .odds(40, { cash: -4_000, wonder: 6 }, 'The officer waits until you have finished looking. Under “reason” he writes: sunset.')
    .choice('caretaker', 'Find the caretaker')
    .odds(50, { wonder: 6, belonging: 4, energy: -4 }, 'He has a key and ten minutes. At the top it is he who does not want to go down.')
    .odds(50, { energy: -4 }, 'He points to the sign, to the chain and, with real sorrow, to the camera.')
    .choice('below', 'Stay on your side of it', { hint: 'safe' })
    .sure({ energy: 3, wonder: 1 }, 'Eight people come down while you rest. None of them will say what it is like.'),

  card('terminus', 'explore', 12, { when: any('in Europe', 'in Oceania', 'at a hub') })
    .scene('The line goes on', 'The last passenger gets off at the last stop on your map. The driver finds you in his mirror, raises his eyebrows, and drives on.')
    .choice('stay', 'Stay aboard')
    .odds(60, { wonder: 7, belonging: 3, energy: -6 }, 'The end is an orchard with a kettle in it. The drivers share their pears and vote on the prettiest line.')
    .odds(40, { wonder: 3, energy: -9 }, 'A fence, a shed, fifty minutes. The next one into town is this one.')
    .choice('walk_back', 'Get off; walk back stop by stop')
    .sure({ wonder: 4, health: 3, energy: -9 }, 'Each stop smells of its own trade: bread, varnish, swimming pool, bread.')
    .choice('desk', 'Open your laptop; let it turn round')
    .sure({ units: 300, energy: -3 }, 'You answer every message, and never find out what is at the end.'),

  card('queue_of_shade', 'explore', 24, { when: all('in Asia', 'comfort < 99', any(months('May', 'Jun', 'Jul', 'Aug'), 'comfort >= 85')), sensitive: ['health'] })
    .scene('A queue of shade', 'At two in the afternoon {city} uses one side of the street. Along the foot of the wall runs a strip of shade, one person wide, with right of way for the elderly.')
    .choice('join', 'Join the strip', { hint: 'safe' })
    .sure({ wonder: 4, belonging: 3, energy: -5 }, 'Where the wall has a gap, everyone breathes in and dashes. A man with a melon goes first.')
    .choice('sunny', 'Take the empty side; you are in a hurry', { hint: 'risky' })
    .odds(50, { units: 400, energy: -7 }, 'You are early. There is nobody yet to be early for, so you get on with things.')
    .odds(50, { units: 200, health: -8, energy: -10 }, 'You save six minutes, and spend them and the evening lying on the tiles.')
    .choice('cinema', 'Pay for two hours of cold cinema', { hint: 'costly' })
    .sure({ cityDays: -250, energy: 8 }, 'The film is not in your language. By the second reel the whole row is asleep.'),

  card('your_clock', 'explore', 6, { when: all('comfort >= 72', 'energy >= 35') })
    .scene('Your clock is running', 'Chess boards under the trees, and one empty chair. The woman opposite it has set up both sides, looked round for you, and pressed the button.')
    .choice('play', 'Sit down and move')
    .odds(30, { belonging: 8, wonder: 5, energy: -6 }, 'She lays down her king and calls two friends over to see who did it.')
    .odds(70, { belonging: 4, wonder: 2, energy: -6 }, 'It is over before the shade has reached the board. She holds out her hand, and after it her thermos.')
    .choice('lunch', 'Play her for lunch', { hint: 'risky' })
    .odds(35, { cash: 2_000, wonder: 5 }, 'You win on time. She pays in small coins, counted out, and in a good temper.')
    .odds(65, { cash: -2_000, belonging: 4 }, 'She orders for both of you, and it is clear that she has eaten here on many strangers.')
    .choice('watch', 'Shake your head; watch from the grass')
    .sure({ energy: 4, wonder: 2 }, 'A schoolgirl takes the chair. The old men move nearer, and one puts on his glasses.'),

  card('same_lake', 'explore', 9, { when: 'comfort >= 76' })
    .scene('The same lake', 'On a blanket at the flea market lie some spanners, a bugle, and an album: one family, one lake, thirty summers.')
    .choice('album', 'Buy the album')
    .sure({ cash: -2_000, wonder: 7, belonging: -1 }, 'Toward the end the children have children. The jetty is replaced, twice; the red towel, never.')
    .choice('ask', 'Ask where the album comes from')
    .odds(60, { belonging: 5, wonder: 3, energy: -3 }, 'The seller turns a page, and then another. It is not for sale after all, he says, and makes you room to look.')
    .odds(40, { wonder: 2, energy: -3 }, 'From the blanket, he says. Before that? From another blanket.')
    .choice('bugle', 'Buy the bugle', { hint: 'risky' })
    .odds(40, { cash: -3_500, wonder: 6, belonging: 7 }, 'One note, at six, from the balcony. Three balconies answer with saucepans.')
    .odds(60, { cash: -3_500, wonder: 6, belonging: -4 }, 'It has one note. The whole house can sing it now.'),

  card('twenty_minutes_slow', 'explore', 6, { when: 'nights >= 5' })
    .scene('Twenty minutes slow', 'The town hall clock is twenty minutes slow. Half of {city} keeps its time and half keeps yours; they have an understanding about lunch.')
    .choice('watch', 'Set your watch by it')
    .sure({ energy: 9, wonder: 2, reputation: -2 }, 'You are no longer late for anything here. Your calls, elsewhere, disagree.')
    .choice('works', 'Ask to see the works')
    .odds(50, { wonder: 8, energy: -6 }, 'The keeper could mend it before breakfast. He shows you the petition against it.')
    .odds(50, { wonder: 2, energy: -5 }, 'The keeper will be there at four. You wait at the wrong four.')
    .choice('own', 'Keep your own time')
    .sure({ units: 200, belonging: -2 }, 'You arrive first everywhere, and get a good deal done on doorsteps.'),

  card('lit_window', 'explore', 9, { when: 'nights < 8', again: 40 })
    .scene('Ten to five', 'You are awake, for no reason that you can find. Across the street a single window is lit: a cellar, steam, somebody singing to a machine.')
    .choice('knock', 'Knock on the cellar window')
    .sure({ belonging: 5, cash: -400, energy: -4 }, 'A floury hand passes up a loaf too hot to hold. You toss it from palm to palm all the way home.')
    .choice('walk', 'Walk until it is light')
    .odds(60, { wonder: 8, energy: -8 }, 'You see the market being put up, crate by crate, like a stage. By seven you know where everything goes.')
    .odds(40, { wonder: 4, energy: -11, units: -200 }, 'Dawn is late and you are early. At ten, in the middle of a sentence, you are asleep.')
    .choice('bed', 'Go back and lie in the dark')
    .sure({ energy: 4, units: -200 }, 'At noon, in your best hour for work, sleep comes for you.'),

  card('free_hour', 'explore', 13, { when: 'cash < 300000' })
    .scene('The free hour', 'From five to six the gallery costs nothing. The people in the queue know exactly what that is worth; some have brought folding stools.')
    .choice('one_room', 'Give the whole hour to one room')
    .odds(65, { wonder: 7, energy: -4 }, 'After twenty minutes the gray picture turns out not to be gray.')
    .odds(35, { wonder: 4, belonging: 3, energy: -4 }, 'A woman on a stool has come to the same picture for six years. She lets you have the stool.')
    .choice('all_rooms', 'See everything, at a trot')
    .sure({ wonder: 6, energy: -11, health: 2 }, 'Every room there is. You come out with sore feet and one blue that you could not place.')
    .choice('place', 'Give your place to the family behind', { hint: 'kind' })
    .sure({ belonging: 5, energy: -2 }, 'Six minutes to go and they wave you in from the door; the guard has decided that you are one of them.'),
];
