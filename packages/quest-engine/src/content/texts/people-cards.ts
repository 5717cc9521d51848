import { type CardTexts } from './text.js';

const omar: CardTexts = {
  omar_keys: {
    title: 'The tap is honest',
    text: 'Omar lets rooms as his six aunts let them before him: one key, no contract, and a sentence to be going on with. Yours is: the tap is honest, the lamp is not.',
    choices: {
      think: {
        label: 'Think about the lamp',
        outcomes: [
          'It takes two evenings. By its light everything looks finished. You begin to work at the window.',
        ],
      },
      mend: {
        label: 'Offer to mend the lamp',
        outcomes: [
          'A loose wire. He is a little sad to lose the example, and takes something off the week.',
          'It goes out for good. “Now it is honest,” says Omar, and brings a candle.',
        ],
      },
      key: {
        label: 'Thank him for the key',
        outcomes: ['A key is a sentence too, he says, and goes down to sweep.'],
      },
    },
  },
  omar_question: {
    title: 'What does a room do?',
    text: 'When Omar comes for the rent he brings a question. What does a room do while its tenant is out? A good answer is worth a day, he says. He has had six in thirty years.',
    choices: {
      waits: {
        label: '“It waits.”',
        outcomes: [
          'He considers this on the stairs, audibly. In the morning a day’s rent is in your letterbox.',
          'He has that one, from a schoolteacher. But he sits down, and Omar does not sit down for everybody.',
        ],
      },
      ask: {
        label: 'Ask him what he thinks',
        outcomes: ['Nobody ever has. He talks until the tea is cold, and then goes to see to the tea.'],
      },
      pay: {
        label: 'Pay, and keep your evening',
        outcomes: ['He counts it without looking at it, and looks at you.'],
      },
    },
  },
  omar_window: {
    title: 'A wall that changed its mind',
    text: 'The window no longer shuts, and this is not the month for it. Your landlord, Omar, comes up with a screwdriver, a candle and an opinion: a window is a wall that has changed its mind.',
    choices: {
      candle: {
        label: 'Hold the candle',
        outcomes: [
          'You find the draft by the flame. By ten the window shuts; by midnight you have disagreed about doors.',
        ],
      },
      elsewhere: {
        label: 'Sleep elsewhere until it is done',
        outcomes: ['Sealed glass and no opinions. You sleep like a parcel.'],
      },
      tape: {
        label: 'Tape it up and work beside it',
        outcomes: [
          'The tape holds. Nobody bothers a person with a roll of tape on the desk.',
          'At four in the morning it lets go. You wake with the weather in bed, and a stripe.',
        ],
      },
    },
  },
  omar_move: {
    title: 'A knight in an envelope',
    text: 'Omar plays chess with former tenants in five cities, and he does not trust the post. Would you carry a move? It is folded twice. Somebody will find you, he says; they always have.',
    choices: {
      carry: {
        label: 'Carry it, unread',
        outcomes: ['He shakes your hand with both of his. You put it with the passport.'],
      },
      read: {
        label: 'Carry it, and read it on the stairs',
        outcomes: ['Knight takes bishop. You see why he would not put that in the post.'],
      },
      refuse: {
        label: 'Say that you lose things',
        outcomes: [
          'So does he, he says: that is what the envelope was for. He puts the board back as it stands.',
        ],
      },
    },
  },
  omar_reply: {
    title: 'You are the post',
    text: 'A woman with a pocket board has been looking at you across the café. “You are the post,” she says. She studies Omar’s move for as long as her coffee lasts, and asks what he pays you.',
    choices: {
      sentence: {
        label: '“A sentence.”',
        outcomes: ['She pays for your cake, to be fair, and writes her answer on the napkin: check.'],
      },
      play: {
        label: 'Offer her a game yourself',
        outcomes: [
          'You win, once. She writes that on the napkin too; Omar will want the moves.',
          'Nine moves. She takes you back to the fourth and shows you, kindly, the door that was open.',
        ],
      },
    },
  },
  omar_aunt: {
    title: 'The third aunt’s tree',
    text: 'There is a message before you have found the way out. Omar lets the rooms of six aunts, and word travels: the third had one in {city}, with a tree in it. The rent is some days in advance, please, and a little conversation for the tree.',
    choices: {
      tree: {
        label: 'Take the room with the tree',
        outcomes: [
          'The roof was built round it. You tell it where you have been, and it drops a leaf on the map.',
        ],
      },
      own: {
        label: 'Find a room of your own',
        outcomes: ['It has four walls and nothing else. You catch yourself telling them about it.'],
      },
    },
  },
};

