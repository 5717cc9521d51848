import { any } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

export const tomas = [
  card('tomas_wall', 'explore', 12, { when: 'cityCount >= 2' })
    .scene('Yesterday’s date', 'Up at the viewpoint, on the wall, among the hearts, small neat capitals: TOMÁS, and yesterday’s date. You have seen the pen before, in another city, and it was a day ahead of you there too.')
    .choice('write', 'Write yours below it')
    .sure({ bond: { tomas: 1 }, wonder: 4, energy: -3 }, 'By evening a stranger has sent you a picture of your own name. “You cross your sevens,” it says. “So do I.”')
    .choice('follow', 'Go where he must have gone next', { hint: 'risky' })
    .odds(50, { wonder: 9, energy: -9, bond: { tomas: 1 } }, 'A roof that no guide has, with one chair. On the chair is half an orange, peeled, and a note: slow.')
    .odds(50, { wonder: 3, energy: -9, bond: { tomas: 1 } }, 'A bus depot, closed. He was, you have to admit, quick about it.')
    .choice('other', 'Take the other path down')
    .sure({ wonder: 2, energy: 1 }, 'Nobody has written on anything. You look twice, to be sure.'),

  card('tomas_egg', 'travel', 9, { when: 'cityCount >= 3' })
    .scene('A city a week', 'A thin man, sunburnt on one side, is eating a boiled egg at the arrivals rail. Tomás. He is going round the world as well, a city a week. “You have lost four days,” he says, “on sleep.” He proposes a bet.')
    .choice('bet', 'Shake on it: the slower buys dinner', { hint: 'risky' })
    .sure({ bond: { tomas: 1 }, wonder: 3, energy: 1, later: { tomas_bet: 24 } }, 'He has the form with him. You sign above a line that says “the slower”.')
    .choice('streets', 'Trade him a street for a street')
    .sure({ wonder: 5, energy: -3, belonging: -1, bond: { tomas: 1 } }, 'He draws his from memory, to scale. You give him yours, and feel that you have sold something.')
    .choice('egg', 'Ask about the other egg', { hint: 'kind' })
    .odds(70, { belonging: 6, bond: { tomas: 1 }, energy: 1 }, 'He had counted on two. He gives it up, and the minutes that he had planned for it.')
    .odds(30, { wonder: 2, energy: -2 }, 'He looks at the clock, at the egg, at you. The egg goes with him.'),

  card('tomas_bet', 'chain', 0)
    .scene('The price of a dinner', 'Tomás calls the bet in: cities, kilometers, hours, on a sheet with colored columns. You lead in one and he in another, and the third is a dead heat. He has not slept, and would like it settled.')
    .choice('coin', 'Toss a coin for it', { hint: 'risky' })
    .odds(50, { cash: 6_000, wonder: 2 }, 'Heads. He pays within the minute and asks you to weigh the coin.')
    .odds(50, { cash: -6_000, wonder: 3, bond: { tomas: 1 } }, 'Tails. He is too tired to be glad, and says so, which he never has.')
    .choice('faces', 'Propose a fourth column: faces', { hint: 'kind' })
    .sure({ belonging: 6, wonder: 2, bond: { tomas: 1 }, energy: -4 }, 'He gets to four. You get to nine. He writes down all nine, and asks what became of the sixth.')
    .choice('even', 'Call it even')
    .sure({ energy: 4, reputation: 1 }, 'He has no color for that. He makes one.'),

  card('tomas_socket', 'work', 10, { when: any('bond tomas >= 1', 'mbps >= 50') })
    .scene('The only good socket', 'On the corner seat with the only good socket lies a bag, squared to the edge. It is Tomás’s, who goes round the world faster than you and can prove it. He works in blocks of twenty-five minutes and is between two.')
    .choice('share', 'Share the socket and the silence')
    .sure({ units: 450, energy: -6, belonging: 3, bond: { tomas: 1 } }, 'Neither of you will be the first to look up. At six he says a whole sentence about his mother.')
    .choice('ask', 'Ask whether he has work to pass on')
    .odds(55, { lead: true, energy: -1 }, 'One client too many, he admits. They believe in sleep, so they will like you.')
    .odds(45, { wonder: 1, energy: -3 }, 'He has, and would rather be tired. You respect it for nearly an hour.')
    .choice('water', 'Leave it to him; work by the water')
    .sure({ wonder: 4, energy: 4, units: -250 }, 'The battery lasts two hours. You stay for four.'),

  card('tomas_still', 'social', 11, { when: any('bond tomas >= 1', 'day >= 75'), sensitive: ['health'] })
    .scene('No row for this', 'Tomás has been in {city} for three days, two more than his sheet has rows for. He has a fever, a room without a window and one number here, which is yours. What, he asks, do people do all day?')
    .choice('soup', 'Bring soup; take away the sheet', { hint: 'kind' })
    .sure({ belonging: 9, bond: { tomas: 1 }, units: -250, energy: -6 }, 'He sleeps for fourteen hours. You add the row yourself: bed, no kilometers.')
    .choice('clinic', 'Go with him to a clinic', { hint: 'safe' })
    .sure({ cityDays: -400, belonging: 7, bond: { tomas: 1 } }, 'Rest, says the doctor, and writes it down for him. He keeps the prescription for its date.')
    .choice('ahead', 'Use the days to get ahead')
    .sure({ wonder: 6, energy: -5, belonging: -5, bond: { tomas: -1 } }, 'You see a great deal. On none of the walls is there a name, and you keep looking for it.'),
];
