import { type CardTexts } from './text.js';

export const moreRestTexts: CardTexts = {
  fourth_bar: {
    title: 'The fourth bar',
    text: 'Upstairs, somebody is learning a tune of four bars. The first three were ready before you moved in.',
    choices: {
      wait: {
        label: 'Lie down and wait for the fourth',
        outcomes: [
          'It comes at ten past six, whole, and then silence, as if they too were surprised.',
          'It does not come. At two in the morning you hear it anyway, in the pipes.',
        ],
      },
      knock: {
        label: 'Go up and knock',
        outcomes: [
          'A boy, an accordion, a grandmother who is the metronome. You are given the good chair.',
          'The tune stops; the door stays shut. Going down the stairs you feel like a review.',
        ],
      },
      headphones: {
        label: 'Put on headphones and sleep',
        outcomes: ['You wake humming something, and can manage three quarters of it.'],
      },
    },
  },
  red_sock: {
    title: 'One red sock',
    text: 'A red sock has been through the wash with everything you own. It is not your sock.',
    choices: {
      wear: {
        label: 'Wear it all as it is',
        outcomes: [
          'The baker says that pink suits you. On your next call nobody says anything, for an hour.',
        ],
      },
      hotter: {
        label: 'Wash it once more, hotter',
        outcomes: [
          'White, or nearly. You have mastered a dial that has beaten the whole building.',
          'The pink has settled. So have the woolens, at a size for dolls.',
        ],
      },
      owner: {
        label: 'Find the owner of the sock',
        outcomes: [
          'Top floor: a man with one red foot. He had nearly given up.',
          'Everyone in the house has a full set. They all know about yours now.',
        ],
      },
    },
  },
  please_forward: {
    title: 'Please forward',
    text: 'A letter from home has found you by way of two old addresses, each struck out in a different hand. It asks whether you are warm enough.',
    choices: {
      hand: {
        label: 'Answer tonight, by hand',
        outcomes: ['Two pages, mostly about socks. The bird on the stamp is one that you have met.'],
      },
      ring: {
        label: 'Ring, and say that you are',
        outcomes: [
          'You hear a hand go over the telephone, and the news being passed on: warm.',
          'They are out. You leave a message consisting chiefly of temperatures.',
        ],
      },
      keep: {
        label: 'Keep the last page for a bad day',
        outcomes: ['You fold it into your passport, which no longer quite shuts.'],
      },
    },
  },
  last_page: {
    title: 'The last page',
    text: 'Nothing has gone wrong, exactly. It is only the sort of day that the last page of that letter was kept for.',
    choices: {
      read: {
        label: 'Read it now',
        outcomes: [
          'It is about a goat, and a borrowed hat, and how they met. You read it again sitting down.',
        ],
      },
      not_yet: {
        label: 'Not yet',
        outcomes: ['You go out instead. Having it in your pocket is most of what it says.'],
      },
    },
  },
  new_lodger: {
    title: 'A new lodger',
    text: 'Something moved into your throat overnight and is still carrying in furniture. By noon it has asked about the ears.',
    choices: {
      bed: {
        label: 'Give it a day in bed',
        outcomes: [
          'You sleep through the light and then the dark. By morning the furniture is out on the sidewalk.',
        ],
      },
      pharmacist: {
        label: 'Ask the pharmacist',
        outcomes: ['She listens to one cough, holds up two boxes, and talks you into the cheaper.'],
      },
      not_in: {
        label: 'Pretend not to be in',
        outcomes: [
          'It knocks, it waits, and it goes to the man across the landing. You hear him through the wall.',
          'It has a key. It also has friends, and they are up at all hours.',
        ],
      },
    },
  },
  key_that_turns: {
    title: 'A willing key',
    text: 'Your key goes in and turns, and goes on turning, with great good will. You are on the wrong side of the door with an empty bin in your hand.',
    choices: {
      smith: {
        label: 'Ring the number on the stairwell wall',
        outcomes: [
          'He is there in ten minutes and done in one. You pay for the years it took to be so quick.',
        ],
      },
      next_door: {
        label: 'Ask next door for a screwdriver',
        outcomes: [
          'It comes with its owner, his wife and advice from above. The door yields to sheer attendance.',
          'He does open it. First he opens everything else: the frame, the hinge, a bottle.',
        ],
      },
      step: {
        label: 'Sit on the step until the landlord comes',
        outcomes: [
          'You see who comes home when, and with what. By eight you could run the building.',
          'He comes at midnight, in slippers, with the key to another house.',
        ],
      },
    },
  },
  three_heights: {
    title: 'Three heights',
    text: 'The barber asks his one question without a word, with a flat hand, at three heights beside your head.',
    choices: {
      middle: {
        label: 'Nod at the middle one',
        outcomes: ['You come out looking like your passport. On the next call somebody sits up straighter.'],
      },
      eyes: {
        label: 'Shut your eyes',
        outcomes: [
          'When you open them there is a small crowd, and it is satisfied.',
          'It is bold work. You take your next call in a hat.',
        ],
      },
      mirror: {
        label: 'Thank him; scissors and a mirror tonight',
        outcomes: [
          'It is nearly even. You have met the back of your head at last.',
          'The fruit seller sees it, sits you on a crate, and repairs it without discussion.',
        ],
      },
    },
  },
  many_returns: {
    title: 'Many happy returns',
    text: 'It is your birthday. In {city} nobody knows but you, and the only greeting so far is from a dentist’s computer back home.',
    choices: {
      cake: {
        label: 'Buy a cake and knock on doors',
        outcomes: [
          'Behind the second door there are candles. Behind the fifth there is a trumpet.',
          'Most are out. You and a plumber eat it on the stairs, and he tells you about his boat.',
        ],
      },
      sing: {
        label: 'Ring home and let them sing',
        outcomes: [
          'They sing in four keys, with a delay. You hold the telephone a little away, and then not.',
        ],
      },
      climb: {
        label: 'Tell nobody; climb something high',
        outcomes: ['From the top you pick out the roof that you sleep under. It takes you a while.'],
      },
    },
  },
  proof_of_address: {
    title: 'Proof of address',
    text: '“Residents only,” says the sign. The librarian turns your passport over and looks out of the window, as if an address for you might be coming up the road.',
    choices: {
      landlord: {
        label: 'Fetch a letter from your landlord',
        outcomes: ['He writes that you live here. You both read it over twice. The card is green.'],
      },
      window_seat: {
        label: 'Read here until they close',
        outcomes: [
          'You get as far as the second murder. She marks the place with a slip that says “window seat”.',
        ],
      },
      herself: {
        label: 'Ask what she would take home herself',
        outcomes: [
          'She considers it longer than anyone has lately considered a question of yours, then borrows it for you.',
          'A history of drains. It is better than you expected, and so is the chair.',
        ],
      },
    },
  },
  same_pepper: {
    title: 'The same pepper, nearly',
    text: 'You cook the one dish that you can cook without looking. The pepper looked the same in the shop. It is not the same. Your eyes knew before the spoon did.',
    choices: {
      eat: {
        label: 'Eat it anyway',
        outcomes: [
          'After the fourth mouthful you cannot tell. After the sixth you want more.',
          'The evening is long, and mostly yoghurt.',
        ],
      },
      next_door: {
        label: 'Take a plate next door',
        outcomes: [
          'They taste, exchange a look, and fetch you what it wanted.',
          'They are too kind to say anything. A child says it.',
        ],
      },
      across: {
        label: 'Eat across the street instead',
        outcomes: ['You show the cook the pepper. She calls the others out of the kitchen to see.'],
      },
    },
  },
  off_two_and_a_noise: {
    title: 'Off, two, and a noise',
    text: 'The fan has three settings: off, two, and a noise. At one in the night the wall is still giving back the afternoon.',
    choices: {
      tiles: {
        label: 'Sleep on the tiles',
        outcomes: [
          'You wake rested, with the pattern on your cheek.',
          'Cool, yes. It is also, you learn, the ants’ main road.',
        ],
      },
      roof: {
        label: 'Take your sheet up to the roof',
        outcomes: [
          'Half the house is up there. Somebody shifts along without waking, to make you room.',
          'A breeze, stars, and at four a cockerel with several announcements.',
        ],
      },
      library: {
        label: 'Spend tomorrow in the library’s cool',
        outcomes: [
          'The guard sees the green of your card and waves you in. Everyone there reads very slowly.',
        ],
      },
    },
  },
  breath_indoors: {
    title: 'Breath, indoors',
    text: 'You can see your breath, and you are in bed. The radiator makes one sound a day, at six, like a spoon being laid down.',
    choices: {
      ask: {
        label: 'Speak to the landlord',
        outcomes: [
          'He feels the radiator as one feels a forehead, and goes down to have words with something.',
          'Mild for the season, he says, through his scarf.',
        ],
      },
      soup: {
        label: 'Make a soup that takes all day',
        outcomes: ['By dusk the panes have misted over and you have taken off your coat, like a guest.'],
      },
      baths: {
        label: 'Go to the public baths',
        outcomes: ['Warm water to the ears. Beside you a man does his crossword at arm’s length, dry.'],
      },
    },
  },
  ceiling_by_heart: {
    title: 'The ceiling, by heart',
    text: 'You have been in {city} long enough to know the ceiling. It has four cracks. One looks like a river, and you have begun to take its side.',
    choices: {
      bus: {
        label: 'Ride the first bus to its last stop',
        outcomes: [
          'A field, a kiosk, a horse. The driver has his sandwich, and you go back with him.',
          'You wake in the depot, where they are having lunch. There is enough.',
        ],
      },
      nothing: {
        label: 'Be bored properly',
        outcomes: ['Around five it turns into rest, without anybody touching it.'],
      },
      tonight: {
        label: 'Sign up for whatever starts tonight',
        outcomes: [
          'Bookbinding. You come home with glue on both elbows and plans for a second volume.',
          'The law of inheritance, for beginners. You now know who gets the mill.',
        ],
      },
    },
  },
  meter_reading: {
    title: 'Reading the meter',
    text: 'Your landlord has come to read the meter. He came yesterday, too. He says the number aloud, finds nothing wrong with it, and stays where he is.',
    choices: {
      tea: {
        label: 'Put the kettle on',
        outcomes: ['At the second cup he takes off his hat. The meter, he says, was his wife’s department.'],
      },
      busy: {
        label: 'Say that you have work to do',
        outcomes: ['He quite understands. On the way out he reads it once more, quietly.'],
      },
      walk: {
        label: 'Leave him to it and go for a walk',
        outcomes: [
          'When you come back he has gone, and the tap has stopped dripping.',
          'From the corner you look back. He is at your window, watching the street.',
        ],
      },
    },
  },
  not_on_the_list: {
    title: 'Not on the inventory',
    text: 'The inventory lists a bed, a table and a lamp. It leaves out the cat, who is on the bed, and who looks as though she had a list without you on it.',
    choices: {
      saucer: {
        label: 'Put down a saucer',
        outcomes: ['She inspects it, then you. In the night there is a weight on your feet.'],
      },
      window: {
        label: 'Open the window and be firm',
        outcomes: [
          'She leaves, as she had been about to. The bed is warm.',
          'She is back at three with somebody whom she would like you to meet.',
        ],
      },
      stairs: {
        label: 'Ask on the stairs whose she is',
        outcomes: [
          'Everyone’s. She breakfasts on the first floor and dines on the fourth. They had been wondering about lunch.',
          'Yours: she goes with the room. So does her account at the fishmonger’s.',
        ],
      },
    },
  },
  not_at_this_address: {
    title: 'Not at this address',
    text: 'There is a parcel for a name that is not yours, at an address that is. The postwoman regards the matter as closed.',
    choices: {
      trace: {
        label: 'Find out where they went',
        outcomes: ['The laundry knows. People always say where they are going, for the sake of the shirts.'],
      },
      shelf: {
        label: 'Put it on the shelf',
        outcomes: [
          'It makes a good bookend. In the end you drop a line to the landlord, who may know someone.',
          'You have come to rely on it as a bookend when the postwoman, without a word, wants it back.',
        ],
      },
      open: {
        label: 'Open it',
        outcomes: [
          'An eye mask, earplugs, and a card: “You said that you cannot sleep there.” Now it is you who can.',
          'Photographs of a wedding. You do up the paper again, badly, knowing all the guests.',
        ],
      },
    },
  },
  third_stair: {
    title: 'Mind the stair',
    text: 'In return for the parcel there is a parcel: a rain jacket, hardly worn, and a note. Was the third stair still loose? They always skipped it in the dark.',
    choices: {
      jacket: {
        label: 'Keep the jacket',
        outcomes: ['It fits. In the left pocket there is a bus ticket from the stop by that house.'],
      },
      stair: {
        label: 'Give the jacket away; write about the stair',
        outcomes: [
          'You give it half a page: the dip, the note it makes. The answer is longer than your letter.',
        ],
      },
    },
  },
  street_lamp: {
    title: 'A suggestion of curtain',
    text: 'A street lamp stands outside, level with your pillow. The curtain between you is more of a suggestion.',
    choices: {
      kit: {
        label: 'Take out the sleep kit',
        outcomes: ['Night falls at once, on an elastic strap.'],
      },
      foil: {
        label: 'Tape foil over the glass',
        outcomes: [
          'Dark as a pantry. You sleep till ten and dream of leftovers.',
          'Toward dawn it comes down, all of it, with a sound like applause.',
        ],
      },
      see: {
        label: 'Get up and see what it lights',
        outcomes: [
          'A fox, or a thin dog. A couple saying goodnight for the third time. Your shadow, very long.',
        ],
      },
    },
  },
  up_in_the_world: {
    title: 'Up in the world',
    text: 'A message from the landlady: the neighborhood has come up in the world since Friday, and she fears that the rent must go with it.',
    choices: {
      talk: {
        label: 'Talk her down',
        outcomes: [
          'You bring up the stairs, the boiler and the draft. At the draft she gives in.',
          'She brings up her daughter’s wedding, and you find yourself paying for some of the band.',
        ],
      },
      pay: {
        label: 'Pay the difference',
        outcomes: ['An hour later there is a second pillow outside your door.'],
      },
      rooms: {
        label: 'Go and see two other rooms',
        outcomes: [
          'One smells of paint, one of paint thinner. You mention both, and your rent goes down instead.',
          'Both have come up in the world since Friday. You walk home and pay.',
        ],
      },
    },
  },
  waltz_time: {
    title: 'In waltz time',
    text: 'Water is coming through the ceiling by the bed, one drop in three louder than the rest. It would be a waltz if it kept better time.',
    choices: {
      pots: {
        label: 'Put out every pot you have',
        outcomes: [
          'Pan, jug and tooth glass make a chord. You let it play for the evening.',
          'They are full at midnight, at two, and at a quarter past three.',
        ],
      },
      ladder: {
        label: 'Find someone with a ladder',
        outcomes: [
          'She brings the ladder, a tile under one arm, and her opinion of the last man.',
          'He charges by the rung.',
        ],
      },
      bed: {
        label: 'Push the bed away and sleep',
        outcomes: ['You sleep dry, while a leak becomes a puddle becomes somebody’s ceiling.'],
      },
    },
  },
};