const tomas: CardTexts = {
  tomas_wall: {
    title: 'Yesterday’s date',
    text: 'Up at the viewpoint, on the wall, among the hearts, small neat capitals: TOMÁS, and yesterday’s date. You have seen the pen before, in another city, and it was a day ahead of you there too.',
    choices: {
      write: {
        label: 'Write yours below it',
        outcomes: [
          'By evening a stranger has sent you a picture of your own name. “You cross your sevens,” it says. “So do I.”',
        ],
      },
      follow: {
        label: 'Go where he must have gone next',
        outcomes: [
          'A roof that no guide has, with one chair. On the chair is half an orange, peeled, and a note: slow.',
          'A bus depot, closed. He was, you have to admit, quick about it.',
        ],
      },
      other: {
        label: 'Take the other path down',
        outcomes: ['Nobody has written on anything. You look twice, to be sure.'],
      },
    },
  },
  tomas_egg: {
    title: 'A city a week',
    text: 'A thin man, sunburnt on one side, is eating a boiled egg at the arrivals rail. Tomás. He is going round the world as well, a city a week. “You have lost four days,” he says, “on sleep.” He proposes a bet.',
    choices: {
      bet: {
        label: 'Shake on it: sixty dollars',
        outcomes: ['He has the form with him. You sign above a line that says “the slower”.'],
      },
      streets: {
        label: 'Trade him a street for a street',
        outcomes: [
          'He draws his from memory, to scale. You give him yours, and feel that you have sold something.',
        ],
      },
      egg: {
        label: 'Ask about the other egg',
        outcomes: [
          'He had counted on two. He gives it up, and the minutes that he had planned for it.',
          'He looks at the clock, at the egg, at you. The egg goes with him.',
        ],
      },
    },
  },
  tomas_bet: {
    title: 'Sixty dollars',
    text: 'Tomás calls the bet in: cities, kilometers, hours, on a sheet with colored columns. You lead in one and he in another, and the third is a dead heat. He has not slept, and would like it settled.',
    choices: {
      coin: {
        label: 'Toss a coin for it',
        outcomes: [
          'Heads. He pays within the minute and asks you to weigh the coin.',
          'Tails. He is too tired to be glad, and says so, which he never has.',
        ],
      },
      faces: {
        label: 'Propose a fourth column: faces',
        outcomes: [
          'He gets to four. You get to nine. He writes down all nine, and asks what became of the sixth.',
        ],
      },
      even: {
        label: 'Call it even',
        outcomes: ['He has no color for that. He makes one.'],
      },
    },
  },
  tomas_socket: {
    title: 'The only good socket',
    text: 'On the corner seat with the only good socket lies a bag, squared to the edge. It is Tomás’s, who goes round the world faster than you and can prove it. He works in blocks of twenty-five minutes and is between two.',
    choices: {
      share: {
        label: 'Share the socket and the silence',
        outcomes: [
          'Neither of you will be the first to look up. At six he says a whole sentence about his mother.',
        ],
      },
      ask: {
        label: 'Ask whether he has work to pass on',
        outcomes: [
          'One client too many, he admits. They believe in sleep, so they will like you.',
          'He has, and would rather be tired. You respect it for nearly an hour.',
        ],
      },
      water: {
        label: 'Leave it to him; work by the water',
        outcomes: ['The battery lasts two hours. You stay for four.'],
      },
    },
  },
  tomas_still: {
    title: 'No row for this',
    text: 'Tomás has been in {city} for three days, two more than his sheet has rows for. He has a fever, a room without a window and one number here, which is yours. What, he asks, do people do all day?',
    choices: {
      soup: {
        label: 'Bring soup; take away the sheet',
        outcomes: ['He sleeps for fourteen hours. You add the row yourself: bed, no kilometers.'],
      },
      clinic: {
        label: 'Go with him to a clinic',
        outcomes: [
          'Rest, says the doctor, and writes it down for him. He keeps the prescription for its date.',
        ],
      },
      ahead: {
        label: 'Use the days to get ahead',
        outcomes: [
          'You see a great deal. On none of the walls is there a name, and you keep looking for it.',
        ],
      },
    },
  },
};

