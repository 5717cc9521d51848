import { type CardTexts } from './text.js';

const acquisition: CardTexts = {
  acquisition_news: {
    title: 'A meeting called “—”',
    text: 'Priya, who leads on the client’s side, has never booked a meeting without an agenda. This one is called “—”. She says it in one breath: the firm has been bought, the buyer is very polite, and nothing will change before Thursday.',
    choices: {
      stay: {
        label: 'Tell her that you are staying',
        outcomes: [
          'She writes something down. You are fairly sure that it is your name, and alone on its line.',
        ],
      },
      thursday: {
        label: 'Ask what happens on Thursday',
        outcomes: [
          'A form, she says, and then a man. She has been told to smile about both.',
          'She does not know. You have not heard her say that before, and nor has she.',
        ],
      },
      look: {
        label: 'Look around tonight, discreetly',
        outcomes: ['By midnight there is one offer in your inbox and one gray hair on the keyboard.'],
      },
    },
  },
  acquisition_form: {
    title: 'Forty-one questions',
    text: 'The buyer’s form has forty-one questions. Number seventeen asks you to describe yourself as a cost. Number thirty is missing, and thirty-one refers to it.',
    choices: {
      all: {
        label: 'Answer every one of them',
        outcomes: [
          'It takes an evening and most of a morning. A machine thanks you, warmly, by the wrong name.',
        ],
      },
      one: {
        label: 'Answer seventeen well; leave the rest',
        outcomes: [
          'Someone reads it aloud in an elevator. Three people there now know what you do.',
          'It is returned as incomplete, in red, by a person who enjoyed the red.',
        ],
      },
      priya: {
        label: 'Ask Priya which answers are read',
        outcomes: ['Four, eleven and the signature. You write those slowly and the others fast.'],
      },
    },
  },
  acquisition_lists: {
    title: 'Whose idea was it?',
    text: 'The buyer’s man has a pleasant voice and two lists. The weekly report that everybody likes: was it Priya’s idea, or yours? He only asks, he says, because one of the lists is shorter.',
    choices: {
      hers: {
        label: 'Say that it was hers',
        outcomes: [
          'It was. You hear a pencil move a name from one list to the other.',
          'He thanks you for being open. On Monday her calendar is offered to you.',
        ],
      },
      yours: {
        label: 'Say that it was yours',
        outcomes: [
          'He believes you. It is half true, and the other half keeps you up.',
          'He has the first draft in front of him, with her initials on it. He lets you finish.',
        ],
      },
      out: {
        label: 'Ask to be let go, gently',
        outcomes: [
          'He is relieved, and generous with a name at another firm. The report goes on being liked.',
        ],
      },
    },
  },
  acquisition_box: {
    title: 'A box with a plant in it',
    text: 'Priya calls from a sidewalk. They asked her to stay, and she heard herself say no. She has a box with a plant in it, one loyal customer and the use of a kitchen table. Two of your evenings would help.',
    choices: {
      evenings: {
        label: 'Give her the evenings',
        outcomes: [
          'On the screen her table wobbles. By the second night there is a proposal, and a copy of it under the short leg.',
        ],
      },
      fee: {
        label: 'Send her some money instead',
        outcomes: ['A receipt comes within the minute. “Loan,” it says, underlined.'],
      },
      wish: {
        label: 'Wish her well, and mean it',
        outcomes: [
          'She thanks you, and means that too. The plant, you hear later, did not care for the bus.',
        ],
      },
    },
  },
  acquisition_chair: {
    title: 'Her calendar, and the plant',
    text: 'The buyer would like you to have Priya’s calendar: her meetings, her seventeen open threads and, if you have an address, her plant. She has not been told. They were rather hoping that you might.',
    choices: {
      take: {
        label: 'Take the calendar',
        outcomes: ['You find out what she did all day, which was to be interrupted, kindly.'],
      },
      tell: {
        label: 'Tell Priya first, then decline',
        outcomes: ['A long silence with traffic in it. “Well,” she says. “Then I had better find a table.”'],
      },
      both: {
        label: 'Accept, if she stays as well',
        outcomes: [
          'They agree, which surprises all three of you. The plant stays where it is.',
          'The offer is withdrawn so smoothly that you thank them. Priya hears, and goes the same week.',
        ],
      },
    },
  },
  acquisition_table: {
    title: 'Eleven people and a kettle',
    text: 'Priya’s table has become eleven people and a kettle; the buyer has shut down what it bought. She has work that starts on Monday, and an invoice that she has made out to herself, in your name, for what you never charged.',
    choices: {
      work: {
        label: 'Take the work',
        outcomes: [
          'The first meeting has an agenda of one point. It takes four minutes, and then she asks about {city}.',
        ],
      },
      invoice: {
        label: 'Take the invoice',
        outcomes: ['It is paid before you have closed the window. Under “purpose” she has put: table.'],
      },
      kettle: {
        label: 'Tell her to buy a larger kettle',
        outcomes: ['A photograph: the kettle, enormous, eleven mugs, and a twelfth with your initial.'],
      },
    },
  },
};

