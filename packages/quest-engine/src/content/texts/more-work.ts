import { type CardTexts } from './text.js';

export const moreWorkTexts: CardTexts = {
  three_noons: {
    title: 'Whose noon',
    text: '“Noon tomorrow, then,” the thread ends, and everyone agrees with a thumb. Between you there are three noons, and nobody has said which.',
    choices: {
      ask: {
        label: 'Ask which noon',
        outcomes: ['There is a pause with several colleagues in it. Two of them had wondered as well.'],
      },
      earliest: {
        label: 'Work to the earliest',
        outcomes: ['You deliver into a sleeping house. When they wake you are finished, in both senses.'],
      },
      latest: {
        label: 'Trust in the latest',
        outcomes: [
          'The latest it was. You had dinner sitting down.',
          'It was the middle one. The thread has grown without you, and not by thumbs.',
        ],
      },
    },
  },
  small_thing: {
    title: 'One small thing',
    text: 'Another small thing has come from {client}. You count them: this is the ninth. Laid side by side, they have the outline of a large one.',
    choices: {
      do: {
        label: 'Just do it',
        outcomes: ['That was the evening. “You are a star,” they write, as they did the last eight times.'],
      },
      price: {
        label: 'Answer with a small price',
        outcomes: [
          'They pay it the same day. You wonder about the other eight.',
          'The thing, it seems, was never needed. Neither was the tone.',
        ],
      },
      swap: {
        label: '“Gladly. Which of the others shall wait?”',
        outcomes: [
          'They choose one, and seem relieved to have been asked.',
          'None of them can wait. You have only made them count.',
        ],
      },
    },
  },
  frozen_demo: {
    title: 'Mid-blink',
    text: 'Two departments are watching your demonstration. It has frozen on a picture of you with one eye shut. Behind the picture, you are still talking.',
    choices: {
      voice: {
        label: 'Describe what they would be seeing',
        outcomes: [
          'Spoken, it has no faults at all. Somebody asks to hear the second part again.',
          'Twelve minutes of a voice and a wink. At the end there is a polite sound of chairs.',
        ],
      },
      hotspot: {
        label: 'Switch to your own hotspot',
        outcomes: ['You come back with both eyes open. Nobody had liked to mention it.'],
      },
      another: {
        label: 'Ask for another day',
        outcomes: ['They find one, behind two others. You go on polishing a thing that was clean.'],
      },
    },
  },
  half_the_price: {
    title: 'Your work, at half',
    text: 'A stranger has offered {client} your work at half your rate. The offer is forwarded to you without a comment. You read the missing comment several times.',
    choices: {
      lower: {
        label: 'Come down a little',
        outcomes: ['They thank you warmly. It is an expensive warmth, but it is warm.'],
      },
      hold: {
        label: 'Hold your price',
        outcomes: [
          'Silence for two days, and then next week’s list, as ever.',
          'The next job is split in two, for fairness. You are sent the half with the tables.',
        ],
      },
      page: {
        label: 'Write a page on what half leaves out',
        outcomes: [
          'The page travels upwards. Someone up there underlines a sentence.',
          'They had seen through the offer already. It was a good page, all the same.',
        ],
      },
    },
  },
  cricket_drive: {
    title: 'A cricket, indoors',
    text: 'There is a cricket in your laptop. It sings only when you save, and since this morning it has company.',
    choices: {
      copy: {
        label: 'Copy everything tonight, twice',
        outcomes: ['Past midnight you meet files that you had forgotten and, in one case, missed.'],
      },
      disk: {
        label: 'Have a new disk put in',
        outcomes: [
          'A woman with a tiny screwdriver does it while you hold the screws. From then on it saves without a sound.',
        ],
      },
      music: {
        label: 'Turn the music up',
        outcomes: [
          'They move out in the night, as crickets do.',
          'On Thursday one sings, long and high, and the afternoon’s work goes with the last note.',
        ],
      },
    },
  },
  empty_folder: {
    title: 'Final, and final, really',
    text: 'The folder called “final” is empty. So is “final, really”. You open and close them by turns, as if one might catch the other out.',
    choices: {
      copy: {
        label: 'Fetch the copy that you made',
        outcomes: ['All there, down to the spelling mistake. You have seldom been so glad of one.'],
      },
      rebuild: {
        label: 'Rebuild it before anyone wakes',
        outcomes: [
          'The second time you know how it ends, and it is shorter for that.',
          'Dawn comes before the last third. What you send has a door in it that opens on nothing.',
        ],
      },
      tell: {
        label: 'Tell them now',
        outcomes: [
          '“It happens,” comes the answer, from somebody to whom it plainly has.',
          'It does not matter, they say, at some length and with others copied in.',
        ],
      },
    },
  },
  their_holiday: {
    title: 'Brass bands elsewhere',
    text: 'Nobody has answered since yesterday. You look it up: where {client} is, there is a holiday, with brass bands. In {city} the bins are being emptied.',
    choices: {
      ahead: {
        label: 'Get ahead while it is quiet',
        outcomes: ['Six hours without one bell. You had forgotten how much goes into an hour.'],
      },
      keep: {
        label: 'Keep their holiday with them',
        outcomes: ['You go about with the face of someone who has the day off. It works on shopkeepers.'],
      },
      letters: {
        label: 'Write to people who might hire you',
        outcomes: [
          'One of them had been meaning to write to you, and does.',
          'Nobody bites, but an old colleague sends a photograph of her tomatoes.',
        ],
      },
    },
  },
  shoulder: {
    title: 'A vote against the chair',
    text: 'Your left shoulder has voted against the chair. By three it has won over the neck, and the lower back is said to be wavering.',
    choices: {
      chair: {
        label: 'Rent a proper one',
        outcomes: [
          'It has more levers than you have joints. You find the two that matter, and the motion falls.',
        ],
      },
      books: {
        label: 'Raise the screen on books',
        outcomes: [
          'Two novels and an atlas come to exactly the height of your eyes.',
          'Toward evening the atlas slides. You save the screen with your neck.',
        ],
      },
      stand: {
        label: 'Unfold your laptop stand',
        outcomes: ['The opposition disperses. You sit up even where nobody can see you.'],
      },
    },
  },
  desk_with_plant: {
    title: 'A desk with a plant',
    text: '“We should like you nearer,” writes {client}: a desk, a badge, a plant that is already watered in your name. “No hurry,” they add, twice in one breath.',
    choices: {
      decline: {
        label: 'Decline, and ask after the plant',
        outcomes: [
          'They laugh. On Fridays you now get a picture of it.',
          'They understand entirely. The desk stays in the thread, like a chair pulled out.',
        ],
      },
      think: {
        label: 'Ask for time to think',
        outcomes: [
          'Being considered suits them. Being asked every other day suits you less.',
          'You get the time, in the voice of someone who has begun to look round the room.',
        ],
      },
      price: {
        label: 'Say what it would take',
        outcomes: [
          'That they cannot do. What they can do is pay you better where you are.',
          'You hear the number being written down, and then the pen being put away.',
        ],
      },
    },
  },
  almost_you: {
    title: 'Almost you',
    text: 'Your work has been praised before the entire company, in bold. The name that it is praised under is yours, bar one letter.',
    choices: {
      letter: {
        label: 'Answer all, with the letter',
        outcomes: [
          'So many write to apologize that by evening everyone can spell you.',
          'The correction is read more widely than the praise was.',
        ],
      },
      reference: {
        label: 'Ask for it as a reference',
        outcomes: [
          'It goes further than you asked. A stranger writes with a job, and spells you right.',
          'It comes on headed paper, with a second letter missing.',
        ],
      },
      other: {
        label: 'Be the other person for a day',
        outcomes: ['The other person takes a long lunch, tries on hats, and is missed by nobody.'],
      },
    },
  },
  clause_fourteen: {
    title: 'Clause 14',
    text: 'The new contract wants you “available at all reasonable hours”. You read on to find out whose reason is meant. It is not among the definitions.',
    choices: {
      strike: {
        label: 'Strike it and offer written answers',
        outcomes: [
          'The clause goes, and most of the calls go with it. Nobody there had liked them either.',
          'It comes back unstruck, with four sets of initials.',
        ],
      },
      sign: {
        label: 'Sign, for the signing fee',
        outcomes: ['The fee arrives that day. So does the first reasonable hour: twenty to three at night.'],
      },
      table: {
        label: 'Attach a table of your hours',
        outcomes: ['You spend an afternoon on it. It is the only page of the contract that anyone reads.'],
      },
    },
  },
  paid_twice: {
    title: 'An innocent sum',
    text: 'The same invoice has been paid twice, four minutes apart. Someone was interrupted, or someone likes you. The second sum looks no guiltier than the first.',
    choices: {
      back: {
        label: 'Send it back',
        outcomes: [
          'You are the third ever to do so, writes the bookkeeper. She has kept the other two letters.',
        ],
      },
      quiet: {
        label: 'Say nothing for now',
        outcomes: ['It settles in among the other sums. You find that you look at the account less often.'],
      },
      earn: {
        label: 'Offer to work it off',
        outcomes: ['They like the idea so much that the list is ready within the hour.'],
      },
    },
  },
  paid_twice_found: {
    title: 'Side by side',
    text: 'An auditor writes on behalf of {client}. There is no accusation in it: two payments, photographed side by side, and the words “Any thoughts?”',
    choices: {
      back: {
        label: 'Pay it back today',
        outcomes: ['The auditor thanks you and closes the file. You can hear it from here.'],
      },
      bonus: {
        label: 'Say that you took it for a bonus',
        outcomes: [
          'It is decided, some floors above, that perhaps it was one.',
          '“We looked for the occasion,” they reply, “and could not find it.”',
        ],
      },
      part: {
        label: 'Half in money, half in work',
        outcomes: ['The money is accepted. The work is supervised.'],
      },
    },
  },
  moved_deadline: {
    title: 'Only a little nearer',
    text: 'The deadline has moved. Not far: across one weekend, like a fence that a neighbor shifts at night.',
    choices: {
      weekend: {
        label: 'Give it the weekend',
        outcomes: ['It is done, and well. {city} had a fine Sunday, to judge by the confetti on your step.'],
      },
      half: {
        label: 'Deliver the half that matters',
        outcomes: [
          'Nobody asks for the other half. You begin to wonder about halves.',
          'It was the other half that mattered.',
        ],
      },
      date: {
        label: 'Point to the date in writing',
        outcomes: [
          'By morning the fence is back, and nobody saw it move.',
          'They have a later letter with another date. It is from you.',
        ],
      },
    },
  },
  open_microphone: {
    title: 'To the kettle',
    text: 'Away from the desk you say what you think of this meeting, frankly, to the kettle. Your laptop coughs. “You are not on mute,” it says.',
    choices: {
      properly: {
        label: 'Go back and say it properly',
        outcomes: [
          'It is the best point of the hour. They finish early on the strength of it.',
          'Said properly, it is worse. The kettle was the better audience.',
        ],
      },
      kettle: {
        label: 'Say that you meant the kettle',
        outcomes: [
          'For a week they ask how it is. Someone sends it a card.',
          '“Poor kettle,” says the person whose meeting it was.',
        ],
      },
      fail: {
        label: 'Let the connection fail',
        outcomes: ['You fail it by hand and have the tea. The minutes record you as “lost”.'],
      },
    },
  },
  new_colleague: {
    title: 'Beginning with sorry',
    text: 'Somebody new has been told by {client} to ask you. Her first four questions are good ones, and come in while you sleep. The fifth begins with “sorry”.',
    choices: {
      call: {
        label: 'Call her and go through it',
        outcomes: ['An hour and a half, and two drawings held up to the camera. She asks for the drawings.'],
      },
      notes: {
        label: 'Send her your notes',
        outcomes: [
          'She finds a mistake in them, and points it out as one would a spider on a sleeve.',
          'They were notes to yourself. Explaining them takes longer than the thing.',
        ],
      },
      manager: {
        label: 'Say that her manager will know',
        outcomes: ['The questions stop. You get on, in just the quiet that you asked for.'],
      },
    },
  },
  new_colleague_returns: {
    title: 'The sixth question',
    text: 'She who had five questions has a team of her own now, and a sixth: may she give somebody your name? She still has the two drawings.',
    choices: {
      name: {
        label: 'Let her pass it on',
        outcomes: ['The somebody writes within the day, and quotes you to yourself.'],
      },
      first: {
        label: 'Ask first how she has been',
        outcomes: ['Well, and tired, and moving house. You talk until her bath runs over.'],
      },
    },
  },
  quarter_dark: {
    title: 'Who still has light',
    text: 'At four the refrigerator stops humming, and only then do you hear that it hummed. The whole quarter leans out of its windows to see who still has power. The baker does.',
    choices: {
      bakery: {
        label: 'Carry the laptop to the bakery',
        outcomes: [
          'You are given a corner between the trays and the till. Your best paragraph has flour on it.',
        ],
      },
      paper: {
        label: 'Go on by hand, on paper',
        outcomes: [
          'With nowhere to look things up, you find that you knew most of them.',
          'You write until your hand aches. In daylight you can read about half.',
        ],
      },
      lid: {
        label: 'Close the lid and go down',
        outcomes: [
          'The street plays cards on the bonnet of a car until hearts cannot be told from diamonds. You win a lemon.',
        ],
      },
    },
  },
  no_excuse: {
    title: 'Nothing to wait for',
    text: 'In this building an upload is over before you have crossed the room. Well before lunch you have run out of things to wait for.',
    choices: {
      extra: {
        label: 'Fill the afternoon with a paid extra',
        outcomes: ['Somebody always has one lying about. You hand it in at dusk and cannot recall lunch.'],
      },
      early: {
        label: 'Deliver early, and mention it',
        outcomes: ['They are delighted. Someone makes a note of how long these things take.'],
      },
      walk: {
        label: 'Deliver on time; go out',
        outcomes: ['You send it at six from a park bench. Only a pigeon could say when it was finished.'],
      },
    },
  },
  tile_seller: {
    title: 'The price of the blue',
    text: 'At the next desk a man sells bathroom tiles by telephone, standing up. By ten you know the price of the blue. By noon you are tempted by the green.',
    choices: {
      headphones: {
        label: 'Put on your headphones',
        outcomes: ['He carries on without sound, like weather behind glass.'],
      },
      stairs: {
        label: 'Take your calls on the stairs',
        outcomes: [
          'Five floors, two calls. From the echo they conclude that you have come into money.',
          'On the second landing a bucket joins the discussion, and carries it.',
        ],
      },
      tea: {
        label: 'Bring him a tea',
        outcomes: [
          'He has a sister in shipping and a theory of grout. He drops his voice a third, for friendship.',
        ],
      },
    },
  },
  every_ten_minutes: {
    title: 'For the good of the team',
    text: 'Every ten minutes the new time sheet takes a picture of your screen. A leaflet explains why, beside a picture of a team.',
    choices: {
      install: {
        label: 'Install it and look busy',
        outcomes: ['You get a great deal done, in pieces ten minutes long.'],
      },
      who: {
        label: 'Ask who looks at the pictures',
        outcomes: [
          'They ask around. Nobody does, and by Friday there are none to look at.',
          '“Interesting question,” they reply, and it is you that they find interesting.',
        ],
      },
      friday: {
        label: 'Offer a page each Friday instead',
        outcomes: [
          'Agreed. You hide a joke in the third paragraph, to see. It is found.',
          'They would like the page as well.',
        ],
      },
    },
  },
  clocks_changed: {
    title: 'An hour, mislaid',
    text: 'Overnight the clocks were moved: here and not there, or there and not here. The meeting was an hour ago or is in an hour. Your calendar shows both, in the same blue.',
    choices: {
      now: {
        label: 'Walk in now',
        outcomes: [
          'Six faces look up. You are exactly on time for something.',
          'Nobody. You watch your own picture for a while, and straighten the shelf behind it.',
        ],
      },
      write: {
        label: 'Write to ask, and be late',
        outcomes: ['The answer comes with a kind word, and with the minutes.'],
      },
      both: {
        label: 'Be there for both hours',
        outcomes: ['You sit through the first alone, and through the second well prepared.'],
      },
    },
  },
  two_hundred_pages: {
    title: 'Two hundred pages',
    text: 'A stranger needs two hundred pages put in order by the day after tomorrow. She pays well she pays in advance and she has stopped using commas.',
    choices: {
      lot: {
        label: 'Take the lot',
        outcomes: ['You put the commas back, all of them. At night you see them with your eyes shut.'],
      },
      half: {
        label: 'Take half; recommend someone for the rest',
        outcomes: ['You and a person you have never met race each other, courteously, to the middle.'],
      },
      pass: {
        label: 'Pass it to someone who needs it more',
        outcomes: ['He needed it far more. He tells two people so, and one of them knows your client.'],
      },
    },
  },
  only_key: {
    title: 'Besides you',
    text: '“Purely as a question,” says the woman who keeps the servers. “Who has the password, besides you?” You look round the room. There is nobody in it besides you.',
    choices: {
      nineteen: {
        label: 'Write everything down for her',
        outcomes: ['Nineteen pages. On the twelfth you find out how it works.'],
      },
      two: {
        label: 'Give it to two people tonight',
        outcomes: [
          'Both thank you. You sleep like somebody with a spare.',
          'One of them changes it, for safety, and goes on leave.',
        ],
      },
      healthy: {
        label: '“I am in excellent health.”',
        outcomes: [
          'She laughs, and tells you about a colleague who said so on skis.',
          'You are entered in the list of risks, between fire and flood.',
        ],
      },
    },
  },
  four_twelve: {
    title: 'Sent at 4.12',
    text: 'Your body has its own idea of the hour. At 4.12 this morning it sent the client a message: four pages, with headings. One of the headings is rather good.',
    choices: {
      read: {
        label: 'Read it before they do',
        outcomes: [
          'All of it is true, and clearer than you are now. You make a note of the hour.',
          'Page two concerns a bridge in your home town. Somebody has opened it already.',
        ],
      },
      ignore: {
        label: 'Ask them to ignore it',
        outcomes: ['They do, but for one, who would like to know about “see Appendix Moon”.'],
      },
      stand_by: {
        label: 'Stand by every heading',
        outcomes: [
          'You defend it so well that it becomes the plan.',
          'By the second heading you are defending a stranger.',
        ],
      },
    },
  },
  one_coffee: {
    title: 'Six hours, one coffee',
    text: 'First your table is wiped, then the empty chair, then your saucer. The owner of the café says nothing. You work it out: six hours, one coffee.',
    choices: {
      order: {
        label: 'Order all that you should have',
        outcomes: [
          'Soup, a pie, something with plums. With the last plate you are moved to the table with the socket.',
        ],
      },
      board: {
        label: 'Offer to letter her price board',
        outcomes: [
          'You chalk it twice, the second time straight. The last line says your name and “one coffee”.',
          'Her niece does the board, and has been watching you from behind the cups.',
        ],
      },
      move: {
        label: 'Pay and find another corner',
        outcomes: [
          'Two streets on there is one with bad coffee and a canary. You set an alarm for ordering.',
        ],
      },
    },
  },
  tablet_on_chair: {
    title: 'Between the cake and the door',
    text: 'For once the others have all met in one room. You attend as a tablet on a chair, between the cake and the door. Someone has put a paper hat on you.',
    choices: {
      stay: {
        label: 'Stay until the end',
        outcomes: ['Late on, when the talk thins out, a few of them pull their chairs up to yours.'],
      },
      window: {
        label: 'Ask to be carried to the window',
        outcomes: [
          'A crane, a canal, two boys with a ladder. Whoever holds you begins to point things out.',
          'You are forgotten there. For an hour you watch it get dark in another place.',
        ],
      },
      wave: {
        label: 'Wave, and get on with the work',
        outcomes: ['You have a productive evening. The hat, they tell you, stayed until Monday.'],
      },
    },
  },
  grey_name: {
    title: 'No rush',
    text: 'One name in the team’s list has turned gray since yesterday. It is hers, who ended every message with “no rush”. The chat is very busy with other matters.',
    choices: {
      home: {
        label: 'Write to her, away from work',
        outcomes: ['She answers at once, and then again, at length. There is a good deal of rush in it.'],
      },
      mean: {
        label: 'Ask what it means for you',
        outcomes: [
          'Nothing, they say, and put next quarter in your calendar.',
          'Nothing, they say, and what made you ask?',
        ],
      },
      files: {
        label: 'Offer to take over her files',
        outcomes: ['Her notes are kind to whoever comes next. It is odd to be that.'],
      },
    },
  },
};