const lucia: CardTexts = {
  lucia_capitals: {
    title: 'I can make it correct',
    text: 'Page two of your form has got lost on its way to the office. Six windows, one of them open. At number four sits Lucía behind a small card: I CANNOT MAKE IT FASTER. I CAN MAKE IT CORRECT.',
    choices: {
      again: {
        label: 'Fill it in again, in capitals',
        outcomes: [
          'She reads from the last line upwards; mistakes, she says, expect you at the top. There are none.',
        ],
      },
      matter: {
        label: 'Ask whether page two matters',
        outcomes: [
          'She looks left, and right. “No,” says Lucía, and stamps it.',
          'Everything matters, in triplicate. You take a new number: 211.',
        ],
      },
      agent: {
        label: 'Pay an agent to stand there',
        outcomes: ['He has a stool and a crossword. You chose well, he says: she is the good one.'],
      },
    },
  },
  lucia_ear: {
    title: 'The left ear',
    text: 'Lucía slides the photograph back under the glass of window four. The left ear is not visible. For the purposes of the register you have, at present, one ear.',
    choices: {
      booth: {
        label: 'Go to the booth across the road',
        outcomes: [
          'Two ears, and a face that you hope never to need. She holds it up beside yours. “Likeness,” she says, as if you had made an effort.',
        ],
      },
      turn: {
        label: 'Ask her to look once more',
        outcomes: [
          'She takes a ruler to it. “There is some ear,” she tells the form.',
          'She looks once more, with care. There is no ear. The booth has closed; you come again on Thursday.',
        ],
      },
    },
  },
  lucia_bench: {
    title: 'Off duty, with an apple',
    text: 'On a bench sits Lucía of window four, off duty, with an apple. The service moves her to another city every quarter, and always to window four. She knows the stamps of sixty countries by their smell, and has been on holiday to two.',
    choices: {
      tell: {
        label: 'Tell her about one of them, properly',
        outcomes: ['You choose a bus station at six in the morning. She asks what the clerk was wearing.'],
      },
      leave: {
        label: 'Help her to fill in a leave form',
        outcomes: [
          'She has filled in everybody’s but that one. You read it out from the top; she corrects your capitals.',
        ],
      },
      file: {
        label: 'Ask what is in your file',
        outcomes: [
          'It is thin, she says, and finishes the apple. You walk home a little taller.',
          'That is a question for the window. The bench is colder than it was.',
        ],
      },
    },
  },
  lucia_black_pen: {
    title: 'The pen must be black',
    text: 'A message, unsigned, all in capitals: THE FORM CHANGES ON MONDAY. THE OLD ONE IS GOOD UNTIL FRIDAY AND ASKS FOR LESS. THE PEN MUST BE BLACK.',
    choices: {
      old: {
        label: 'Hand in the old one, in black',
        outcomes: [
          'You are out by ten. Behind you they are unpacking the new form, which is pink and has a fee.',
        ],
      },
      everyone: {
        label: 'Tell everybody at the long table',
        outcomes: [
          'The whole table buys black pens. Somebody asks how you knew, and you say: handwriting.',
          'By Thursday the queue goes round the corner. You are in it, with the others, and somebody has brought nuts.',
        ],
      },
      thank: {
        label: 'Answer: “Thank you, window four.”',
        outcomes: [
          'No reply. On the next paper that you are handed is a tick, in pencil, where none is needed.',
        ],
      },
    },
  },
};

