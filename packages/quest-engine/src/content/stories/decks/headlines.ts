import { card } from '../../notation/story-card.js';

export const headlines = [
  card('strike_last_mile', 'strike', 10, { again: 25 })
    .scene('The last mile', 'It was in the papers for a fortnight: in {city} trams, taxis and baggage belts stand still. The staff sit outside around a kettle, and have a point. You have two bags and a hill.')
    .choice('wait', 'Wait until it is settled')
    .sure({ lose: 1, energy: -4 }, 'It is settled on the second night, at four, by six tired people. The first tram rings all the way down.')
    .choice('driver', 'Pay the one driver who drives', { hint: 'costly' })
    .sure({ cash: -13_000, energy: -4 }, 'He names a sum, and then, out of decency, looks away while you think about it.')
    .choice('walk', 'Walk, with everybody else')
    .sure({ lose: 1, energy: -22, belonging: 4, wonder: 3 }, 'Four hours in a column of suitcases. Somebody carries your second bag past the cemetery and will not hear of thanks.'),

  card('strike_locked_bag', 'strike', 10, { again: 25 })
    .scene('Behind the gate', 'You are in {city}. Your luggage is too, thirty steps away, behind a gate that opens when the pay talks do. Everybody who read the news has brought a toothbrush.')
    .choice('new', 'Buy what you need', { hint: 'costly' })
    .sure({ cash: -12_000, energy: -4 }, 'A shirt, a charger, another shirt. All of it is dearer than what lies behind the gate.')
    .choice('stand', 'Stand with the pickets a while')
    .sure({ lose: 1, energy: -12, belonging: 5, units: -500 }, 'They explain the shift plan, with sugar cubes. Next morning somebody fetches your bag, quite unofficially.')
    .choice('ask', 'Ask the man with the key', { hint: 'risky' })
    .odds(45, { energy: -6, belonging: 2 }, 'He has a weakness for people who say good evening first. You have until he has finished his sandwich, he says, and holds the lamp.')
    .odds(55, { lose: 1, energy: -6 }, 'He would love to. He is also the chairman of the committee.'),

  card('storm_shutters', 'storm', 10, { again: 25 })
    .scene('It had a name', 'The storm had a name, a map and a page to itself all last week. Now it has {city}. Your way in ends two towns short, under a roof that is thinking about it.')
    .choice('room', 'Take the room above the station', { hint: 'costly' })
    .sure({ cash: -11_000, lose: 1 }, 'The wallpaper breathes. In the morning there is sky where the cinema was, and the road is open.')
    .choice('hall', 'Sleep in the sports hall')
    .sure({ lose: 1, energy: -14, health: -5, belonging: 6 }, 'Two hundred mats under a basketball hoop. A child reads aloud to whoever cannot sleep.')
    .choice('van', 'Ride on with the bread van', { hint: 'risky' })
    .odds(50, { energy: -14, wonder: 6 }, 'He delivers in every weather and is right about this one. You see the sea come over the wall, once, like a curtain.')
    .odds(50, { lose: 1, energy: -22, health: -10, cash: -6_000 }, 'You get as far as the ford. The bread is saved first, and you think that fair.'),

  card('storm_candles', 'storm', 10, { again: 25 })
    .scene('Punctual', 'As announced, the wind has come to {city} and the light has gone. You carry your bags up by flashlight. Somewhere {client} waits for a file, in perfectly good weather.')
    .choice('generator', 'Move to the hotel that hums', { hint: 'costly' })
    .sure({ cash: -12_000, energy: -3 }, 'It has a generator and knows what that is worth tonight. The file goes out at two.')
    .choice('dark', 'Wait for the light')
    .sure({ lose: 1, energy: 4, belonging: 2 }, 'Two days of soup on a gas ring and the early hours of people you had not met. Then every lamp at once.')
    .choice('stairs', 'Carry water up for the house')
    .sure({ energy: -18, health: -4, units: -600, belonging: 6 }, 'Up, down, and up again until your legs hum. You know now who lives where, and who takes the elevator out of habit.'),

  card('fair_one_room', 'fair', 10, { again: 25 })
    .scene('Forty thousand dentists', 'The world congress of dentists is in {city}, as every paper said that it would be. One room is left. Its price has read the same papers.')
    .choice('pay', 'Pay it', { hint: 'costly' })
    .sure({ cityDays: -2_500, energy: 2 }, 'On the pillow lies a toothbrush with a date on it. You have never slept so expensively, or flossed.')
    .choice('far', 'Sleep an hour out of town')
    .sure({ cityDays: -1_500, energy: -16, units: -500 }, 'The bus leaves at six, full of orthodontists. They are very awake.')
    .choice('badge', 'Buy a badge and walk the halls')
    .odds(40, { lead: true, cash: -9_000, energy: -10 }, 'At stand 412 somebody needs exactly what you do, and not for teeth.')
    .odds(60, { cash: -12_000, energy: -10 }, 'You come out with a bag of pens and a model of a jaw.'),

  card('fair_drums', 'fair', 10, { again: 25 })
    .scene('On every front page', 'The festival was on every front page but not, somehow, in your plans. It passes below your window in {city}: drums, then horns, then a gap in which you nearly sleep, then drums.')
    .choice('quiet', 'Pay for a room at the back', { hint: 'costly' })
    .sure({ cash: -11_000, energy: 2 }, 'The back looks on to the rehearsal yard. But they rehearse until midnight only, and softly.')
    .choice('plugs', 'Wax in both ears, and work')
    .sure({ energy: -20, health: -5, units: -500 }, 'You deliver something. Later, reading it in silence, you find that it has a beat.')
    .choice('dance', 'Go down')
    .sure({ cash: -7_000, energy: -16, lose: 1, wonder: 10, belonging: 4 }, 'You are handed a drum within a minute, and relieved of it, kindly, within five. It is light when you find your street.'),
];
