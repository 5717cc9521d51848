import { combineExpressions, createBook } from '../phrase-book.js';
import { matchAmountAfterSubject } from '../quantity.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { WHY_UNKNOWN_PLACE } from './place.js';

const usedUpVerbs =
  'used up, are used up, are up, is up, run out, runs out, running out, ran out, expire, expires, expired';

/**
 * Topics that people ask for, but that no open source known to us covers for every city, each with the nearest thing that
 * search does know.
 */
const topics = createBook<string>([
  [
    'beach, beaches, near the beach, by the beach, beach town, coast, coastal, near the sea, by the sea, sea, seaside, ocean, near the ocean, oceanfront, surf, surfing, waves, island, islands, an island, on the coast, beachfront, diving, lake, lakes, river, on the water, snorkeling, harbour',
    'We have no data on the sea and lakes yet. You can name a shore, such as “the Mediterranean” or “the Canary Islands”.',
  ],
  [
    'skiing, ski, skis, snowboarding, ski resort, ski resorts, ski slopes, ski town, winter sports',
    'We have no data on slopes. “Snow in January” finds cities with an average below freezing.',
  ],
  [
    'mountains, mountain, hiking, hikes, nature, forest, forests, trails, outdoors, climbing, national parks, alps, scenery, volcano, jungle',
    'We have no data on landscapes yet, but we know size and climate: try “small town” or “cool summers”.',
  ],
  [
    'coworking, co working, coworking spaces, coworking space, co working space, co working spaces, cafes, cafe, laptop friendly cafes, coffee shops, laptop friendly, coworkings, wework',
    'No open data covers coworking spaces and cafes yet, but we know internet speeds.',
  ],
  [
    'nightlife, party, parties, bars, clubs, clubbing, night life, pubs, party scene, techno',
    'We have no data on nightlife, but we know how big a city is: try “big city”.',
  ],
  [
    'food, restaurants, street food, vegan, vegetarian, coffee, cuisine, good food, great food, great coffee, good coffee, wine, beer, sushi, tacos',
    'We have no data on food and drink, but we know the monthly cost.',
  ],
  [
    'women, for women, female, solo women, solo female, solo female travelers, solo female travellers, solo traveler, solo traveller, single women',
    'We have no data on the safety of women. Our safety figure covers the whole country and everybody.',
  ],
  [
    'lgbt, lgbtq, lgbtq+, gay, queer, gay friendly, lgbt friendly, lgbtq friendly, lgbtqia, trans',
    'No open data lets us compare this fairly. We only know how safe a country is for everybody.',
  ],
  [
    'walkable, walkability, bike, bikes, cycling, bike friendly, public transport, public transportation, metro, subway, trains, no car, car free, without a car, bikeable, pedestrian, tram, trams, buses',
    'We have no data on getting around, but we know how big a city is and how far its airport.',
  ],
  [
    'nomads, nomad community, digital nomad community, expats, expat community, community, expat, meetups, social, friendly, friendly people, friendly locals, startup, startups, startup scene, tech scene',
    'We have no data on communities, but we know how many people speak English.',
  ],
  [
    'culture, history, historic, architecture, museums, art, music, old town, charming, beautiful, pretty, cute, medieval, theatre, opera, castles, colonial, romantic, hip, trendy, authentic, vibrant, lively, cool vibe, hipster, exotic',
    'We have no data on beauty or culture, but we know how big a city is: try “small town”.',
  ],
  [
    'family, family friendly, for children, for kids, families with children, kids, children, schools, school, with kids, for families, families, good schools, playgrounds, kindergarten',
    'We have no data on schools and life with children yet, but we know health care and safety.',
  ],
  [
    combineExpressions(
      'spanish, french, portuguese, german, italian, arabic, russian, chinese, mandarin, japanese',
      'speaking, speaking country, speaking countries, speakers, is spoken, spoken',
    ),
    'English is the only language we have data on.',
  ],
  [
    'tax, taxes, low tax, low taxes, tax free, tax friendly, no tax, no income tax, no taxes, tax haven',
    'We have no data on taxes, but we know the monthly cost.',
  ],
  [
    'small airport, regional airport, local airport',
    'We only have data on large airports: try “near an airport”.',
  ],
  [
    'hospital, hospitals, healthcare, health care, doctors, good healthcare, good hospitals, health insurance, dentists',
    'City pages show health figures, but search can’t use them yet.',
  ],
  [
    '5g, 4g, mobile data, sim, sim card, mobile internet, starlink, esim',
    'There is no open data on mobile networks, but we know the speed of fixed lines.',
  ],
  [
    'quiet, peaceful, calm, relaxed, laid back, crowded, touristy, tourists, overrun, tourist traps, busy, hectic, noisy, noise, chilled, chill, mass tourism, slow pace, slow life',
    'We have no data on crowds and quiet, but we know how big a city is: try “small town”.',
  ],
  [
    'gym, gyms, yoga, fitness, golf, tennis, sports, crossfit, running, martial arts',
    'We have no data on sports, but we know the weather of each month.',
  ],
  [
    `schengen days, schengen clock, ${combineExpressions('schengen', 'days, clock, time, stay, visa', usedUpVerbs)}`,
    'Search can’t know how many of your days are used. The Schengen calculator in our tools counts them.',
  ],
  [
    'cats, dogs, dog, dog friendly, pet friendly, pets',
    'We have no data on life with animals, but we know the monthly cost.',
  ],
  [
    'earthquakes, hurricanes, mosquitoes, malaria, typhoons, floods, wildfires',
    'We have no data on these risks, but we know rain, heat and safety.',
  ],
  [
    'power cuts, electricity, outages, blackouts, reliable electricity, stable electricity, reliable power, power outages',
    'There is no open data on power cuts, but we know internet speeds.',
  ],
  [
    'southern hemisphere, northern hemisphere, equator, near the equator, tropics',
    'Search can’t use latitude. Try a region or a country.',
  ],
]);