const kai: CardTexts = {
  kai_knot: {
    title: 'A bowline, one-handed',
    text: 'At the long table a man ties a knot into the cord of your charger, with one hand, without looking. Kai means to cross the Pacific under sail, in a boat that is at present mostly a list.',
    choices: {
      list: {
        label: 'Ask to read the list',
        outcomes: [
          'A hundred and twelve lines. You find two that are the same thing, and he strikes out the dearer one, delighted.',
        ],
      },
      pump: {
        label: 'Pay for line nine, a bilge pump',
        outcomes: [
          'He paints your initials on it. From now on, somewhere under a floor, you are keeping water out.',
        ],
      },
      cord: {
        label: 'Ask to have the cord back',
        outcomes: [
          'Two seconds, and it is a cord again. You try it yourself all evening and get something else.',
        ],
      },
    },
  },
  kai_harbour: {
    title: 'The nearest harbor',
    text: 'Kai’s boat floats. It lies in the nearest harbor to {city}, where “nearest” is his word. He wants a second pair of hands for a trial: out past the last light, round the buoy, home again.',
    choices: {
      go: {
        label: 'Go, and bring gloves',
        outcomes: [
          'You are sick once, useful twice and, at four in the morning, steering. All that breaks is a cup.',
          'What breaks is the boom, slowly, with plenty of warning. You come home with a new word and a blue shoulder.',
        ],
      },
      sail: {
        label: 'Mend his spare sail, ashore',
        outcomes: [
          'It comes in a bag the size of a calf. Four evenings; by the last seam the line is almost straight.',
        ],
      },
      wind: {
        label: 'Wish him wind',
        outcomes: ['He thanks you, and adds: from behind.'],
      },
    },
  },
  kai_island: {
    title: 'Where the mail boat turns',
    text: 'The forecast holds. Kai goes out on Thursday and will see no road for forty days. You could have three of them: out as far as an island where the mail boat turns, and back with the mail.',
    choices: {
      aboard: {
        label: 'Sail as far as the island',
        outcomes: [
          'The first night the sea is lit from below, and neither of you says the word for it. On the quay he shows you your watch in the log, in ink.',
          'It rains sideways all the way. He sails on; you go home with the mail, salted, between a refrigerator and the school’s new piano.',
        ],
      },
      log: {
        label: 'Keep his log from ashore',
        outcomes: [
          'Each dusk two numbers come by satellite, and a remark. You draw the dots. The remarks are mostly about soup.',
        ],
      },
      wave: {
        label: 'Wave until he is small',
        outcomes: ['It takes longer than you thought for a boat to become small.'],
      },
    },
  },
  kai_dots: {
    title: 'Two numbers and a remark',
    text: 'Kai has let a freighter carry the boat to the Pacific, himself beside it in a folding chair. Now he is out there, and you are here. He asks you to be his shore: two numbers each dusk, a remark, and somebody who draws the dots.',
    choices: {
      draw: {
        label: 'Draw the dots',
        outcomes: [
          'By the second week the dots lean north, and so do you. The remarks concern one particular gull.',
        ],
      },
      pin: {
        label: 'Pin the chart up where people work',
        outcomes: [
          'By Friday strangers ask each other where Kai is. Somebody brings colored pins.',
          'Somebody pins a concert over the ocean. You draw on at home.',
        ],
      },
      cannot: {
        label: 'Say that you cannot promise every dusk',
        outcomes: ['He writes that the sea does not promise either, and finds somebody who can.'],
      },
    },
  },
  kai_silence: {
    title: 'No dot at dusk',
    text: 'The two numbers should have come at dusk. Yesterday’s did not come either. On the chart, from Kai’s last dot to anything that is not blue, is the width of your hand.',
    choices: {
      centre: {
        label: 'Call the rescue center, calmly',
        outcomes: [
          'A level voice asks a freighter to look. It finds Kai, an aerial tied up with string, and a request for onions.',
          'She has nobody near, and says so plainly. At dawn it is she who calls: a faint signal, the right way up.',
        ],
      },
      sit: {
        label: 'Sit up with the chart',
        outcomes: [
          'At ten past four they come, both evenings at once, and under them: aerial. Sorry. Still floating.',
        ],
      },
      sleep: {
        label: 'Sleep; he said that it might happen',
        outcomes: [
          'It is there at breakfast, as he said it would be. You are a little ashamed of how well you slept.',
          'You do not sleep. You lie quite straight, as one does in a bunk, until the numbers come.',
        ],
      },
    },
  },
  kai_landfall: {
    title: 'A quay, seen from below',
    text: 'A photograph of a quay, taken from low down. Kai has crossed the Pacific and cannot yet walk in a straight line. He has found the harbor’s only printer, and asks what to do with eighty pages of log.',
    choices: {
      bind: {
        label: 'Have two copies bound',
        outcomes: [
          'Yours comes weeks later, a little wavy. The last page is your chart, with its coffee ring, which he has named as an island.',
        ],
      },
      magazine: {
        label: 'Help him to sell it',
        outcomes: [
          'A magazine prints six pages, and pays you for the cutting. What it leaves out is the weather.',
          'They would like it shorter, and with a shark. He thanks them.',
        ],
      },
      next: {
        label: 'Ask where he goes next',
        outcomes: ['A list arrives within the hour. Line one is a pump; line two is your name.'],
      },
    },
  },
};

