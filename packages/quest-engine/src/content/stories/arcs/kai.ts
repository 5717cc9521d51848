import { any, not } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

const arc = 'kai';

/** Those who are near the Pacific by then go aboard; the others follow by radio. */
export const kai = [
  card('kai_knot', 'social', 12, { when: 'community >= 58', arc })
    .scene('A bowline, one-handed', 'At the long table a man ties a knot into the cord of your charger, with one hand, without looking. Kai means to cross the Pacific under sail, in a boat that is at present mostly a list.')
    .choice('list', 'Ask to read the list', { hint: 'kind' })
    .sure({ bond: { kai: 1 }, belonging: 6, wonder: 2, energy: -4, later: { kai_harbour: 12 } }, 'A hundred and twelve lines. You find two that are the same thing, and he strikes out the dearer one, delighted.')
    .choice('pump', 'Pay for line nine, a bilge pump', { hint: 'costly' })
    .sure({ cash: -5_500, bond: { kai: 2 }, belonging: 6, wonder: 3, later: { kai_harbour: 12 } }, 'He paints your initials on it. From now on, somewhere under a floor, you are keeping water out.')
    .choice('cord', 'Ask to have the cord back')
    .sure({ energy: 3, wonder: 1 }, 'Two seconds, and it is a cord again. You try it yourself all evening and get something else.'),

  card('kai_harbour', 'chain', 0, { arc })
    .scene('The nearest harbor', 'Kai’s boat floats. It lies in the nearest harbor to {city}, where “nearest” is his word. He wants a second pair of hands for a trial: out past the last light, round the buoy, home again.')
    .choice('go', 'Go, and bring gloves', { hint: 'risky' })
    .odds(70, { lose: 2, energy: -10, wonder: 10, belonging: 9, bond: { kai: 1 }, later: { kai_island: 15, kai_dots: 20 } }, 'You are sick once, useful twice and, at four in the morning, steering. All that breaks is a cup.')
    .odds(30, { lose: 2, energy: -14, health: -7, wonder: 11, belonging: 7, bond: { kai: 1 }, later: { kai_island: 15, kai_dots: 20 } }, 'What breaks is the boom, slowly, with plenty of warning. You come home with a new word and a blue shoulder.')
    .choice('sail', 'Mend his spare sail, ashore', { hint: 'kind' })
    .sure({ energy: -7, belonging: 6, units: -150, bond: { kai: 1 }, later: { kai_dots: 20 } }, 'It comes in a bag the size of a calf. Four evenings; by the last seam the line is almost straight.')
    .choice('wind', 'Wish him wind')
    .sure({ energy: 3, wonder: 2 }, 'He thanks you, and adds: from behind.'),

  card('kai_island', 'chain', 0, { when: any('in Asia', 'in North America', 'in South America', 'in Oceania'), arc })
    .scene('Where the mail boat turns', 'The forecast holds. Kai goes out on Thursday and will see no road for forty days. You could have three of them: out as far as an island where the mail boat turns, and back with the mail.')
    .choice('aboard', 'Sail as far as the island', { hint: 'risky' })
    .odds(65, { lose: 3, energy: -12, wonder: 18, belonging: 9, bond: { kai: 1 }, flag: 'kai_sailed', later: { kai_silence: 12 } }, 'The first night the sea is lit from below, and neither of you says the word for it. On the quay he shows you your watch in the log, in ink.')
    .odds(35, { lose: 3, energy: -20, health: -4, wonder: 12, belonging: 9, bond: { kai: 1 }, flag: 'kai_sailed', later: { kai_silence: 12 } }, 'It rains sideways all the way. He sails on; you go home with the mail, salted, between a refrigerator and the school’s new piano.')
    .choice('log', 'Keep his log from ashore', { hint: 'kind' })
    .sure({ energy: -6, belonging: 6, wonder: 5, flag: 'kai_sailed', later: { kai_silence: 12 } }, 'Each dusk two numbers come by satellite, and a remark. You draw the dots. The remarks are mostly about soup.')
    .choice('wave', 'Wave until he is small')
    .sure({ wonder: 4, energy: 2, flag: 'kai_sailed' }, 'It takes longer than you thought for a boat to become small.'),

  card('kai_dots', 'chain', 0, { when: not('flag kai_sailed'), arc })
    .scene('Two numbers and a remark', 'Kai has let a freighter carry the boat to the Pacific, himself beside it in a folding chair. Now he is out there, and you are here. He asks you to be his shore: two numbers each dusk, a remark, and somebody who draws the dots.')
    .choice('draw', 'Draw the dots', { hint: 'kind' })
    .sure({ energy: -6, belonging: 6, wonder: 6, later: { kai_silence: 10 } }, 'By the second week the dots lean north, and so do you. The remarks concern one particular gull.')
    .choice('pin', 'Pin the chart up where people work')
    .odds(60, { belonging: 9, energy: -5, reputation: 1, later: { kai_silence: 10 } }, 'By Friday strangers ask each other where Kai is. Somebody brings colored pins.')
    .odds(40, { belonging: 3, energy: -3, wonder: 2, later: { kai_silence: 10 } }, 'Somebody pins a concert over the ocean. You draw on at home.')
    .choice('cannot', 'Say that you cannot promise every dusk')
    .sure({ energy: 4, units: 200, belonging: -2 }, 'He writes that the sea does not promise either, and finds somebody who can.'),

  card('kai_silence', 'chain', 0, { arc })
    .scene('No dot at dusk', 'The two numbers should have come at dusk. Yesterday’s did not come either. On the chart, from Kai’s last dot to anything that is not blue, is the width of your hand.')
    .choice('centre', 'Call the rescue center, calmly', { hint: 'safe' })
    .odds(75, { belonging: 7, energy: -8, bond: { kai: 1 }, later: { kai_landfall: 14 } }, 'A level voice asks a freighter to look. It finds Kai, an aerial tied up with string, and a request for onions.')
    .odds(25, { energy: -12, belonging: 4, wonder: 3, later: { kai_landfall: 14 } }, 'She has nobody near, and says so plainly. At dawn it is she who calls: a faint signal, the right way up.')
    .choice('sit', 'Sit up with the chart', { hint: 'kind' })
    .sure({ energy: -11, belonging: 7, wonder: 4, later: { kai_landfall: 14 } }, 'At ten past four they come, both evenings at once, and under them: aerial. Sorry. Still floating.')
    .choice('sleep', 'Sleep; he said that it might happen')
    .odds(70, { energy: 6, later: { kai_landfall: 14 } }, 'It is there at breakfast, as he said it would be. You are a little ashamed of how well you slept.')
    .odds(30, { energy: -10, wonder: 2, later: { kai_landfall: 14 } }, 'You do not sleep. You lie quite straight, as one does in a bunk, until the numbers come.'),

  card('kai_landfall', 'chain', 0, { arc })
    .scene('A quay, seen from below', 'A photograph of a quay, taken from low down. Kai has crossed the Pacific and cannot yet walk in a straight line. He has found the harbor’s only printer, and asks what to do with eighty pages of log.')
    .choice('bind', 'Have two copies bound', { hint: 'costly' })
    .sure({ cash: -2_500, belonging: 8, wonder: 9 }, 'Yours comes weeks later, a little wavy. The last page is your chart, with its coffee ring, which he has named as an island.')
    .choice('magazine', 'Help him to sell it')
    .odds(60, { cash: 12_000, energy: -6 }, 'A magazine prints six pages, and pays you for the cutting. What it leaves out is the weather.')
    .odds(40, { energy: -6, wonder: 2, belonging: 2 }, 'They would like it shorter, and with a shark. He thanks them.')
    .choice('next', 'Ask where he goes next', { hint: 'kind' })
    .sure({ bond: { kai: 1 }, belonging: 7, energy: 3 }, 'A list arrives within the hour. Line one is a pump; line two is your name.'),
];