/** Indexes of others, with or without an amount. */
const foreignIndexes = createBook<string>([
  [
    'cost of living index, numbeo index, price index, cost index, rent index, purchasing power',
    'We don’t have this index. Give an amount, for example “under $1500 a month”.',
  ],
  [
    'air quality index, aqi, air index, pollution index',
    'We have figures on fine particles instead of this index. Try “PM2.5 under 15”.',
  ],
  [
    'mediterranean climate, continental climate, oceanic climate, alpine climate, monsoon climate',
    'We don’t have climate types. Say what the weather should be like, for example “dry in July” or “mild in winter”.',
  ],
]);

const recognizeIndex: Recognizer = ({ words }, at) => {
  const found = foreignIndexes.match(words, at);
  if (!found) return null;
  const amount = matchAmountAfterSubject(words, at + found.take)?.take ?? 0;
  return createRecognition(found.take + amount, { is: 'unanswered', why: found.value });
};

/** Words that only other languages use. They are no vocabulary: a mistyped English word must not become one of them. */
const otherLanguages = createBook<string>([
  [
    [
      'ciudad, ciudades, barata, barato, baratas, baratos, calida, calido, calidas, caluroso, rapido, rapida, seguro, segura, seguras',
      'gunstig, gunstige, gunstiges, guenstig, guenstige, billig, billige, stadt, stadte, staedte, strand, sicher, sichere, schnell, schnelles',
      'ville, villes, pas cher, pas chere, pas cheres, chaud, chaude, chaudes, plage, rapide, securite',
      'cidade, cidades, quente, quentes, citta, economica, economico, calda, caldo, spiaggia, veloce, sicura',
    ].join(','),
    'Search reads only English so far. Try “cheap and warm with fast internet”.',
  ],
]);

/** Places whose name contains the name of another place: New Mexico is not Mexico. */
const namesakeRegions = createBook<true>([
  [
    'quebec city, baja california, baja, new england, north korea, dprk, ulster, papua new guinea, equatorial guinea, guinea bissau, south sudan, inner mongolia, new caledonia, american samoa, us virgin islands, british virgin islands, french guiana, french polynesia, east timor',
    true,
  ],
]);

const recognizeNamesake: Recognizer = ({ words }, at) => {
  const found = namesakeRegions.match(words, at);
  return found && createRecognition(found.take, { is: 'unanswered', why: WHY_UNKNOWN_PLACE });
};

const recognizeTopic: Recognizer = ({ words }, at) => {
  const found = topics.match(words, at) ?? otherLanguages.match(words, at);
  return found && createRecognition(found.take, { is: 'unanswered', why: found.value });
};

export const unansweredRecognizers = {
  indexes: recognizeIndex,
  namesakes: recognizeNamesake,
  topics: recognizeTopic,
};
export const unansweredVocabulary = [...topics.listVocabulary(), ...foreignIndexes.listVocabulary()];
