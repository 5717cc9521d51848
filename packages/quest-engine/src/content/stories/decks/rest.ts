import { all, any, months, not } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const rest = [
  card('monsoon_balcony', 'rest', 9, { when: 'comfort < 55', again: 30 })
    .scene('Weather like a train', 'Bad weather arrives the way a train arrives. Soon there is no street below, only the man from the corner, selling umbrellas to whoever is still out.')
    .choice('watch', 'Watch it properly')
    .sure({ wonder: 5, energy: 6 }, 'An hour goes by. You could not say what you thought of, and you feel better for it.')
    .choice('work_on', 'Good day to get ahead')
    .odds(50, { units: 600, energy: -8 }, 'The sound is worth any headphones. You are a day ahead by dark.')
    .odds(50, { units: 200, energy: -8 }, 'You get ahead a little, and then the power has its own ideas.')
    .choice('hotel', 'Splurge on a dry hotel', { hint: 'costly' })
    .sure({ cityDays: -900, energy: 12 }, 'Towels the size of sails. You sleep until the sun finds the window.'),

  card('landlord_offer', 'rest', 9, { when: all('nights >= 10', 'daysLeft >= 30'), again: 40 })
    .scene('A number on a palm', 'Your landlord has noticed that you sweep the stairs. He names a price for the month, writes it on his palm, and closes the hand.')
    .choice('month', 'Shake on it')
    .sure({ cityDays: -6_000, prepaid: 14, belonging: 10 }, 'The hand opens. For two weeks nobody will ask you for rent, and the stairs are yours.')
    .choice('decline', 'Thank him; keep your exits open')
    .sure({ wonder: 1 }, 'He nods as if he had bet on it. You look at the map a while longer than usual.'),

  card('fourth_bar', 'rest', 9, { when: 'nights >= 2', again: 45 })
    .scene('The fourth bar', 'Upstairs, somebody is learning a tune of four bars. The first three were ready before you moved in.')
    .choice('wait', 'Lie down and wait for the fourth', { hint: 'risky' })
    .odds(40, { wonder: 7, energy: 3 }, 'It comes at ten past six, whole, and then silence, as if they too were surprised.')
    .odds(60, { wonder: 1, energy: -6 }, 'It does not come. At two in the morning you hear it anyway, in the pipes.')
    .choice('knock', 'Go up and knock')
    .odds('25 + community / 2', { belonging: 7, energy: -2 }, 'A boy, an accordion, a grandmother who is the metronome. You are given the good chair.')
    .odds(45, { belonging: -3, energy: -2 }, 'The tune stops; the door stays shut. Going down the stairs you feel like a review.')
    .choice('headphones', 'Put on headphones and sleep', { needs: 'has headphones', hint: 'safe' })
    .sure({ energy: 8 }, 'You wake humming something, and can manage three quarters of it.'),

  card('red_sock', 'rest', 8, { when: 'nights >= 3' })
    .scene('One red sock', 'A red sock has been through the wash with everything you own. It is not your sock.')
    .choice('wear', 'Wear it all as it is')
    .sure({ belonging: 4, wonder: 2, reputation: -2 }, 'The baker says that pink suits you. On your next call nobody says anything, for an hour.')
    .choice('hotter', 'Wash it once more, hotter')
    .odds(50, { cash: -500, reputation: 2, wonder: 1 }, 'White, or nearly. You have mastered a dial that has beaten the whole building.')
    .odds(50, { cash: -2_500, wonder: 3 }, 'The pink has settled. So have the woolens, at a size for dolls.')
    .choice('owner', 'Find the owner of the sock')
    .odds(60, { belonging: 8, energy: -5 }, 'Top floor: a man with one red foot. He had nearly given up.')
    .odds(40, { belonging: 3, energy: -8 }, 'Everyone in the house has a full set. They all know about yours now.'),

  card('please_forward', 'rest', 9, { when: 'cityCount >= 3', again: 70 })
    .scene('Please forward', 'A letter from home has found you by way of two old addresses, each struck out in a different hand. It asks whether you are warm enough.')
    .choice('hand', 'Answer tonight, by hand', { hint: 'kind' })
    .sure({ belonging: 8, energy: -4, cash: -300 }, 'Two pages, mostly about socks. The bird on the stamp is one that you have met.')
    .choice('ring', 'Ring, and say that you are')
    .odds(55, { belonging: 11, energy: -6 }, 'You hear a hand go over the telephone, and the news being passed on: warm.')
    .odds(45, { belonging: 2, wonder: 1 }, 'They are out. You leave a message consisting chiefly of temperatures.')
    .choice('keep', 'Keep the last page for a bad day')
    .sure({ belonging: 2, later: { last_page: 20 } }, 'You fold it into your passport, which no longer quite shuts.'),

  card('last_page', 'chain', 0)
    .scene('The last page', 'Nothing has gone wrong, exactly. It is only the sort of day that the last page of that letter was kept for.')
    .choice('read', 'Read it now')
    .sure({ belonging: 10, energy: 3 }, 'It is about a goat, and a borrowed hat, and how they met. You read it again sitting down.')
    .choice('not_yet', 'Not yet')
    .sure({ wonder: 5, belonging: 2, energy: 3 }, 'You go out instead. Having it in your pocket is most of what it says.'),

  card('new_lodger', 'rest', 9, { when: 'energy < 75', again: 40, sensitive: ['health'] })
    .scene('A new lodger', 'Something moved into your throat overnight and is still carrying in furniture. By noon it has asked about the ears.')
    .choice('bed', 'Give it a day in bed', { hint: 'safe' })
    .sure({ lose: 1, health: 7, energy: 6 }, 'You sleep through the light and then the dark. By morning the furniture is out on the sidewalk.')
    .choice('pharmacist', 'Ask the pharmacist', { hint: 'costly' })
    .sure({ medical: -3_500, health: 5 }, 'She listens to one cough, holds up two boxes, and talks you into the cheaper.')
    .choice('not_in', 'Pretend not to be in', { hint: 'risky' })
    .odds('15 + health / 2', { energy: 3 }, 'It knocks, it waits, and it goes to the man across the landing. You hear him through the wall.')
    .odds(45, { health: -9, energy: -8 }, 'It has a key. It also has friends, and they are up at all hours.'),

  card('key_that_turns', 'rest', 8, { when: 'safety < 75', again: 70 })
    .scene('A willing key', 'Your key goes in and turns, and goes on turning, with great good will. You are on the wrong side of the door with an empty bin in your hand.')
    .choice('smith', 'Ring the number on the stairwell wall', { hint: 'costly' })
    .sure({ cash: -3_000, energy: 5, wonder: 1 }, 'He is there in ten minutes and done in one. You pay for the years it took to be so quick.')
    .choice('next_door', 'Ask next door for a screwdriver')
    .odds(55, { belonging: 7, energy: -4 }, 'It comes with its owner, his wife and advice from above. The door yields to sheer attendance.')
    .odds(45, { belonging: 4, energy: -11 }, 'He does open it. First he opens everything else: the frame, the hinge, a bottle.')
    .choice('step', 'Sit on the step until the landlord comes', { hint: 'risky' })
    .odds(55, { wonder: 5, energy: -5 }, 'You see who comes home when, and with what. By eight you could run the building.')
    .odds(45, { energy: -12, health: -2 }, 'He comes at midnight, in slippers, with the key to another house.'),

  card('three_heights', 'rest', 8, { when: 'nights >= 4', again: 75 })
    .scene('Three heights', 'The barber asks his one question without a word, with a flat hand, at three heights beside your head.')
    .choice('middle', 'Nod at the middle one', { hint: 'safe' })
    .sure({ cash: -1_200, reputation: 3, energy: 3 }, 'You come out looking like your passport. On the next call somebody sits up straighter.')
    .choice('eyes', 'Shut your eyes', { hint: 'risky' })
    .odds(60, { cash: -1_200, wonder: 5, belonging: 4 }, 'When you open them there is a small crowd, and it is satisfied.')
    .odds(40, { cash: -1_200, wonder: 4, reputation: -3 }, 'It is bold work. You take your next call in a hat.')
    .choice('mirror', 'Thank him; scissors and a mirror tonight')
    .odds(50, { wonder: 2, energy: 2 }, 'It is nearly even. You have met the back of your head at last.')
    .odds(50, { belonging: 6, reputation: -2 }, 'The fruit seller sees it, sits you on a crate, and repairs it without discussion.'),

  card('many_returns', 'rest', 10, { when: all('belonging < 55', 'day >= 15', not('flag birthday')) })
    .scene('Many happy returns', 'It is your birthday. In {city} nobody knows but you, and the only greeting so far is from a dentist’s computer back home.')
    .choice('cake', 'Buy a cake and knock on doors')
    .odds(65, { cash: -1_800, belonging: 11, energy: -5, flag: 'birthday' }, 'Behind the second door there are candles. Behind the fifth there is a trumpet.')
    .odds(35, { cash: -1_800, belonging: 5, wonder: 2, flag: 'birthday' }, 'Most are out. You and a plumber eat it on the stairs, and he tells you about his boat.')
    .choice('sing', 'Ring home and let them sing')
    .sure({ belonging: 6, energy: 2, flag: 'birthday' }, 'They sing in four keys, with a delay. You hold the telephone a little away, and then not.')
    .choice('climb', 'Tell nobody; climb something high')
    .sure({ wonder: 9, energy: -8, belonging: -3, flag: 'birthday' }, 'From the top you pick out the roof that you sleep under. It takes you a while.'),

  card('proof_of_address', 'rest', 9, { when: 'nights >= 5' })
    .scene('Proof of address', '“Residents only,” says the sign. The librarian turns your passport over and looks out of the window, as if an address for you might be coming up the road.')
    .choice('landlord', 'Fetch a letter from your landlord')
    .sure({ energy: -6, belonging: 8, flag: 'library_card' }, 'He writes that you live here. You both read it over twice. The card is green.')
    .choice('window_seat', 'Read here until they close')
    .sure({ wonder: 4, energy: 4 }, 'You get as far as the second murder. She marks the place with a slip that says “window seat”.')
    .choice('herself', 'Ask what she would take home herself')
    .odds(60, { wonder: 5, belonging: 5, energy: -2 }, 'She considers it longer than anyone has lately considered a question of yours, then borrows it for you.')
    .odds(40, { wonder: 2, energy: 3 }, 'A history of drains. It is better than you expected, and so is the chair.'),

  card('same_pepper', 'rest', 9, { when: 'nights >= 3', again: 45 })
    .scene('The same pepper, nearly', 'You cook the one dish that you can cook without looking. The pepper looked the same in the shop. It is not the same. Your eyes knew before the spoon did.')
    .choice('eat', 'Eat it anyway', { hint: 'risky' })
    .odds(55, { wonder: 5, energy: 4 }, 'After the fourth mouthful you cannot tell. After the sixth you want more.')
    .odds(45, { wonder: 2, health: -4, energy: -6 }, 'The evening is long, and mostly yoghurt.')
    .choice('next_door', 'Take a plate next door')
    .odds(55, { belonging: 9, energy: -3 }, 'They taste, exchange a look, and fetch you what it wanted.')
    .odds(45, { belonging: 3, wonder: 2, energy: -3 }, 'They are too kind to say anything. A child says it.')
    .choice('across', 'Eat across the street instead')
    .sure({ cash: -1_000, energy: 5, belonging: 3 }, 'You show the cook the pepper. She calls the others out of the kitchen to see.'),

  card('off_two_and_a_noise', 'rest', 12, { when: any(all('in Asia', months('May', 'Jun', 'Jul', 'Aug'), 'comfort < 80'), all('in Asia', months('Apr'), 'comfort < 62'), all('in Africa', months('Mar', 'Apr'), 'comfort < 75')), again: 30 })
    .scene('Off, two, and a noise', 'The fan has three settings: off, two, and a noise. At one in the night the wall is still giving back the afternoon.')
    .choice('tiles', 'Sleep on the tiles')
    .odds(60, { energy: 8 }, 'You wake rested, with the pattern on your cheek.')
    .odds(40, { energy: -4, health: -2 }, 'Cool, yes. It is also, you learn, the ants’ main road.')
    .choice('roof', 'Take your sheet up to the roof')
    .odds(60, { belonging: 6, wonder: 4, energy: -4 }, 'Half the house is up there. Somebody shifts along without waking, to make you room.')
    .odds(40, { wonder: 4, energy: -9 }, 'A breeze, stars, and at four a cockerel with several announcements.')
    .choice('library', 'Spend tomorrow in the library’s cool', { needs: 'flag library_card', hint: 'safe' })
    .sure({ energy: 6, wonder: 3 }, 'The guard sees the green of your card and waves you in. Everyone there reads very slowly.'),

  card('breath_indoors', 'rest', 11, { when: all(any('in Europe', 'in North America'), months('Jan', 'Feb', 'Mar', 'Dec'), 'comfort < 62'), again: 40 })
    .scene('Breath, indoors', 'You can see your breath, and you are in bed. The radiator makes one sound a day, at six, like a spoon being laid down.')
    .choice('ask', 'Speak to the landlord')
    .odds(50, { energy: 9, belonging: 2 }, 'He feels the radiator as one feels a forehead, and goes down to have words with something.')
    .odds(50, { energy: -4, belonging: -2 }, 'Mild for the season, he says, through his scarf.')
    .choice('soup', 'Make a soup that takes all day', { hint: 'safe' })
    .sure({ cash: -700, energy: 5, health: 3 }, 'By dusk the panes have misted over and you have taken off your coat, like a guest.')
    .choice('baths', 'Go to the public baths', { hint: 'costly' })
    .sure({ cash: -2_800, energy: 10, health: 3, wonder: 4 }, 'Warm water to the ears. Beside you a man does his crossword at arm’s length, dry.'),

  card('ceiling_by_heart', 'rest', 9, { when: 'nights >= 8', again: 35 })
    .scene('The ceiling, by heart', 'You have been in {city} long enough to know the ceiling. It has four cracks. One looks like a river, and you have begun to take its side.')
    .choice('bus', 'Ride the first bus to its last stop')
    .odds(65, { wonder: 6, energy: -5 }, 'A field, a kiosk, a horse. The driver has his sandwich, and you go back with him.')
    .odds(35, { wonder: 2, belonging: 6, energy: -5 }, 'You wake in the depot, where they are having lunch. There is enough.')
    .choice('nothing', 'Be bored properly')
    .sure({ energy: 8, belonging: -4 }, 'Around five it turns into rest, without anybody touching it.')
    .choice('tonight', 'Sign up for whatever starts tonight')
    .odds(55, { cash: -1_500, belonging: 10, energy: -3 }, 'Bookbinding. You come home with glue on both elbows and plans for a second volume.')
    .odds(45, { cash: -1_500, wonder: 5, belonging: 2 }, 'The law of inheritance, for beginners. You now know who gets the mill.'),

  card('meter_reading', 'rest', 9, { when: 'nights >= 4', again: 60 })
    .scene('Reading the meter', 'Your landlord has come to read the meter. He came yesterday, too. He says the number aloud, finds nothing wrong with it, and stays where he is.')
    .choice('tea', 'Put the kettle on', { hint: 'kind' })
    .sure({ belonging: 7, energy: -4 }, 'At the second cup he takes off his hat. The meter, he says, was his wife’s department.')
    .choice('busy', 'Say that you have work to do')
    .sure({ units: 200, belonging: -4, energy: -4 }, 'He quite understands. On the way out he reads it once more, quietly.')
    .choice('walk', 'Leave him to it and go for a walk')
    .odds(55, { wonder: 3, energy: 4 }, 'When you come back he has gone, and the tap has stopped dripping.')
    .odds(45, { wonder: 3, belonging: -4 }, 'From the corner you look back. He is at your window, watching the street.'),

  card('not_on_the_list', 'rest', 8, { when: 'nights <= 5', again: 80 })
    .scene('Not on the inventory', 'The inventory lists a bed, a table and a lamp. It leaves out the cat, who is on the bed, and who looks as though she had a list without you on it.')
    .choice('saucer', 'Put down a saucer', { hint: 'kind' })
    .sure({ cash: -500, belonging: 4, energy: 2 }, 'She inspects it, then you. In the night there is a weight on your feet.')
    .choice('window', 'Open the window and be firm')
    .odds(55, { energy: 8 }, 'She leaves, as she had been about to. The bed is warm.')
    .odds(45, { energy: -5, wonder: 4 }, 'She is back at three with somebody whom she would like you to meet.')
    .choice('stairs', 'Ask on the stairs whose she is')
    .odds(60, { belonging: 8, energy: -4 }, 'Everyone’s. She breakfasts on the first floor and dines on the fourth. They had been wondering about lunch.')
    .odds(40, { belonging: 4, cash: -1_200 }, 'Yours: she goes with the room. So does her account at the fishmonger’s.'),

  card('not_at_this_address', 'rest', 8, { when: 'nights >= 4' })
    .scene('Not at this address', 'There is a parcel for a name that is not yours, at an address that is. The postwoman regards the matter as closed.')
    .choice('trace', 'Find out where they went', { hint: 'kind' })
    .sure({ energy: -6, belonging: 5, later: { third_stair: 12 } }, 'The laundry knows. People always say where they are going, for the sake of the shirts.')
    .choice('shelf', 'Put it on the shelf')
    .odds(50, { wonder: 1, energy: 3, later: { third_stair: 16 } }, 'It makes a good bookend. In the end you drop a line to the landlord, who may know someone.')
    .odds(50, { wonder: 2, energy: 3 }, 'You have come to rely on it as a bookend when the postwoman, without a word, wants it back.')
    .choice('open', 'Open it', { hint: 'risky' })
    .odds(35, { gear: 'sleepkit', belonging: -5 }, 'An eye mask, earplugs, and a card: “You said that you cannot sleep there.” Now it is you who can.')
    .odds(65, { wonder: 3, belonging: -5 }, 'Photographs of a wedding. You do up the paper again, badly, knowing all the guests.'),

  card('third_stair', 'chain', 0)
    .scene('Mind the stair', 'In return for the parcel there is a parcel: a rain jacket, hardly worn, and a note. Was the third stair still loose? They always skipped it in the dark.')
    .choice('jacket', 'Keep the jacket')
    .sure({ gear: 'jacket', belonging: 3 }, 'It fits. In the left pocket there is a bus ticket from the stop by that house.')
    .choice('stair', 'Give the jacket away; write about the stair', { hint: 'kind' })
    .sure({ belonging: 7, wonder: 3 }, 'You give it half a page: the dip, the note it makes. The answer is longer than your letter.'),

  card('street_lamp', 'rest', 9, { when: all('nights <= 6', 'energy < 85'), again: 30 })
    .scene('A suggestion of curtain', 'A street lamp stands outside, level with your pillow. The curtain between you is more of a suggestion.')
    .choice('kit', 'Take out the sleep kit', { needs: 'has sleepkit', hint: 'safe' })
    .sure({ energy: 9 }, 'Night falls at once, on an elastic strap.')
    .choice('foil', 'Tape foil over the glass')
    .odds(60, { cash: -500, energy: 7 }, 'Dark as a pantry. You sleep till ten and dream of leftovers.')
    .odds(40, { cash: -500, energy: -5, wonder: 2 }, 'Toward dawn it comes down, all of it, with a sound like applause.')
    .choice('see', 'Get up and see what it lights')
    .sure({ wonder: 6, energy: -7 }, 'A fox, or a thin dog. A couple saying goodnight for the third time. Your shadow, very long.'),

  card('up_in_the_world', 'rest', 9, { when: all('nights >= 7', 'cash >= 40000'), again: 50 })
    .scene('Up in the world', 'A message from the landlady: the neighborhood has come up in the world since Friday, and she fears that the rent must go with it.')
    .choice('talk', 'Talk her down')
    .odds('20 + belonging / 1', { energy: -4, belonging: 3 }, 'You bring up the stairs, the boiler and the draft. At the draft she gives in.')
    .odds(50, { cityDays: -400, energy: -4, belonging: 1 }, 'She brings up her daughter’s wedding, and you find yourself paying for some of the band.')
    .choice('pay', 'Pay the difference', { hint: 'safe' })
    .sure({ cityDays: -400, energy: 6, belonging: 4 }, 'An hour later there is a second pillow outside your door.')
    .choice('rooms', 'Go and see two other rooms', { hint: 'risky' })
    .odds(45, { cityDays: 500, energy: -9, wonder: 2 }, 'One smells of paint, one of paint thinner. You mention both, and your rent goes down instead.')
    .odds(55, { cityDays: -400, energy: -9, wonder: 3 }, 'Both have come up in the world since Friday. You walk home and pay.'),

  card('waltz_time', 'rest', 9, { when: 'comfort < 70', again: 40 })
    .scene('In waltz time', 'Water is coming through the ceiling by the bed, one drop in three louder than the rest. It would be a waltz if it kept better time.')
    .choice('pots', 'Put out every pot you have')
    .odds(60, { wonder: 6, energy: -3 }, 'Pan, jug and tooth glass make a chord. You let it play for the evening.')
    .odds(40, { energy: -9, wonder: 2 }, 'They are full at midnight, at two, and at a quarter past three.')
    .choice('ladder', 'Find someone with a ladder')
    .odds('25 + community / 2', { belonging: 6, energy: -3 }, 'She brings the ladder, a tile under one arm, and her opinion of the last man.')
    .odds(45, { cash: -2_000, energy: -2 }, 'He charges by the rung.')
    .choice('bed', 'Push the bed away and sleep')
    .sure({ energy: 7, belonging: -5 }, 'You sleep dry, while a leak becomes a puddle becomes somebody’s ceiling.'),
];