const accountant: CardTexts = {
  accountant_pillows: {
    title: 'Counted by pillow',
    text: 'A call from a number that shows as dashes. “This is your accountant.” No name; there never has been. How many nights, the voice would like to know, have you slept in {country}, counted by pillow and not by stamp?',
    choices: {
      count: {
        label: 'Count them, exactly',
        outcomes: ['You work it out by laundry. “That agrees,” says the voice, with what might be warmth.'],
      },
      guess: {
        label: 'Say a number that sounds right',
        outcomes: [
          'A keyboard, far away. “Plausible,” says the voice.',
          'A keyboard, far away. By your figures you slept in two beds on the third. Correcting it has a price.',
        ],
      },
      name: {
        label: 'Ask the voice for its name',
        outcomes: ['It is in the contract, says the voice. You look. The contract says: the Accountant.'],
      },
    },
  },
  accountant_soup: {
    title: 'Soup, one, working',
    text: 'The telephone, in the middle of a sentence that was going well. The Accountant has a receipt for one soup, entered as a working lunch. Pages turn. With whom, asks the voice, did you work?',
    choices: {
      silence: {
        label: '“With nobody.”',
        outcomes: [
          'A pause. “I shall enter it as research,” says the voice. You had not thought of the soup like that.',
        ],
      },
      client: {
        label: 'Name the client',
        outcomes: [
          'It goes through, with two more like it. The soup lies a little heavier.',
          'The client, says the voice, has entered that hour as a haircut.',
        ],
      },
      withdraw: {
        label: 'Withdraw the receipt',
        outcomes: ['“That is rare,” says the voice, and then, after a moment, asks what kind it was.'],
      },
    },
  },
  accountant_hold: {
    title: 'The fern’s year',
    text: 'The Accountant puts you on hold and misses the button. A watering can, far away. Then the voice, in quite another tone, reads somebody the year’s results: four leaves up, one written off. It must be a plant.',
    choices: {
      praise: {
        label: '“Four up is very good.”',
        outcomes: [
          'Silence, and a click. The voice comes back as dry as ever; a sum has been rounded in your favor.',
        ],
      },
      listen: {
        label: 'Say nothing, and listen',
        outcomes: ['A quarter of an hour. It is the least that anybody has wanted from you all week.'],
      },
      write: {
        label: 'Ring off and write instead',
        outcomes: ['The answer comes by return, in full sentences, with nothing green in it.'],
      },
    },
  },
  accountant_quarter: {
    title: 'The quarter is over',
    text: '“The quarter is over,” says the Accountant, as others say that it has stopped raining. One may pay an advance today, or wait for the exact sum, which is always exact and sometimes larger.',
    choices: {
      today: {
        label: 'Pay the advance today',
        outcomes: ['You hear it being ticked. You had not known that a tick could be restful.'],
      },
      wait: {
        label: 'Wait for the exact sum',
        outcomes: [
          'The sum is not ready to be known, says the voice. You put some money under a different heading.',
        ],
      },
    },
  },
  accountant_sum: {
    title: 'To the cent',
    text: 'The exact sum has come. The Accountant reads the way to it aloud, figure by figure, as one reads verse in a language that one respects, and stops before the last line.',
    choices: {
      pay: {
        label: 'Ask for the last line',
        outcomes: [
          'It is a refund. The voice is pleased for you, within limits.',
          'It is more than the advance. The voice lets a decent interval go by, and says good night.',
        ],
      },
      lines: {
        label: 'Go through it together, line by line',
        outcomes: [
          'Line nineteen was somebody else’s lamp. “I stand corrected,” says the voice, and you hear a chair, as if it did.',
          'Every line holds. By the end you would have been sorry to lose one.',
        ],
      },
    },
  },
};