const passport: CardTexts = {
  passport_hammer: {
    title: 'The small hammer',
    text: 'Salma inspects bridges. She has been along every one in {city} with a small hammer, listening. She is going round the same way as you, through the same cities. On her list each has a number beside it: the weeks one waits for the visa.',
    choices: {
      lists: {
        label: 'Lay the two lists side by side',
        outcomes: [
          'Where yours has a line, hers has a fold-out. By the second pot of tea there is one route that takes both.',
        ],
      },
      bridge: {
        label: 'Ask to come along a bridge',
        outcomes: ['She taps, listens, moves a hand’s width. It is sound, she says, and lets you hear why.'],
      },
      alone: {
        label: 'Wish her well on the way',
        outcomes: ['She wishes you the same, and tries the railing as she goes.'],
      },
    },
  },
  passport_papers: {
    title: 'Ten papers of eleven',
    text: 'You go with Salma as a second pair of eyes. At window four sits Lucía, who reads without moving her lips. Of eleven papers Salma has ten. The last is a letter from her employer with an original stamp, and her employer works without paper and owns no stamp.',
    choices: {
      stamp: {
        label: 'Spend the day having a stamp made',
        outcomes: [
          'Her director approves a drawing by telephone; the maker adds a border for nothing. Lucía holds the letter to the light, and staples it.',
        ],
      },
      ask: {
        label: 'Ask Lucía what the letter must show',
        outcomes: [
          'That there is something to return to, says Lucía. A lease shows it too. It is on page nine, where nobody looks.',
          'That she has the letter, says Lucía, not unkindly. You both come again on Tuesday.',
        ],
      },
      remark: {
        label: 'Remark that it is a long list',
        outcomes: [
          '“It was longer,” says Lucía. Salma asks you, outside, not to be brave with her appointment.',
        ],
      },
    },
  },
  passport_waiting: {
    title: 'Ten days, it said',
    text: 'Ten days, said the slip, and this is the twelfth. Salma can go no further than her passport, which is in a drawer. She has waited in four capitals this year. Do not be polite, she tells you: one of us might as well get on.',
    choices: {
      wait: {
        label: 'Give her a day',
        outcomes: [
          'She takes you along the river and shows you which span she would worry about. At present, none.',
        ],
      },
      go_on: {
        label: 'Get on with your own week',
        outcomes: ['It is what she would have done, she says. You look for her message at every red light.'],
      },
      round: {
        label: 'Look for a way that asks for nothing',
        outcomes: [
          'Two ferries and a night train: thirteen days, no visa, and a viaduct that she has wanted to hear for years.',
          'Every line on the map ends at the same desk. You draw it anyway, neatly.',
        ],
      },
    },
  },
  passport_envelope: {
    title: 'The envelope',
    text: 'Her passport has come back in an envelope, sealed, no thicker than it went. Salma has laid it beside the hammer. Through paper, she says, one cannot hear anything.',
    choices: {
      together: {
        label: 'Stay with her while she opens it',
        outcomes: [
          'A page with a hologram and her name spelled right. She checks the dates, then the spelling, and only then sits down.',
          'A form with nine boxes, one of them ticked, no name below. She folds it along the fold that it has.',
        ],
      },
      leave: {
        label: 'Leave her alone with it',
        outcomes: [
          'For an hour there is nothing. Then she sends a recording: a small hammer, on everything.',
          'She has gone out, she writes, to look at something that holds. The picture is of a pier, in fog.',
        ],
      },
    },
  },
  passport_entry: {
    title: 'Ninety days, one entry',
    text: 'Salma comes through the doors with ninety days and one entry. The side room took an hour; they wanted to know about the hammer. The flight was two hours, she says, and the permission six weeks. She says it as one reads a gauge.',
    choices: {
      bridge: {
        label: 'Take her straight to the biggest bridge',
        outcomes: [
          'She is on her knees at the first pier before you have found the shade. Sound, she says at last.',
        ],
      },
      cook: {
        label: 'Cook, and let her sit',
        outcomes: ['She sits as people sit who have stood in lines. After the soup she mends the table.'],
      },
      thank: {
        label: 'Write to window four',
        outcomes: [
          'The reply is one line: noted, and filed under arrivals. Beside it somebody has drawn a very small hammer.',
        ],
      },
    },
  },
  passport_box_two: {
    title: 'Box two',
    text: 'Box two: the intention to leave could not be established. The fee stays where it is. Salma, who has left fourteen countries on the day that she said she would, is working out another way round, on the back of the form.',
    choices: {
      appeal: {
        label: 'Pay half of an appeal',
        outcomes: [
          'Seven exhibits, with tabs. This time there is no form in the envelope, only the hologram.',
          'The same box, another pen, and a note in pencil from window four: page nine, next time.',
        ],
      },
      meet: {
        label: 'Bend your own route to meet hers',
        outcomes: ['You book a week where nobody asks her anything. She sends a date, and the bridge.'],
      },
      send: {
        label: 'Go on, and send her bridges',
        outcomes: [
          'You tap the railings as she showed you, and record it. She answers in one word. So far all of them are sound.',
        ],
      },
    },
  },
};

