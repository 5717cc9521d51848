import { all, any } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const travel = [
  card('border_question', 'travel', 20, { when: any('daysLeft < 35', 'overstay > 0'), again: 20, sensitive: ['border'] })
    .scene('How long, this time?', 'The officer turns your passport to a page that you had hoped would stay stuck to its neighbor. “And how long are you staying this time?”')
    .choice('papers', 'Show bookings and bank balance', { hint: 'safe' })
    .odds(80, { energy: -4 }, 'A long look, a short stamp.')
    .odds(20, { energy: -10, cash: -4_000 }, 'A side room, a second officer, and a fee with a printed name that you have never heard.')
    .choice('joke', '“Until the coffee gets bad.”', { hint: 'risky' })
    .odds(55, { wonder: 3 }, 'The stamp comes down on a smile.')
    .odds(45, { energy: -14, lose: 1 }, 'The smile does not come. The bench is hard, and the night is long.'),

  card('lost_bag', 'travel', 6, { when: 'kilograms >= 3', again: 40 })
    .scene('Seven circuits', 'The carousel slows. One pushchair, one cello, a box tied with ribbon. Not your bag. Not on any of its seven circuits.')
    .choice('wait', 'Wait for the next flight in')
    .odds(70, { lose: 1, energy: -4 }, 'It comes, on the last belt, wet and yours.')
    .odds(30, { loseGear: 'any' }, 'The next flight brings a bag like yours. It is full of somebody’s shoes.')
    .choice('claim', 'File the insurance claim', { needs: 'has insurance' })
    .sure({ cash: 18_000, loseGear: 'any' }, 'The form asks what it was worth. You put down less than you feel.')
    .choice('let_go', 'Let it go; travel lighter')
    .sure({ loseGear: 'any', wonder: 4, energy: 4 }, 'You walk out with both hands free. It is a different city with both hands free.'),

  card('one_machine_works', 'travel', 6, { when: 'energy < 75', again: 60 })
    .scene('One of six', 'Of the six ticket machines one works. In front of it stands a man who reads each screen to the end, including the terms.')
    .choice('help', 'Offer to press it for him', { hint: 'kind' })
    .sure({ belonging: 4, energy: -5 }, 'He was buying for the whole family. You learn the name of every grandchild, by fare zone.')
    .choice('other', 'Board without; buy from the conductor', { hint: 'risky' })
    .odds(50, { energy: 3 }, 'There is no conductor. There is a tin, and change in it.')
    .odds(50, { cash: -2_500, energy: -3 }, 'The conductor has a machine as well. It prints fines.')
    .choice('walk', 'Walk into town')
    .sure({ wonder: 4, health: 2, energy: -9 }, 'Warehouses, allotments, a bridge, a bakery. {city} begins about here, somebody tells you.'),

  card('three_hours_late', 'travel', 6, { when: 'lag < 200', again: 50 })
    .scene('Shortly, says the board', 'For three hours the board has said “shortly”. When you reach {city} at last, the buses have stopped and the passengers know each other’s first names.')
    .choice('form', 'Fill in the claim before you sleep')
    .odds(35, { cash: 6_000, energy: -6 }, 'Section F is a dare. You fill in Section F, and within the week they pay.')
    .odds(65, { energy: -7 }, 'It was the weather, they answer. You remember the weather: it was excellent.')
    .choice('share', 'Split a car with four of them')
    .sure({ cash: -1_500, belonging: 5, energy: -2 }, 'Nobody is on anybody’s way. By the third stop you are invited to two birthdays.')
    .choice('room', 'Take the first room with a light on', { hint: 'costly' })
    .sure({ cityDays: -500, energy: 9 }, 'You sleep in your coat, then without it, then until somebody hoovers the corridor.'),

  card('row_twenty_two', 'travel', 6, { when: 'daysLeft >= 20' })
    .scene('Would you mind?', 'Still on the way. A woman stands in the aisle with a sandwich and a small boy: would you mind changing, so that they can sit together? Her seat is by the toilet.')
    .choice('swap', 'Change seats', { hint: 'kind' })
    .sure({ belonging: 5, energy: -7 }, 'The door beside you opens ninety times. Between two rows ahead, at intervals, a small hand waves.')
    .choice('keep', 'Stay where you are')
    .sure({ energy: 4, belonging: -3 }, 'You booked the window, you paid for the window, and you look out of it very hard.')
    .choice('bargain', 'Change, for half the sandwich')
    .odds(60, { belonging: 3, wonder: 3, energy: -5 }, 'She laughs, and gives you the half with the egg.')
    .odds(40, { wonder: 2, health: -3, energy: -5 }, 'It is the fish half. It travels less well than the boy does.'),

  card('purpose_in_a_word', 'travel', 6, { when: 'day >= 10', sensitive: ['border'] })
    .scene('One word, in capitals', 'The registration slip at the desk has a box for the purpose of your stay. It is large enough for one word. The clerk has uncapped a pen for you.')
    .choice('work', 'WORK', { hint: 'risky' })
    .odds(65, { reputation: 2, units: 200 }, 'He gives you the room with the table. There is a second socket, he says, as if it were a secret.')
    .odds(35, { cash: -2_500, energy: -6 }, 'There is a different slip for that, in triplicate, and a window where it is paid for.')
    .choice('pleasure', 'PLEASURE')
    .sure({ wonder: 5, units: -300 }, 'It is in writing now. You feel obliged to begin before supper.')
    .choice('blank', 'Ask him what people usually put', { hint: 'safe' })
    .sure({ belonging: 3, energy: -3 }, 'He considers you and writes it himself. It turns out to say “guest”.'),

  card('jar_without_label', 'travel', 9, { when: 'kilograms >= 1', sensitive: ['border'] })
    .scene('A jar without a label', 'The inspector lifts it out of your bag and holds it to the light: the plum jam from your last landlady, in a jar that once held something else.')
    .choice('explain', 'Explain about the landlady', { hint: 'risky' })
    .odds(60, { belonging: 4, energy: -4 }, 'His own mother does it with walnuts. He wraps the jar again, better than you had.')
    .odds(40, { energy: -10, cash: -2_000, wonder: 3 }, 'It goes to a laboratory. You go to a bench, and then to a counter where benches are paid for.')
    .choice('give', 'Let him have it', { hint: 'safe' })
    .sure({ belonging: -3, energy: 2 }, 'It joins a table of other mothers’ jars. You are through in a minute.')
    .choice('eat', 'Ask for a spoon')
    .sure({ wonder: 4, health: -2 }, 'He finds one. You eat four hundred grams of plum, standing, while he stamps the rest of the queue.'),

  card('crate_over_heads', 'travel', 6, { when: 'at a hub' })
    .scene('Something in it moves', 'The train into town is full to the doors. From the far end a crate comes over the heads, hand to hand. It has holes, it rustles, and it has reached you.')
    .choice('hold', 'Hold it until your stop', { hint: 'kind' })
    .odds(70, { belonging: 5, wonder: 3, energy: -7 }, 'Ducklings. The owner works her way to you by the fifth station, and the whole carriage sees you off.')
    .odds(30, { wonder: 4, energy: -12 }, 'It is claimed at the terminus, a long way after yours. You have been looked at by every duckling.')
    .choice('pass', 'Pass it along')
    .sure({ energy: -4, wonder: 1 }, 'It goes on toward the front with its small noises. Your sleeve has one yellow feather on it.')
    .choice('next_train', 'Let this one go; take the next')
    .sure({ energy: 3, units: -200 }, 'The next one is empty, and slow, and you sleep past nothing.'),

  card('the_last_part_floats', 'travel', 6, { when: all('away from hubs', 'comfort >= 55') })
    .scene('The last part floats', 'It is there in the small print of your ticket: the last part is by boat. The boat is the size of a bus, and so, it turns out, is the bus on it.')
    .choice('deck', 'Stand at the rail', { hint: 'risky' })
    .odds(65, { wonder: 8, energy: -6 }, 'The town comes up out of the haze a roof at a time, like something being remembered.')
    .odds(35, { wonder: 5, health: -5, energy: -6 }, 'The best view is at the front. So is the first wave.')
    .choice('saloon', 'Have the soup, below')
    .sure({ cash: -1_200, energy: 6 }, 'The soup slides to you and away again. You sleep against the warm wall of the engine.')
    .choice('rope', 'Ask whether you can do something')
    .sure({ belonging: 5, energy: -6, wonder: 1 }, 'You are given a rope and told when. You throw it a moment late; they cheer all the same.'),

  card('sixth_floor', 'travel', 7, { when: 'kilograms >= 2', again: 60 })
    .scene('The elevator rests on Sundays', 'Your room is on the sixth floor. A card hangs on the elevator: it rests on Sundays. You count the bags, and then the days of the week.')
    .choice('carry', 'Carry everything up')
    .sure({ energy: -10, health: 3, wonder: 2 }, 'There is a chair on the fourth landing, and a window in front of it, put there by somebody who knew.')
    .choice('pay', 'Ask the students on the steps')
    .sure({ cash: -1_500, belonging: 3 }, 'They form a chain and make it a race. Your heaviest bag sets a house record.')
    .choice('leave', 'Give the heaviest thing to the porter')
    .sure({ loseGear: 'any', energy: 6, belonging: 6 }, 'His daughter has been wanting one. From now on he announces you through the house by name.'),

  card('connection_on_time', 'travel', 6, { when: 'daysLeft >= 20', again: 60 })
    .scene('For once, on time', 'Halfway to {city} you run for the connection. It is famous for its delays. You arrive to see it leave, to the second.')
    .choice('night', 'Spend the night where you are')
    .sure({ lose: 1, cityDays: -600, energy: 7, wonder: 7 }, 'One square, one inn, a brass band practising for something. You would never have chosen it; you reach {city} with the march in your head.')
    .choice('rebook', 'Pay for the next one', { hint: 'costly' })
    .sure({ cash: -7_000, energy: -2 }, 'It leaves before you have your breath back, from the same place, half empty, at twice the price.')
    .choice('argue', 'Insist, at the desk, that they were late', { hint: 'risky' })
    .odds(45, { energy: -7, wonder: 2 }, 'They were, she finds: you, on the first leg. She prints a new ticket with some force.')
    .odds(55, { cash: -7_000, energy: -10 }, 'You win on the principle. The principle does not go to {city} tonight.'),

  card('dinner_at_breakfast', 'travel', 12, { when: 'lag >= 180', again: 25 })
    .scene('Soup, if there is any', 'In {city} they are bringing round the breakfast. Your stomach has not been told. It would like soup, and perhaps a small glass of red.')
    .choice('order', 'Order dinner')
    .sure({ cash: -1_800, energy: 4, wonder: 4 }, 'The cook comes out to see who. Then she sits down with you: she has been up all night as well.')
    .choice('stay_up', 'Coffee, and work until dark', { hint: 'risky' })
    .odds(60, { energy: -8, units: 500 }, 'You are lucid and slightly transparent, and get through a remarkable amount.')
    .odds(40, { energy: -14, units: 200, health: -2 }, 'At three in the afternoon you read a sentence four times. It is your own.')
    .choice('bed', 'Draw the curtains')
    .sure({ energy: 7, units: -300 }, 'You wake at midnight, perfectly rested, in a city that has just gone to bed.'),

  card('too_many_noughts', 'travel', 6, { when: 'cash >= 60000' })
    .scene('The longest number', 'The cash machine offers six sums. You are tired and press the longest. It thinks, whirrs, and goes on paying out for some time.')
    .choice('pay_ahead', 'Pay your room ahead with it')
    .sure({ cityDays: -1_800, prepaid: 2 }, 'Your host counts it twice, aloud, and gives you the good towels.')
    .choice('pay_in', 'Change it back', { hint: 'safe' })
    .sure({ cash: -1_800, energy: -3 }, 'The bank is glad to help, at both rates, in the direction that suits it.')
    .choice('carry', 'Carry it; buy with both hands', { hint: 'risky' })
    .odds(70, { wonder: 4, belonging: 2 }, 'You tip like an uncle for three days. The market begins to keep things under the counter for you.')
    .odds(30, { cash: -5_000, wonder: 2 }, 'Somewhere between the fruit and the fish, one of the bundles takes its leave.'),

  card('forty_days_of_data', 'travel', 6, { when: 'mbps < 64', again: 60 })
    .scene('Forty days of data', 'At the first counter a card with forty days of data costs as much as forty lunches. Across the road is a kiosk, with a queue and a dog.')
    .choice('tourist', 'Buy at the counter', { hint: 'costly' })
    .sure({ cash: -3_500, units: 300 }, 'It works before you have put it away. So does the price, every time you think of lunch.')
    .choice('kiosk', 'Join the queue across the road')
    .odds(65, { cash: -600, units: 200, belonging: 3, energy: -6 }, 'Passport, form, photograph of you with the form. The woman behind you dictates your new number until you know it.')
    .odds(35, { cash: -600, energy: -9 }, 'It needs an address, to which they will send a code, by telephone.')
    .choice('none', 'Do without for a few days')
    .sure({ wonder: 4, energy: 3, units: -300 }, 'You ask people things. It is slower, and they come further than the map would.'),

  card('nine_flowerpots', 'travel', 6, { when: 'energy < 80' })
    .scene('Under the third pot', 'One in the morning. “The key is under the third pot,” says the message. Along the wall stand nine, in no order at all.')
    .choice('third', 'Lift the third from the left')
    .odds(40, { energy: 4, wonder: 4 }, 'A snail, and a key. You apologize to the snail.')
    .odds(60, { energy: -6, wonder: 4 }, 'It is the third from the gate, on the stairs, counting the broken one. You meet all nine.')
    .choice('ring', 'Ring, and be sorry')
    .odds(55, { belonging: 5, energy: 1 }, 'She comes down in two coats, warms up some rice, and asks how the road was.')
    .odds(45, { belonging: -4, energy: 2 }, 'Five windows light up, one above the other, and each of them asks who it is.')
    .choice('hotel', 'Go back to the hotel on the corner', { hint: 'costly' })
    .sure({ cityDays: -600, energy: 10 }, 'The night porter does not look up. In the morning you find the key in a minute, with coffee in you.'),

  card('church_that_was', 'travel', 6, { when: all('community < 75', 'daysLeft >= 20') })
    .scene('Left, where the cinema was', '“Straight on,” says the stranger whom you asked, “then left where the cinema used to be, and if you see the river you were right too long ago.”')
    .choice('follow', 'Follow every word of it')
    .odds(60, { wonder: 7, energy: -7 }, 'One can see where the cinema was: everybody slows down there. Left it is.')
    .odds(40, { wonder: 2, energy: -11 }, 'You see the river. You see it again at dusk, from the other side.')
    .choice('walk_along', 'Ask whether it is on the stranger’s way')
    .sure({ belonging: 5, energy: -6 }, 'It is not. You hear what was showing the week it closed, and who cried.')
    .choice('taxi', 'Nod, wait, and stop a taxi', { hint: 'costly' })
    .sure({ cityDays: -250, energy: 3 }, '“Where the cinema was?” says the driver. “Easy.”'),

  card('curtain_ahead', 'travel', 9, { when: all('reputation >= 45', 'lag >= 60') })
    .scene('Behind the curtain', 'There is one seat free behind the curtain, where the chairs lie down. It could be yours, murmurs the attendant, and writes a figure on a napkin.')
    .choice('pay', 'Take the napkin', { hint: 'costly' })
    .sure({ cash: -6_000, energy: 15 }, 'You are asleep before the nuts. You step out in {city} with the face from your passport.')
    .choice('pass_on', 'Point out the old man behind you', { hint: 'kind' })
    .sure({ belonging: 6, energy: -3 }, 'He protests all the way up the aisle. Later a glass comes back through the curtain, for you.')
    .choice('smile', 'Smile, and say you will wait and see')
    .odds(35, { energy: 12, wonder: 2 }, 'An hour on, the curtain opens. She has mislaid the napkin.')
    .odds(65, { energy: -2, wonder: 2 }, 'An hour on, there is snoring behind the curtain. It sounds expensive.'),

  card('phone_in_the_seat', 'travel', 6, { when: 'safety < 78' })
    .scene('It says “Mum”', 'The last passengers are gone. In the seat beside yours a telephone lights up, in its crack between the cushions. It says “Mum”.')
    .choice('answer', 'Answer the telephone', { hint: 'kind' })
    .odds(60, { belonging: 6, wonder: 3, energy: -8 }, 'She sends her son, two aunts and a cake. You have a table for the evening.')
    .odds(40, { cash: 4_000, energy: -8, belonging: 2 }, 'You cross {city} to hand it over at a door. There is a banknote in the handshake, and no refusing it.')
    .choice('desk', 'Take it to lost property', { hint: 'safe' })
    .sure({ energy: -3, belonging: 1 }, 'It rings once more as you sign. The man behind the desk says: “They always do.”')
    .choice('leave', 'Leave it where it is')
    .sure({ energy: 2, belonging: -3 }, 'You hear it until the corner, and for some time after the corner.'),

  card('nearly_your_name', 'travel', 7, { when: any('at a hub', 'reputation >= 60') })
    .scene('One letter out', 'In the arrivals hall a driver holds up a sign. It is your name but for one letter. He sees you read it, and beams.')
    .choice('go', 'Go with him; who checks a letter?', { hint: 'risky' })
    .odds(40, { cash: 2_500, energy: 6, wonder: 5 }, 'Nobody does. You are driven home by way of a lunch, and asked to say a few words, and given an envelope.')
    .odds(60, { energy: -9, wonder: 4, cash: -2_000 }, 'An hour out of town stands a cement works with flowers for you at the gate. You tell them there.')
    .choice('wait', 'Help him to wait for the other one', { hint: 'kind' })
    .sure({ energy: -4, belonging: 4 }, 'The other one has your shoes, your height and a cello. You shake hands as if it were overdue.')
    .choice('pass', 'Shake your head and walk on', { hint: 'safe' })
    .sure({ energy: 2 }, 'At the doors you look round. He is still beaming, now at somebody else.'),

  card('hand_on_the_armrest', 'travel', 6, { when: 'daysLeft >= 20' })
    .scene('The whole way?', 'The person beside you has gone white at the knuckles before anything has moved. “Does it do that the whole way?” It has not done anything yet.')
    .choice('hold', 'Offer your hand', { hint: 'kind' })
    .sure({ belonging: 6, energy: -7 }, 'You get it back in {city}, with four small half-moons in it, and a kiss on both cheeks.')
    .choice('talk', 'Talk: ask about work')
    .odds('10 + reputation / 3', { lead: true, energy: -7 }, 'It works; they forget to be afraid. They also happen to need somebody like you.')
    .odds(65, { belonging: 3, energy: -8, wonder: 2 }, 'Drains. You learn a good deal about drains, and will look at {city} from below.')
    .choice('headphones', 'Smile; put your headphones on', { needs: 'has headphones' })
    .sure({ energy: 6, belonging: -2 }, 'When you surface, the knuckles are pink again. The passenger on the other side is holding them.'),

  card('three_round_holes', 'travel', 6, { when: all('cityCount >= 2', 'daysLeft >= 20') })
    .scene('Three round holes', 'The socket in your room has three round holes. Your plug has two flat pins. Your laptop has eleven percent.')
    .choice('buy', 'Buy an adapter from the shop downstairs', { hint: 'costly' })
    .sure({ cash: -2_800, units: 200 }, 'It is your fifth. The first four are in drawers, each where it would have fitted.')
    .choice('borrow', 'Knock next door')
    .odds(65, { belonging: 5, energy: -4 }, 'He has a drawer of them, left by everyone before you. You may choose a color.')
    .odds(35, { energy: -6, units: -300 }, 'He has the same plug as you, and three percent. You look at the wall together.')
    .choice('empty', 'Let it run out')
    .sure({ energy: 8, wonder: 2, units: -400 }, 'The screen dims, thinks, and goes out. You close the lid like a shop, and see what time the light goes outside.'),

  card('four_for_one_taxi', 'travel', 6, { when: 'belonging < 60' })
    .scene('Four for one taxi', 'One taxi is left on the rank, and four of you. The driver gets out, looks at the luggage, looks at his car, and takes off his jacket.')
    .choice('share', 'Get in; take someone’s bag on your knees')
    .odds(65, { cash: 1_500, belonging: 5, energy: -5 }, 'Divided by four it is nearly nothing. Divided by four, so is the knee room; you all ring when you get in.')
    .odds(35, { belonging: 3, energy: -10, wonder: 3 }, 'You are the last to be dropped. You have seen every suburb, and the driver’s mother, who needed bread.')
    .choice('alone', 'Call another for yourself', { hint: 'costly' })
    .sure({ cityDays: -300, energy: 5 }, 'You overtake them at the second light. All four heads turn, and one bag.')
    .choice('bus', 'Leave it to the three; find the bus')
    .sure({ wonder: 4, energy: -7 }, 'Top deck, front seat, no idea. {city} comes at you one stop at a time.'),

  card('room_at_three', 'travel', 6, { when: 'energy < 70', again: 50 })
    .scene('The room is ready at three', 'Half past seven in the morning. Your room will be ready at three, says the woman at the desk. There is somebody in it, and he is dreaming.')
    .choice('bench', 'Find a bench in the sun')
    .odds(60, { energy: 5, wonder: 3 }, 'You wake under a newspaper. Somebody has put it there against the light, open at the crossword.')
    .odds(40, { energy: -5, health: -2, wonder: 3 }, 'Sprinklers, at nine. Then a school, in pairs.')
    .choice('early', 'Pay for another room, now', { hint: 'costly' })
    .sure({ cityDays: -400, energy: 11 }, 'The curtains are thick, and there is a card on the door. You do not hear three o’clock.')
    .choice('lobby', 'Open the laptop in the lobby')
    .sure({ units: 400, energy: -6 }, 'You do a day’s work beside a palm. At three the dreamer comes down and says good morning.'),
];
