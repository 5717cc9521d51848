import { all, any, not } from '../../notation/condition.js';
import { card } from '../../notation/story-card.js';

const arc = 'ruth';

export const ruth = [
  card('ruth_1', 'rest', 10, { when: all('nights >= 3', 'daysLeft >= 14'), arc })
    .scene('Mostly sky', 'Across the landing lives Ruth, 71, who was a nurse for forty years and has a jigsaw of two thousand pieces, mostly sky. She asks when you leave. “Stay until the sky is done,” she says.')
    .choice('promise', 'Promise her the sky', { hint: 'kind' })
    .sure({ belonging: 8, energy: -6, bond: { ruth: 1 }, later: { ruth_2: 7, ruth_parcel: 9 } }, 'She gives you the north-east to be going on with, and a key, and the better of the two lamps.')
    .choice('edges', 'Do the edges tonight, promise nothing')
    .sure({ belonging: 4, energy: -3, later: { ruth_2: 7, ruth_parcel: 9 } }, 'You finish the frame at midnight. She says that frames are what everybody finishes.')
    .choice('date', 'Tell her the date on your ticket')
    .sure({ energy: 4, belonging: -2 }, 'She writes it on the calendar, between the chiropodist and the bins.'),

  card('ruth_2', 'chain', 0, { when: 'nights >= 10', arc })
    .scene('Two thousand, less one', 'The sky is done but for one piece. Ruth has looked under the cat. On Monday, she mentions, they are giving her a new hip; she did not want to say it before the clouds were finished.')
    .choice('stay', 'Pay ahead, and stay until she is home', { hint: 'kind' })
    .sure({ cityDays: -500, belonging: 11, bond: { ruth: 2 }, later: { ruth_3: 4, ruth_parcel: 8 } }, 'You move the jigsaw, board and all, out of the draft. You water what there is to water.')
    .choice('ward', 'See her to the ward, and then see')
    .sure({ energy: -8, belonging: 6, bond: { ruth: 1 }, later: { ruth_3: 5, ruth_parcel: 11 } }, 'She corrects the young nurse’s corners and then holds your sleeve, lightly, as if it were a rail.')
    .choice('flowers', 'Order flowers for Monday')
    .sure({ cash: -3_000, units: 200, belonging: 2, later: { ruth_parcel: 11 } }, 'They are on the windowsill when she wakes. She knows the price of lilies, and says so on the card.'),

  card('ruth_3', 'chain', 0, { when: 'nights >= 14', arc })
    .scene('Fifty-two stairs', 'Ruth is home. There are fifty-two stairs, and she takes them with a stick, counting aloud. You walk one below her with the bag. On forty she stops and asks whether you are not expected elsewhere.')
    .choice('soup', '“Not this week.” Put soup on', { hint: 'kind' })
    .sure({ units: -350, belonging: 10, health: 4, bond: { ruth: 1 }, flag: 'ruth_home', later: { ruth_4: 16 } }, 'She finds fault with it for six days, on the seventh asks how you make it, and calls you thin.')
    .choice('rota', 'Ring at every door; make a rota')
    .odds(60, { belonging: 9, reputation: 2, energy: -6, flag: 'ruth_home', later: { ruth_4: 16 } }, 'Four floors, seven names, and a boy of nine who insists on Thursdays. It hangs by the letter boxes.')
    .odds(40, { belonging: 4, energy: -11, flag: 'ruth_home', later: { ruth_4: 16 } }, 'Everybody signs. On Tuesday nobody comes, so it is you, and on Wednesday you again.'),

  card('ruth_parcel', 'chain', 0, { when: all('nights < 9', not(any('flag ruth_parcel', 'flag ruth_home'))), arc })
    .scene('One piece, in cotton wool', 'A matchbox catches up with you in {city}. In it, in cotton wool, is a piece of sky. “It was in your room,” Ruth writes. “You had better bring it back some day.”')
    .choice('keep', 'Keep it behind your passport')
    .sure({ wonder: 6, flag: 'ruth_parcel', later: { ruth_4: 18 } }, 'At the next border it falls out. The officer turns it over, and gives it back the right way up.')
    .choice('ring', 'Ring her and be told off')
    .sure({ belonging: 6, health: 3, energy: -6, bond: { ruth: 1 }, flag: 'ruth_parcel', later: { ruth_4: 18 } }, 'You are told off for the flight, the hour and your cough. She listens to the cough twice.')
    .choice('return', 'Send it back, insured', { hint: 'costly' })
    .sure({ cash: -2_800, belonging: 5, wonder: 2, bond: { ruth: 1 }, flag: 'ruth_parcel', later: { ruth_4: 18 } }, 'The form wants its value. You write “one sky”, and the clerk, who has seen worse, stamps it.'),

  card('ruth_4', 'chain', 0, { arc })
    .scene('Ruth, 72', 'Ruth has turned seventy-two and bought a suitcase without wheels, because wheels are noisy on the landing. She has three weeks and a new hip. Where, she asks, should one begin?')
    .choice('here', '“Here.” Meet her at the station')
    .sure({ lose: 1, belonging: 14, wonder: 6, energy: -6, bond: { ruth: 1 } }, 'She gets down last, inspects {city}, and then you. “Stand up straight,” she says, and takes your arm.')
    .choice('beds', 'Send her every bed that was kind')
    .sure({ belonging: 5, wonder: 4, units: -200 }, 'You had not known there were so many. She crosses out the ones above a second floor.')
    .choice('knee', 'First let her ask about your health', { needs: 'bond ruth >= 2' })
    .sure({ health: 10, belonging: 4, energy: -2 }, 'It takes the whole call, and you are made to walk up and down. She was right about the shoes.'),
];
