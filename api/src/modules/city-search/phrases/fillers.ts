/** Words without a meaning of their own. Other words that are not understood are named in the answer. */
export const fillers = new Set(
  `a an the and or but with in on at of for to from by as is are be am was were that which who where when there here it its
  this these those i im id ill ive me my we our us you your he she they them their would could should can will shall might
  want wants wanted wish looking look looks find finding search searching show give get tell suggest recommend please need needs
  needed prefer preferably preferred ideally like love enjoy hate somewhere someplace anywhere place places city cities town
  towns destination destinations location locations spot spots country countries area areas region regions world options option
  ideas live living stay staying work working remotely remote remoters go going leave leaving move moving travel traveling travelling visit
  visiting spend spending base based nomad nomads digital worker workers freelancer freelancers person single couple one some
  any all also too very really quite pretty rather so much many more most just only about around near nearby have has having
  had do does did dont not what whats how why if then than because since while during over under within through throughout across into onto out up down
  good great nice nicely best better perfect ideal lovely decent ok okay fine wonderful amazing awesome cool well weather climate
  temperature temperatures cost costs price prices priced budget money month months monthly year yearly day days per each
  every total overall everything etc , ; / + - ~ . ! ? still even yet again both either though although however plus
  time long short term longterm hey hi hello thanks thank help easy easily access able try trying maybe perhaps kind sort type
  city's possible available available must should've other others another else first next new something anything nothing
  people person's folks someone anyone everyone locals local there's thats lets let let's make makes made max min
  works worked around preferably strictly vs versus whichever wanting absolutely definitely certainly totally average high low level levels rate rates quality life standard
  winter-ish escape escaping sun-ish season seasons part parts side enough got same speed between least less far close away off ago until till
  usually normally generally mostly mainly often always sometimes never want's going gonna wanna think thinking considering consider
  been being whose such own state pls plz recs rec recommendation recommendations tips suggestion suggestions myself ourselves fairly relatively reasonably somewhat comparatively truly genuinely incredibly
  extremely rather bit including include includes featuring offers offer offering hopefully essential important necessary former
  afford score scores irex hows wheres`
    .split(/\s+/)
    .filter((word) => word !== ''),
);

/** Words that negate the condition after them. */
export const negators = [
  'but not',
  'not in',
  'anywhere but',
  'everywhere but',
  'anything but',
  'other than',
  'apart from',
  'aside from',
  'outside of',
  'outside',
  'except for',
  'except',
  'excluding',
  'exclude',
  'excl',
  'excludes',
  'without',
  'with no',
  'avoid',
  'avoiding',
  'avoids',
  'not',
  'no',
  'never',
  'nor',
  'neither',
  'minus',
  'dont want',
  'dont like',
  'do not want',
  'do not like',
  'isnt',
  'is not',
  'arent',
  'are not',
  'wasnt',
  'non',
  'hate',
  'i hate',
  'skip',
  'cant stand',
  'nothing',
  'nowhere',
  'away from',
  'far from',
  'not near',
  'less',
  'doesnt',
  'does not',
  'shouldnt be',
  'should not be',
  'stay out of',
  ...['cant', 'cannot', 'can not'].flatMap((verb) =>
    ['do', 'handle', 'take', 'bear', 'tolerate', 'deal with'].map((what) => `${verb} ${what}`),
  ),
  'not a fan of',
  'no fan of',
  'not keen on',
] as const;

/** Words after which a place is left behind, together with the words that describe it. */
export const leavers = [
  ...['escape', 'escaping', 'flee', 'fleeing', 'leave', 'leaving'].flatMap((verb) => [verb, `${verb} from`]),
  ...['moving', 'relocating', 'relocate', 'moved'].flatMap((verb) => [
    `${verb} from`,
    `${verb} away from`,
    `${verb} out of`,
  ]),
  ...['currently', 'i currently', 'im currently', 'i am currently'].flatMap((now) => [
    `${now} in`,
    ...['live', 'living', 'based', 'work', 'working', 'staying'].flatMap((verb) => [
      `${now} ${verb} in`,
      `${now} ${verb} from`,
    ]),
  ]),
  'get out of',
  ...['tired of', 'sick of', 'fed up with', 'done with'].flatMap((feeling) => [feeling, `${feeling} paying`]),
] as const;

/** Not leaving: people "escape to" where they want to be. */
export const noLeavers = ['escape', 'escaping', 'flee', 'fleeing', 'leave', 'leaving'].flatMap((verb) =>
  ['to', 'in', 'into', 'for', 'with', 'under'].map((where) => `${verb} ${where}`),
);

/** Words that may stand between a "not" and what it negates. */
export const betweenNegation = new Set(
  'too very so a an the in any much that is overly of to be really necessarily anywhere somewhere at all places place cities city countries country have has super extremely insanely more than being with from on like want where its it those'.split(
    ' ',
  ),
);