const priya: CardTexts = {
  priya_third_point: {
    title: 'Three points, one of them lunch',
    text: 'Meetings with Priya, who leads on the client’s side, have three points. One, the thing. Two, what would make the thing unnecessary. Three, what did you have for lunch? She waits for the third as she does for the others.',
    choices: {
      lunch: {
        label: 'Answer the third at length',
        outcomes: [
          'She takes notes. Next week there are four points, and the fourth is how it went with the aubergine.',
        ],
      },
      second: {
        label: 'Answer the second honestly',
        outcomes: [
          'It would make half of your week unnecessary. She thanks you, and finds you a better half.',
          'It would make half of your week unnecessary. She thanks you, and it does.',
        ],
      },
      first: {
        label: 'Keep to the first',
        outcomes: ['You are done before her tea is. “Nothing at all?” says Priya, meaning lunch.'],
      },
    },
  },
  priya_ironing_board: {
    title: 'Laptop on an ironing board',
    text: 'In a hotel nine hours from her desk, Priya has put the laptop on the ironing board. You are in {city}, and awake as well. The client’s file is due when the client’s office opens. She has one bag of crisps, and describes them to you.',
    choices: {
      finish: {
        label: 'See it through together',
        outcomes: [
          'It goes out with six minutes in hand. This must not become a habit, you agree, in the voice of people with habits.',
        ],
      },
      split: {
        label: 'Halve it and sleep in turns',
        outcomes: [
          'Her half fits your half. You each slept three hours, and say four.',
          'The halves meet in the middle like two tunnels with different engineers.',
        ],
      },
      move: {
        label: 'Ask her to move the deadline',
        outcomes: [
          'She asks, in one line, and it moves. Each of you had thought that it was the other’s.',
          'She asks. It moves by an hour, toward you.',
        ],
      },
    },
  },
  priya_two_sentences: {
    title: 'Two sentences',
    text: 'Somebody has asked Priya about you, and she reads you what she means to answer. The first sentence is kind. The second says that you reply slowly when you are right, and fast when you are not.',
    choices: {
      stand: {
        label: 'Let both of them stand',
        outcomes: [
          'They write the same day. It was the second sentence, they say.',
          'Nothing comes of it. You take an hour over your next reply, and cannot tell what that means.',
        ],
      },
      cut: {
        label: 'Ask her to leave out the second',
        outcomes: ['She does. The first, on its own, could be anybody.'],
      },
      return: {
        label: 'Offer two sentences about her',
        outcomes: [
          'It takes you a day. She asks whether she may keep them, and for what salary you would sign.',
        ],
      },
    },
  },
  priya_umbrella: {
    title: 'Taller than her rectangle',
    text: 'Five hours between two flights, and Priya has them in {city}. You know her as a rectangle. She is taller than it, carries an umbrella, and has for once no agenda.',
    choices: {
      streets: {
        label: 'Show her your five streets',
        outcomes: [
          'She photographs a door, a drain, the light on one wall. “So that is what’s behind you in the mornings.”',
        ],
      },
      quarter: {
        label: 'Settle the whole quarter at one table',
        outcomes: ['Four hours, two coffees. You had forgotten that people nod.'],
      },
      rate: {
        label: 'Ask, over cake, about your rate',
        outcomes: [
          'She has been waiting to be asked. There is a difference to be paid, backward.',
          'It is the one thing that is not hers to give. It stays on the table after the cake has gone.',
        ],
      },
    },
  },
};

export const peopleCardsTexts: CardTexts = { ...omar, ...tomas, ...lucia, ...accountant, ...priya };
