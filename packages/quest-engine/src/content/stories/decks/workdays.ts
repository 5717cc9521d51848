import { card } from '../../notation/story-card.js';

export const workdays = [
  card('cafe_outage', 'work', 10, { when: 'mbps < 80', again: 21 })
    .scene('Amber, then nothing', 'The router blinks amber, then not at all. Around you, eleven laptops sigh at once. Your call with {client} is in nine minutes.')
    .choice('tether', 'Tether to your own hotspot', { needs: 'has hotspot', hint: 'safe' })
    .sure({ units: 300, energy: -2 }, 'Two bars and a prayer. The call holds; nobody asks why your picture is so small.')
    .choice('cowork', 'Run to the coworking space', { hint: 'costly' })
    .sure({ cityDays: -350, units: 250, belonging: 4 }, 'You pay for a day, arrive out of breath, and leave with two new names in your phone.')
    .choice('wait', 'Order another coffee and hope', { hint: 'risky' })
    .odds(60, { units: -400, wonder: 2 }, 'It comes back after an hour. The coffee was good and the afternoon is short.')
    .odds(40, { units: -700, reputation: -2 }, 'It does not come back. {client} writes one line, and the line has no greeting.'),

  card('frozen_demo', 'work', 9, { when: 'mbps < 45', again: 45 })
    .scene('Mid-blink', 'Two departments are watching your demonstration. It has frozen on a picture of you with one eye shut. Behind the picture, you are still talking.')
    .choice('voice', 'Describe what they would be seeing', { hint: 'risky' })
    .odds('35 + energy / 2', { reputation: 5, energy: -6 }, 'Spoken, it has no faults at all. Somebody asks to hear the second part again.')
    .odds(45, { reputation: -3, energy: -6 }, 'Twelve minutes of a voice and a wink. At the end there is a polite sound of chairs.')
    .choice('hotspot', 'Switch to your own hotspot', { needs: 'has hotspot', hint: 'safe' })
    .sure({ reputation: 3, energy: -3 }, 'You come back with both eyes open. Nobody had liked to mention it.')
    .choice('another', 'Ask for another day')
    .sure({ units: -200, reputation: -1, energy: 4 }, 'They find one, behind two others. You go on polishing a thing that was clean.'),

  card('cricket_drive', 'work', 9, { when: 'day >= 12' })
    .scene('A cricket, indoors', 'There is a cricket in your laptop. It sings only when you save, and since this morning it has company.')
    .choice('copy', 'Copy everything tonight, twice', { hint: 'safe' })
    .sure({ energy: -8, wonder: 3, flag: 'copied' }, 'Past midnight you meet files that you had forgotten and, in one case, missed.')
    .choice('disk', 'Have a new disk put in', { hint: 'costly' })
    .sure({ cash: -6_000, units: 300, flag: 'copied' }, 'A woman with a tiny screwdriver does it while you hold the screws. From then on it saves without a sound.')
    .choice('music', 'Turn the music up', { hint: 'risky' })
    .odds(55, { energy: 4, wonder: 2 }, 'They move out in the night, as crickets do.')
    .odds(45, { units: -350, energy: -4 }, 'On Thursday one sings, long and high, and the afternoon’s work goes with the last note.'),

  card('empty_folder', 'work', 8, { when: 'day >= 30', again: 90 })
    .scene('Final, and final, really', 'The folder called “final” is empty. So is “final, really”. You open and close them by turns, as if one might catch the other out.')
    .choice('copy', 'Fetch the copy that you made', { needs: 'flag copied', hint: 'safe' })
    .sure({ reputation: 2, units: 200 }, 'All there, down to the spelling mistake. You have seldom been so glad of one.')
    .choice('rebuild', 'Rebuild it before anyone wakes', { hint: 'risky' })
    .odds('35 + energy / 2', { units: 200, energy: -12, wonder: 3 }, 'The second time you know how it ends, and it is shorter for that.')
    .odds(45, { units: -300, energy: -12, reputation: -2 }, 'Dawn comes before the last third. What you send has a door in it that opens on nothing.')
    .choice('tell', 'Tell them now')
    .odds(55, { units: -200, reputation: 3 }, '“It happens,” comes the answer, from somebody to whom it plainly has.')
    .odds(45, { units: -200, reputation: -3 }, 'It does not matter, they say, at some length and with others copied in.'),

  card('shoulder', 'work', 9, { when: 'health < 90', again: 45 })
    .scene('A vote against the chair', 'Your left shoulder has voted against the chair. By three it has won over the neck, and the lower back is said to be wavering.')
    .choice('chair', 'Rent a proper one', { hint: 'costly' })
    .sure({ cash: -3_500, health: 8, energy: 4 }, 'It has more levers than you have joints. You find the two that matter, and the motion falls.')
    .choice('books', 'Raise the screen on books')
    .odds(50, { health: 4, units: 100 }, 'Two novels and an atlas come to exactly the height of your eyes.')
    .odds(50, { health: -5, wonder: 2 }, 'Toward evening the atlas slides. You save the screen with your neck.')
    .choice('stand', 'Unfold your laptop stand', { needs: 'has stand', hint: 'safe' })
    .sure({ health: 4, units: 100 }, 'The opposition disperses. You sit up even where nobody can see you.'),

  card('desk_with_plant', 'work', 8, { when: 'reputation >= 56' })
    .scene('A desk with a plant', '“We should like you nearer,” writes {client}: a desk, a badge, a plant that is already watered in your name. “No hurry,” they add, twice in one breath.')
    .choice('decline', 'Decline, and ask after the plant')
    .odds('20 + reputation / 2', { reputation: 1, belonging: 4, wonder: 2 }, 'They laugh. On Fridays you now get a picture of it.')
    .odds(45, { reputation: -4, energy: 3 }, 'They understand entirely. The desk stays in the thread, like a chair pulled out.')
    .choice('think', 'Ask for time to think')
    .odds(55, { reputation: 4, energy: -6 }, 'Being considered suits them. Being asked every other day suits you less.')
    .odds(45, { reputation: -2, energy: 3 }, 'You get the time, in the voice of someone who has begun to look round the room.')
    .choice('price', 'Say what it would take', { hint: 'risky' })
    .odds(30, { cash: 10_000, reputation: 1 }, 'That they cannot do. What they can do is pay you better where you are.')
    .odds(70, { reputation: -4 }, 'You hear the number being written down, and then the pen being put away.'),

  card('almost_you', 'work', 8, { when: 'reputation >= 55' })
    .scene('Almost you', 'Your work has been praised before the entire company, in bold. The name that it is praised under is yours, bar one letter.')
    .choice('letter', 'Answer all, with the letter')
    .odds(60, { reputation: 5, energy: -2 }, 'So many write to apologize that by evening everyone can spell you.')
    .odds(40, { reputation: -1, belonging: -3 }, 'The correction is read more widely than the praise was.')
    .choice('reference', 'Ask for it as a reference')
    .odds(45, { lead: true }, 'It goes further than you asked. A stranger writes with a job, and spells you right.')
    .odds(55, { reputation: 1, energy: -2 }, 'It comes on headed paper, with a second letter missing.')
    .choice('other', 'Be the other person for a day')
    .sure({ wonder: 3, energy: 5, units: -100 }, 'The other person takes a long lunch, tries on hats, and is missed by nobody.'),

  card('open_microphone', 'work', 9, { when: 'energy < 65' })
    .scene('To the kettle', 'Away from the desk you say what you think of this meeting, frankly, to the kettle. Your laptop coughs. “You are not on mute,” it says.')
    .choice('properly', 'Go back and say it properly', { hint: 'risky' })
    .odds(50, { reputation: 5, belonging: 3 }, 'It is the best point of the hour. They finish early on the strength of it.')
    .odds(50, { reputation: -5 }, 'Said properly, it is worse. The kettle was the better audience.')
    .choice('kettle', 'Say that you meant the kettle')
    .odds(50, { belonging: 7, reputation: -1 }, 'For a week they ask how it is. Someone sends it a card.')
    .odds(50, { reputation: -3, energy: -3 }, '“Poor kettle,” says the person whose meeting it was.')
    .choice('fail', 'Let the connection fail')
    .sure({ units: -150, reputation: -1, energy: 8 }, 'You fail it by hand and have the tea. The minutes record you as “lost”.'),

  card('new_colleague', 'work', 9, { when: 'day < 140' })
    .scene('Beginning with sorry', 'Somebody new has been told by {client} to ask you. Her first four questions are good ones, and come in while you sleep. The fifth begins with “sorry”.')
    .choice('call', 'Call her and go through it', { hint: 'kind' })
    .sure({ units: -200, energy: -4, belonging: 7, reputation: 2, later: { new_colleague_returns: 28 } }, 'An hour and a half, and two drawings held up to the camera. She asks for the drawings.')
    .choice('notes', 'Send her your notes')
    .odds(55, { reputation: 2, belonging: 2 }, 'She finds a mistake in them, and points it out as one would a spider on a sleeve.')
    .odds(45, { units: -150, reputation: 1 }, 'They were notes to yourself. Explaining them takes longer than the thing.')
    .choice('manager', 'Say that her manager will know')
    .sure({ units: 200, belonging: -5, reputation: -1 }, 'The questions stop. You get on, in just the quiet that you asked for.'),

  card('new_colleague_returns', 'chain', 0)
    .scene('The sixth question', 'She who had five questions has a team of her own now, and a sixth: may she give somebody your name? She still has the two drawings.')
    .choice('name', 'Let her pass it on')
    .sure({ lead: true, reputation: 3 }, 'The somebody writes within the day, and quotes you to yourself.')
    .choice('first', 'Ask first how she has been', { hint: 'kind' })
    .sure({ belonging: 9, energy: 4 }, 'Well, and tired, and moving house. You talk until her bath runs over.'),

  card('quarter_dark', 'work', 10, { when: 'mbps < 40', again: 40 })
    .scene('Who still has light', 'At four the refrigerator stops humming, and only then do you hear that it hummed. The whole quarter leans out of its windows to see who still has power. The baker does.')
    .choice('bakery', 'Carry the laptop to the bakery')
    .sure({ cash: -1_000, units: 200, energy: -5, belonging: 3 }, 'You are given a corner between the trays and the till. Your best paragraph has flour on it.')
    .choice('paper', 'Go on by hand, on paper', { hint: 'risky' })
    .odds(50, { units: 350, wonder: 3, energy: -6 }, 'With nowhere to look things up, you find that you knew most of them.')
    .odds(50, { units: -200, energy: -6 }, 'You write until your hand aches. In daylight you can read about half.')
    .choice('lid', 'Close the lid and go down')
    .sure({ units: -300, energy: 8, wonder: 4, belonging: 4 }, 'The street plays cards on the bonnet of a car until hearts cannot be told from diamonds. You win a lemon.'),

  card('no_excuse', 'work', 9, { when: 'mbps >= 75', again: 50 })
    .scene('Nothing to wait for', 'In this building an upload is over before you have crossed the room. Well before lunch you have run out of things to wait for.')
    .choice('extra', 'Fill the afternoon with a paid extra')
    .sure({ cash: 5_000, energy: -14, belonging: -3 }, 'Somebody always has one lying about. You hand it in at dusk and cannot recall lunch.')
    .choice('early', 'Deliver early, and mention it')
    .sure({ reputation: 4, energy: -4 }, 'They are delighted. Someone makes a note of how long these things take.')
    .choice('walk', 'Deliver on time; go out')
    .sure({ energy: 5, wonder: 4, units: -100 }, 'You send it at six from a park bench. Only a pigeon could say when it was finished.'),

  card('only_key', 'work', 8, { when: 'reputation >= 52' })
    .scene('Besides you', '“Purely as a question,” says the woman who keeps the servers. “Who has the password, besides you?” You look round the room. There is nobody in it besides you.')
    .choice('nineteen', 'Write everything down for her', { hint: 'safe' })
    .sure({ units: -250, reputation: 6, wonder: 3 }, 'Nineteen pages. On the twelfth you find out how it works.')
    .choice('two', 'Give it to two people tonight')
    .odds(65, { reputation: 2, energy: 4 }, 'Both thank you. You sleep like somebody with a spare.')
    .odds(35, { units: -250, energy: -4 }, 'One of them changes it, for safety, and goes on leave.')
    .choice('healthy', '“I am in excellent health.”', { hint: 'risky' })
    .odds(50, { belonging: 5, wonder: 3 }, 'She laughs, and tells you about a colleague who said so on skis.')
    .odds(50, { reputation: -4 }, 'You are entered in the list of risks, between fire and flood.'),

  card('one_coffee', 'work', 9, { when: 'nights >= 2', again: 50 })
    .scene('Six hours, one coffee', 'First your table is wiped, then the empty chair, then your saucer. The owner of the café says nothing. You work it out: six hours, one coffee.')
    .choice('order', 'Order all that you should have', { hint: 'kind' })
    .sure({ cash: -1_800, belonging: 6, energy: 5 }, 'Soup, a pie, something with plums. With the last plate you are moved to the table with the socket.')
    .choice('board', 'Offer to letter her price board')
    .odds(60, { units: -150, belonging: 10 }, 'You chalk it twice, the second time straight. The last line says your name and “one coffee”.')
    .odds(40, { units: -150, wonder: 3 }, 'Her niece does the board, and has been watching you from behind the cups.')
    .choice('move', 'Pay and find another corner')
    .sure({ wonder: 2, units: 100, belonging: -4 }, 'Two streets on there is one with bad coffee and a canary. You set an alarm for ordering.'),

  card('tablet_on_chair', 'work', 9, { when: 'belonging < 55' })
    .scene('Between the cake and the door', 'For once the others have all met in one room. You attend as a tablet on a chair, between the cake and the door. Someone has put a paper hat on you.')
    .choice('stay', 'Stay until the end')
    .sure({ belonging: 8, energy: -9 }, 'Late on, when the talk thins out, a few of them pull their chairs up to yours.')
    .choice('window', 'Ask to be carried to the window')
    .odds(60, { wonder: 5, belonging: 4 }, 'A crane, a canal, two boys with a ladder. Whoever holds you begins to point things out.')
    .odds(40, { energy: -5, reputation: -2, wonder: 2 }, 'You are forgotten there. For an hour you watch it get dark in another place.')
    .choice('wave', 'Wave, and get on with the work')
    .sure({ units: 250, belonging: -5 }, 'You have a productive evening. The hat, they tell you, stayed until Monday.'),

  card('grey_name', 'work', 8, { when: 'day >= 35' })
    .scene('No rush', 'One name in the team’s list has turned gray since yesterday. It is hers, who ended every message with “no rush”. The chat is very busy with other matters.')
    .choice('home', 'Write to her, away from work', { hint: 'kind' })
    .sure({ belonging: 7, energy: -4 }, 'She answers at once, and then again, at length. There is a good deal of rush in it.')
    .choice('mean', 'Ask what it means for you')
    .odds(50, { reputation: 2, energy: 5 }, 'Nothing, they say, and put next quarter in your calendar.')
    .odds(50, { reputation: -2, energy: -3 }, 'Nothing, they say, and what made you ask?')
    .choice('files', 'Offer to take over her files')
    .sure({ cash: 5_000, energy: -14, belonging: -4, reputation: 2 }, 'Her notes are kind to whoever comes next. It is odd to be that.'),
];
