import { type CardTexts } from './text.js';

export const moreExploreTexts: CardTexts = {
  one_tomato_more: {
    title: 'One tomato more',
    text: 'The woman weighs your tomatoes, looks at you, and adds one. The stall behind you is cheaper, and has seen you notice.',
    choices: {
      stay: {
        label: 'Buy here; come back tomorrow',
        outcomes: ['By the third morning she no longer uses the scale.'],
      },
      cheaper: {
        label: 'Try the cheaper stall',
        outcomes: [
          'Half the price and just as red. You walk home by another street.',
          'The top layer is excellent. You meet the others on Thursday.',
        ],
      },
      soup: {
        label: 'Ask what she does with the ugly ones',
        outcomes: [
          'Soup. She explains how while six people wait, and the six correct her.',
          'She takes it for haggling, and takes back the tomato.',
        ],
      },
    },
  },
  closed_mondays: {
    title: 'It is Monday',
    text: 'The museum is closed on Mondays. It is Monday. A guard eats lunch on the steps, facing a view that the museum does not own.',
    choices: {
      lunch: {
        label: 'Sit two steps below him',
        outcomes: [
          'He moves his flask over. That tower, he says: the painters all put it too far to the left.',
        ],
      },
      around: {
        label: 'Walk round and try the windows',
        outcomes: [
          'A door at the back stands open for a delivery. You have one painting to yourself for the length of a crate.',
          'Blind, blind, fire exit, blind. At the end a window, with a man in it, peeling a pear.',
        ],
      },
      work: {
        label: 'Do Tuesday’s work today',
        outcomes: ['By evening it is done. You will be back tomorrow, and so will four school buses.'],
      },
    },
  },
  same_fountain: {
    title: 'The same fountain',
    text: 'Third time past this fountain. The first time, the man on the bench looked up. The second time he nodded. Now he folds his newspaper.',
    choices: {
      ask: {
        label: 'Ask him the way',
        outcomes: ['He could explain it, he says, or he could come along. He comes along.'],
      },
      onward: {
        label: 'Take the one street you have not tried',
        outcomes: [
          'Wrong street, right courtyard: a choir is rehearsing with every window open, and stops twice at the same bar.',
          'It is long, and bends beautifully, and leads to the fountain.',
        ],
      },
      taxi: {
        label: 'Stop a taxi',
        outcomes: ['You were four minutes from home. The driver takes the long way, out of tact.'],
      },
    },
  },
  line_on_the_square: {
    title: 'Weather, at walking pace',
    text: 'On the far side of the square the light goes out, bench by bench. The weather comes toward you at the speed of a man who is not late.',
    choices: {
      arcade: {
        label: 'Run for the arcade',
        outcomes: [
          'Thirty strangers under one roof. A bag of nuts goes round, and then a second bag for the shells.',
          'You and the first gust arrive together. There is room for one.',
        ],
      },
      hood: {
        label: 'Put up your hood and go on',
        outcomes: ['The shop signs sing, the pigeons walk, and every café has a free table by the window.'],
      },
      umbrella: {
        label: 'Buy an umbrella at today’s price',
        outcomes: ['It is a good umbrella. The weather hears of it and turns off toward the station.'],
      },
    },
  },
  four_hundred_steps: {
    title: 'Four hundred and eleven',
    text: 'A tin sign at the foot of the hill gives the number of steps: 411. Underneath, in pencil: 412.',
    choices: {
      count: {
        label: 'Climb, and count',
        outcomes: [
          'Four hundred and twelve. You look in your bag for a pencil, to sign.',
          'You lose count at a cat. The view is the same without the number.',
        ],
      },
      bus: {
        label: 'Take the small bus round the back',
        outcomes: ['On the last bend the driver stops, unasked, for as long as a view takes.'],
      },
      shoes: {
        label: 'Stay below; watch people decide',
        outcomes: ['After an hour you can tell by the shoes. After two you have stopped being wrong.'],
      },
    },
  },
  rope_and_boat: {
    title: 'No bridge for an hour',
    text: 'To cross the water there is a flat boat, a rope and a man. All three are on the other side, and the man is asleep.',
    choices: {
      bell: {
        label: 'Ring the bell',
        outcomes: [
          'He pulls across before his eyes are open. In mid-stream he hands you the rope and finishes his yawn.',
          'The bell wakes two dogs, a baby and a balcony of card players. He turns over.',
        ],
      },
      bridge: {
        label: 'Walk to the bridge',
        outcomes: [
          'Heron, heron, laundry, bridge. From the far bank you see him on yours, looking for whoever waited.',
        ],
      },
      wait: {
        label: 'Sit down until he wakes',
        outcomes: ['Your page stays open at the same line. You could draw the river by heart.'],
      },
    },
  },
  chair_outside: {
    title: 'An empty chair',
    text: 'Every window in the street flickers the same green. Outside the bakery they are carrying out a television, six chairs, and then, after a look at you, a seventh.',
    choices: {
      sit: {
        label: 'Sit; ask which side is ours',
        outcomes: [
          'Ours is white. In the last minute a baker lifts you off the ground, chair included.',
          'Ours loses. For the length of a cigarette nobody speaks; then they play it again with bread rolls.',
        ],
      },
      stand: {
        label: 'Watch from the back',
        outcomes: ['You watch the faces instead. They are all half a second ahead of the ball.'],
      },
      upstairs: {
        label: 'Go up and work',
        outcomes: ['You follow the score through the floor, and deliver early.'],
      },
    },
  },
  plates_for_two_hundred: {
    title: 'Plates for two hundred',
    text: 'The courtyard next door is being laid for two hundred. A boy on a ladder asks whether you could reach the other end of the lights.',
    choices: {
      lights: {
        label: 'Climb up and hold your end',
        outcomes: [
          'By nightfall you have a seat between two uncles, each of whom explains the other.',
          'You dance with all the aunts in order of age. The eldest wins; the morning is lost.',
        ],
      },
      present: {
        label: 'Leave a present at the gate',
        outcomes: ['In the morning a covered plate stands at your door, still warm. Nobody rang.'],
      },
      midnight: {
        label: 'Ask whether it could end by midnight',
        outcomes: ['They promise, and keep it. You hear two hundred people say goodbye in a whisper.'],
      },
    },
  },
  depot_gate: {
    title: 'No buses today',
    text: 'A sheet of paper is taped to the depot gate: no buses today, thank you for understanding. All of {city} is on foot, and in conversation.',
    choices: {
      walk: {
        label: 'Walk with everybody else',
        outcomes: [
          'For six kilometers you belong to a slow river of office shoes. A man ahead is carrying a cake, level.',
        ],
      },
      coffee: {
        label: 'Take coffee to the people at the gate',
        outcomes: [
          'They tell you what the paper does not say, and whose turn it is to feed the depot cat.',
          'They have coffee. They had been hoping for biscuits.',
        ],
      },
      indoors: {
        label: 'Stay in and get ahead',
        outcomes: ['Nobody can come, so nobody knocks. You get a day and a half into one.'],
      },
    },
  },
  sandy_dog: {
    title: 'A dog with appointments',
    text: 'A sandy dog falls in beside you and waits at each crossing until you have caught up. It seems to be showing you something, on a schedule.',
    choices: {
      follow: {
        label: 'Keep up with the dog',
        outcomes: [
          'Butcher, school gate, the blue door. At each somebody is waiting, and each calls it by another name.',
          'A bench in the sun. The dog climbs up and sleeps; that was it.',
        ],
      },
      butcher: {
        label: 'Buy it something at the butcher’s',
        outcomes: ['The butcher wraps it like a gift. From now on he nods to both of you.'],
      },
      part: {
        label: 'Part ways at the corner',
        outcomes: ['It looks back once, as at a colleague who leaves early.'],
      },
    },
  },
  drawn_from_memory: {
    title: 'Your street is missing',
    text: 'The map seller draws {city} by hand. You tell him that your street is missing. He only draws what he has walked, he says, and his knee is bad.',
    choices: {
      buy: {
        label: 'Buy the map as it is',
        outcomes: ['You follow it for a day. It leaves out everything that you had already seen.'],
      },
      measure: {
        label: 'Lend him your arm; walk it together',
        outcomes: [
          'Sixty-one paces, a fig tree, a curb to be careful of. He inks it in on a dustbin lid, with a dot for you.',
        ],
      },
      photograph: {
        label: 'Photograph it while he looks away',
        outcomes: [
          'It comes out a little blurred, mostly where you live.',
          'He had not looked away. He turns the map over for you: the back, he says, is better.',
        ],
      },
    },
  },
  spine_to_the_wall: {
    title: 'Third shelf, spine to the wall',
    text: 'In the second-hand bookshop one book stands the wrong way round. Inside is a slip: “Take this. Leave the one you are carrying.”',
    choices: {
      swap: {
        label: 'Leave your thriller, forty pages unread',
        outcomes: ['You write your email on the last page, under the ending that you do not look at.'],
      },
      buy: {
        label: 'Pay for it; keep yours',
        outcomes: ['The owner charges you half. The slip, she says, stays in the shop.'],
      },
      read: {
        label: 'Read it here, standing',
        outcomes: ['She puts out the lights at the back, then in the middle, then, with an apology, yours.'],
      },
    },
  },
  forty_pages: {
    title: 'The gardener',
    text: 'An email from somebody who found a thriller with its spine to the wall. She is forty pages from the end, she writes, and certain that it was the gardener.',
    choices: {
      end: {
        label: 'Ask her to tell you the end',
        outcomes: ['She reads it to you over three evenings, and does the voices. It was not the gardener.'],
      },
      guess: {
        label: 'Bet her that it was the sister',
        outcomes: [
          'It was the sister. She has a friend in {city}, who brings you your winnings: the book.',
          'It was neither. You are both, she writes, terrible readers, and what are you reading now?',
        ],
      },
    },
  },
  floor_by_floor: {
    title: 'Floor by floor',
    text: 'An hour after dark your lamp goes out, then the street, then the tower opposite, floor by floor. Somebody laughs in the dark, and the windows begin to talk.',
    choices: {
      down: {
        label: 'Go down and see who is there',
        outcomes: ['Somebody’s ice cream cannot wait. You are given a spoon before you are given a name.'],
      },
      roof: {
        label: 'Feel your way up to the roof',
        outcomes: [
          'Without the city there is a sky. A neighbor points out the planets, and her son corrects her.',
          'The last stair is lower than all the others. You see stars, of both kinds.',
        ],
      },
      battery: {
        label: 'Work on by battery',
        outcomes: ['Eighty-one percent, forty, nine. They are the best pages of your month.'],
      },
    },
  },
  worn_chain: {
    title: 'Where people step over',
    text: 'A chain across the stairs, and a sign: no entry, with the fine in large figures. In the middle, where people step over it, the chain is polished bright.',
    choices: {
      over: {
        label: 'Step over the chain',
        outcomes: [
          'All of {city}, gold at the edges. You are down again a minute before the flashlight goes by.',
          'The officer waits until you have finished looking. Under “reason” he writes: sunset.',
        ],
      },
      caretaker: {
        label: 'Find the caretaker',
        outcomes: [
          'He has a key and ten minutes. At the top it is he who does not want to go down.',
          'He points to the sign, to the chain and, with real sorrow, to the camera.',
        ],
      },
      below: {
        label: 'Stay on your side of it',
        outcomes: ['Eight people come down while you rest. None of them will say what it is like.'],
      },
    },
  },
  the_cousin: {
    title: 'A cousin in your town',
    text: 'The man has a good jacket, a shop just round the corner, and a cousin in the very town you come from. You have met this cousin in other cities.',
    choices: {
      tea: {
        label: 'Drink the tea; buy nothing',
        outcomes: [
          'Two hours, four glasses, no sale. He shakes your hand at the door: the best talk of his week.',
          'You own a lamp. It is a good lamp, for a ceiling higher than yours.',
        ],
      },
      health: {
        label: 'Ask after the cousin’s health',
        outcomes: [
          'He laughs and retires the cousin. Then he tells you which of his colleagues to cross the road for.',
          'The cousin, he says, died only last week. You hear yourself offering condolences.',
        ],
      },
      onward: {
        label: 'Walk on, kindly',
        outcomes: ['At the next corner the cousin sends his regards through somebody else.'],
      },
    },
  },
  toes_outward: {
    title: 'Toes outward',
    text: 'Rows of shoes wait on the temple step. An old woman goes along them and turns each pair round, so that it can be stepped into on the way out.',
    choices: {
      turn: {
        label: 'Start at the other end',
        outcomes: [
          'You meet in the middle. She inspects your half and moves one sandal by a finger’s width.',
        ],
      },
      inside: {
        label: 'Leave your shoes and go in',
        outcomes: [
          'Stone, cool underfoot, and a bell that is struck when the last stroke has quite gone. You stay until you have lost count.',
          'When you come out, somebody has gone home in your shoes. You are lent a pair that nearly fits.',
        ],
      },
      wall: {
        label: 'Sit against the warm wall',
        outcomes: ['The sun goes along the step, pair by pair. You leave when it gets to yours.'],
      },
    },
  },
  terminus: {
    title: 'The line goes on',
    text: 'The last passenger gets off at the last stop on your map. The driver finds you in his mirror, raises his eyebrows, and drives on.',
    choices: {
      stay: {
        label: 'Stay aboard',
        outcomes: [
          'The end is an orchard with a kettle in it. The drivers share their pears and vote on the prettiest line.',
          'A fence, a shed, fifty minutes. The next one into town is this one.',
        ],
      },
      walk_back: {
        label: 'Get off; walk back stop by stop',
        outcomes: ['Each stop smells of its own trade: bread, varnish, swimming pool, bread.'],
      },
      desk: {
        label: 'Open your laptop; let it turn round',
        outcomes: ['You answer every message, and never find out what is at the end.'],
      },
    },
  },
  cakes_of_snow: {
    title: 'Ten white cakes',
    text: 'It snowed in the night, and the café had left its tables out. Each of them now carries a tall, perfect, untouched cake.',
    choices: {
      write: {
        label: 'Write a word in one',
        outcomes: ['You choose the longest word that you know here. By noon somebody has put in the accent.'],
      },
      first: {
        label: 'Walk, before anybody else does',
        outcomes: [
          'For an hour you make the only footprints in {city}, and then follow them home.',
          'The snow was lovely. The ice beneath had been there first.',
        ],
      },
      boots: {
        label: 'Buy proper boots',
        outcomes: ['The shopkeeper puts your old shoes in a bag, and ties it twice.'],
      },
    },
  },
  queue_of_shade: {
    title: 'A queue of shade',
    text: 'At two in the afternoon {city} uses one side of the street. Along the foot of the wall runs a strip of shade, one person wide, with right of way for the elderly.',
    choices: {
      join: {
        label: 'Join the strip',
        outcomes: [
          'Where the wall has a gap, everyone breathes in and dashes. A man with a melon goes first.',
        ],
      },
      sunny: {
        label: 'Take the empty side; you are in a hurry',
        outcomes: [
          'You are early. There is nobody yet to be early for, so you get on with things.',
          'You save six minutes, and spend them and the evening lying on the tiles.',
        ],
      },
      cinema: {
        label: 'Pay for two hours of cold cinema',
        outcomes: ['The film is not in your language. By the second reel the whole row is asleep.'],
      },
    },
  },
  second_question: {
    title: 'The tailor’s second question',
    text: 'You only came to have a hem taken up. The tailor asks you something that you do not understand, and you say yes. He asks a second thing, more gravely.',
    choices: {
      yes: {
        label: 'Yes, again',
        outcomes: [
          'You leave in the trousers of somebody who owns a bakery. Two people wish you good morning.',
          'They end halfway up the shin. On the next call somebody asks you to stand and draw it.',
        ],
      },
      pair: {
        label: 'Show him a pair that fits',
        outcomes: ['He studies them, sighs, and gives you back your legs, a little better.'],
      },
      neighbour: {
        label: 'Point at the man before the mirror',
        outcomes: ['Now there are two of you. You go for coffee together, and are brought one bill.'],
      },
    },
  },
  your_clock: {
    title: 'Your clock is running',
    text: 'Chess boards under the trees, and one empty chair. The woman opposite it has set up both sides, looked round for you, and pressed the button.',
    choices: {
      play: {
        label: 'Sit down and move',
        outcomes: [
          'She lays down her king and calls two friends over to see who did it.',
          'It is over before the shade has reached the board. She holds out her hand, and after it her thermos.',
        ],
      },
      lunch: {
        label: 'Play her for lunch',
        outcomes: [
          'You win on time. She pays in small coins, counted out, and in a good temper.',
          'She orders for both of you, and it is clear that she has eaten here on many strangers.',
        ],
      },
      watch: {
        label: 'Shake your head; watch from the grass',
        outcomes: ['A schoolgirl takes the chair. The old men move nearer, and one puts on his glasses.'],
      },
    },
  },
  yellow_umbrella: {
    title: 'Twenty-two, says the guide',
    text: 'You stand still too long near a yellow umbrella. The guide counts heads, includes yours, and hands you a sticker with a number.',
    choices: {
      sticker: {
        label: 'Wear the sticker',
        outcomes: [
          'You are a model Twenty-two. By the third stop you are holding the umbrella.',
          'After lunch there is another count, of money. Twenty-two turns out to have had the fish.',
        ],
      },
      pay: {
        label: 'Confess, and pay your share',
        outcomes: [
          'She pockets half of it, waves off the rest, and drops back now and then to tell you the true version.',
        ],
      },
      hand_on: {
        label: 'Pass the sticker to someone who wants it',
        outcomes: ['He puts it on at once, and stands up straighter.'],
      },
    },
  },
  nobody_in_particular: {
    title: 'Nobody in particular',
    text: 'The street is full of cables. A woman with a clipboard needs someone to cross it from left to right, as nobody in particular. She has chosen you at a glance.',
    choices: {
      cross: {
        label: 'Cross the street',
        outcomes: [
          'Again, and again, and once more. Around noon you find a reason for crossing, and are asked to drop it.',
          'Rain stops the thirteenth. You are paid in doughnuts, under a tarpaulin, with all the other nobodies.',
        ],
      },
      cable: {
        label: 'Watch from behind the cables',
        outcomes: ['The lead keeps losing one word. By dusk the whole street mouths it for him.'],
      },
      around: {
        label: 'Go round by the next street',
        outcomes: ['You get where you were going, as somebody, on time.'],
      },
    },
  },
  same_lake: {
    title: 'The same lake',
    text: 'On a blanket at the flea market lie some spanners, a bugle, and an album: one family, one lake, thirty summers.',
    choices: {
      album: {
        label: 'Buy the album',
        outcomes: [
          'Toward the end the children have children. The jetty is replaced, twice; the red towel, never.',
        ],
      },
      ask: {
        label: 'Ask where the album comes from',
        outcomes: [
          'The seller turns a page, and then another. It is not for sale after all, he says, and makes you room to look.',
          'From the blanket, he says. Before that? From another blanket.',
        ],
      },
      bugle: {
        label: 'Buy the bugle',
        outcomes: [
          'One note, at six, from the balcony. Three balconies answer with saucepans.',
          'It has one note. The whole house can sing it now.',
        ],
      },
    },
  },
  eleven_seconds: {
    title: 'Hold still',
    text: 'A photographer with a wooden box on three legs wants eleven seconds of you, without blinking. The print comes by post, she says: in a month, or when it likes.',
    choices: {
      still: {
        label: 'Hold still for all eleven',
        outcomes: ['Nine, ten. A tram, a pigeon and a quarrel go by, and you see them all without looking.'],
      },
      cloth: {
        label: 'Ask to look under the cloth',
        outcomes: ['The whole square hangs upside down in there, in color, and nobody in it has noticed.'],
      },
      wave: {
        label: 'Wave and go on',
        outcomes: ['You are eleven seconds ahead of yourself for the rest of the day.'],
      },
    },
  },
  photograph_arrives: {
    title: 'Everyone else is a blur',
    text: 'The photograph has found you, with three stamps and the print of a heel. The crowd has melted into smoke; only you are sharp. No: behind you there is a second sharp figure, one hand raised.',
    choices: {
      keep: {
        label: 'Prop it against the lamp',
        outcomes: ['You look rested in it. You decide to believe the photograph.'],
      },
      home: {
        label: 'Post it home',
        outcomes: ['They ring on the day it comes. They want to know who is behind you.'],
      },
      search: {
        label: 'Try to find out whose hand it is',
        outcomes: [
          'Through five groups and a choir you reach him. He remembers: he thought you were somebody else.',
          'Four people are sure that it is them. One sends the coat.',
        ],
      },
    },
  },
  eighth_hat: {
    title: 'Seven woolen hats',
    text: 'Seven people in woolen hats, and little else, are going down a ladder into water the color of slate. The eighth hat is held out to you.',
    choices: {
      ladder: {
        label: 'Put on the hat',
        outcomes: [
          'Of the water you remember nothing. Of the tea afterward, everything.',
          'You are in for as long as it takes to say so. The cold stays until the weekend.',
        ],
      },
      towels: {
        label: 'Hold the towels',
        outcomes: ['Seven towels, seven names, each of them told to you through chattering teeth.'],
      },
    },
  },
  since_when: {
    title: 'Since when?',
    text: 'Tonight the quarter votes, in the school gym, on whether the plane tree gets a bench round it. “You live here since when?” asks the woman with the list, and holds her pen over the form.',
    choices: {
      nights: {
        label: 'Tell her, in nights',
        outcomes: [
          'She writes the number in the box for years, and stamps it before it can object.',
          'No vote, then, but a seat by the radiator. It turns out to have an owner, and he has stories.',
        ],
      },
      year: {
        label: 'Say “about a year”',
        outcomes: [
          'The bench wins by one vote. At home you work with unusual care, like somebody on a committee.',
          'Then you will know, she says, what everybody here calls the tree. You do not.',
        ],
      },
      back: {
        label: 'Ask only for a seat at the back',
        outcomes: ['It is a good debate to type to. By the third amendment you are ahead of the week.'],
      },
    },
  },
  twenty_minutes_slow: {
    title: 'Twenty minutes slow',
    text: 'The town hall clock is twenty minutes slow. Half of {city} keeps its time and half keeps yours; they have an understanding about lunch.',
    choices: {
      watch: {
        label: 'Set your watch by it',
        outcomes: ['You are no longer late for anything here. Your calls, elsewhere, disagree.'],
      },
      works: {
        label: 'Ask to see the works',
        outcomes: [
          'The keeper could mend it before breakfast. He shows you the petition against it.',
          'The keeper will be there at four. You wait at the wrong four.',
        ],
      },
      own: {
        label: 'Keep your own time',
        outcomes: ['You arrive first everywhere, and get a good deal done on doorsteps.'],
      },
    },
  },
  lit_window: {
    title: 'Ten to five',
    text: 'You are awake, for no reason that you can find. Across the street a single window is lit: a cellar, steam, somebody singing to a machine.',
    choices: {
      knock: {
        label: 'Knock on the cellar window',
        outcomes: [
          'A floury hand passes up a loaf too hot to hold. You toss it from palm to palm all the way home.',
        ],
      },
      walk: {
        label: 'Walk until it is light',
        outcomes: [
          'You see the market being put up, crate by crate, like a stage. By seven you know where everything goes.',
          'Dawn is late and you are early. At ten, in the middle of a sentence, you are asleep.',
        ],
      },
      bed: {
        label: 'Go back and lie in the dark',
        outcomes: ['At noon, in your best hour for work, sleep comes for you.'],
      },
    },
  },
  free_hour: {
    title: 'The free hour',
    text: 'From five to six the gallery costs nothing. The people in the queue know exactly what that is worth; some have brought folding stools.',
    choices: {
      one_room: {
        label: 'Give the whole hour to one room',
        outcomes: [
          'After twenty minutes the gray picture turns out not to be gray.',
          'A woman on a stool has come to the same picture for six years. She lets you have the stool.',
        ],
      },
      all_rooms: {
        label: 'See everything, at a trot',
        outcomes: ['Every room there is. You come out with sore feet and one blue that you could not place.'],
      },
      place: {
        label: 'Give your place to the family behind',
        outcomes: [
          'Six minutes to go and they wave you in from the door; the guard has decided that you are one of them.',
        ],
      },
    },
  },
};