const home: CardTexts = {
  home_one_page: {
    title: 'One page',
    text: 'Your sister writes by hand and sends a photograph of it. One page: the roof, the neighbor’s new dog, what the roof will cost. In the corner, half under her thumb: are you eating?',
    choices: {
      answer: {
        label: 'Answer by hand',
        outcomes: ['You have to buy a pen. You tell her what you ate, and it comes to a page.'],
      },
      picture: {
        label: 'Send her a picture of lunch',
        outcomes: ['Three hearts, one of them from the owner of the dog. That seems to be that.'],
      },
      wait: {
        label: 'Wait until you have news',
        outcomes: ['You have some by evening. By morning it is old, and so is the letter.'],
      },
    },
  },
  home_two_pages: {
    title: 'Two pages, both sides',
    text: 'The letter has grown. Your old room is where the apples are now, your sister writes. She has looked up what time it is in {city} and counted on her fingers. Is it the work that is keeping you quiet, or is it you?',
    choices: {
      truth: {
        label: 'Write what it is really like',
        outcomes: [
          'You begin with the weather and end on the third page. It is lighter to send than it was to write.',
        ],
      },
      fine: {
        label: '“All fine. Very busy.”',
        outcomes: ['You look at it for a while. It has the same shape as your last three.'],
      },
      ring: {
        label: 'Ring her now',
        outcomes: [
          'She is at the stove. She stands you on the shelf, and you hear a whole supper being made.',
          'It is the middle of the night there. She picks up at the first ring, which tells you something.',
        ],
      },
    },
  },
  home_postcard: {
    title: 'A postcard, for once',
    text: 'You sound well, writes your sister, so she will be brief. The roof is done. The dog has a name. She has put you down for the long table at the end of the year, in pencil, since she knows you.',
    choices: {
      come: {
        label: 'Tell her to use ink',
        outcomes: ['She does. You have no idea yet how you will get there, and mark the day.'],
      },
      see: {
        label: '“We shall see.”',
        outcomes: ['That, she answers, is what your grandmother said about the moon.'],
      },
      dog: {
        label: 'Ask what the dog is called',
        outcomes: ['It has your name. She had hoped you would ask.'],
      },
    },
  },
  home_four_pages: {
    title: 'Four pages and a key',
    text: 'Four pages, and a photograph of a key. There would be work in town, your sister writes; she has only asked. The apples could be out of the room by Saturday. She has underlined nothing, and you can see where she did not.',
    choices: {
      fare: {
        label: 'Look up what the fare would be',
        outcomes: ['You look it up, and then the one after. You sleep well, with both of them open.'],
      },
      round: {
        label: 'Tell her that you are going all round',
        outcomes: [
          'She would like the names of what comes next, in order. They are going on the apple shelves.',
        ],
      },
      silent: {
        label: 'Leave it for now',
        outcomes: ['Now becomes a fortnight. It gets easier, which you notice.'],
      },
    },
  },
  home_eight_hands: {
    title: 'Eight pages, eight hands',
    text: 'Eight pages, each by another hand: the cousin, the neighbor, somebody who draws only tractors, a paw. Your sister’s comes last and has one line. The table is set on Sunday, as always, and there is a chair with coats on it.',
    choices: {
      parcel: {
        label: 'Send something for each of them',
        outcomes: ['Eight small things, and a form that asks what they are worth. You write: small.'],
      },
      aloud: {
        label: 'Read it aloud, with the voices',
        outcomes: ['Next door somebody laughs at the cousin. You read him again, louder.'],
      },
      sunday: {
        label: 'Ring the table on Sunday',
        outcomes: [
          'They pass you round with the bread. You are put down beside the salt and forgotten there, and it is very nice.',
          'The line holds for the soup and half of a quarrel. You never learn who was right about the tractor.',
        ],
      },
    },
  },
};

export const arcsFarTexts: CardTexts = { ...acquisition, ...kai, ...passport, ...home };
