/**
 * One sentence about an ordinary day each, in the order of the kinds in scene-lines.ts. The page loads them with the
 * texts of the cards.
 */
export const sceneTexts: readonly string[] = [
  // Work.
  'You answer the hard email first, and the rest of the day is easier for it.',
  'The third draft is the first one you would show anybody.',
  'Somebody on the call says your name wrong, kindly, for an hour.',
  'You close the laptop and notice that you have not looked up since noon.',
  'A bug you have chased for two days turns out to be a comma.',
  'The client sends one line: “This is good.” You read it twice.',
  'You work with the door open and hear the whole house come and go.',
  // Rest.
  'You sleep until the street has finished its first coffee.',
  'You read forty pages and remember all of them.',
  'You do the laundry, and it is the best part of the day.',
  'You lie on the bed and listen to somebody else’s radio.',
  'A long bath, a short walk, and the phone in a drawer.',
  'You cook something that takes three hours and ask nothing else of the day.',
  // Exploring.
  'You take the wrong bus on purpose and get off where it turns around.',
  'A museum guard shows you the one painting he would save.',
  'Behind the market there is a stair that no map has.',
  'You find the view from the postcard, and that it leaves out the car park.',
  'A door stands open onto a courtyard, and nobody minds that you look.',
  'You walk until your shadow is longer than the street is wide.',
  // Meeting people.
  'You laugh at a joke before you have fully understood it.',
  'Somebody writes your number on their hand because both phones are flat.',
  'They argue about the best dumpling in town until you promise to try both.',
  'You are taught a card game, its rules, and then its real rules.',
  'Two strangers find out that they went to the same school, and you were there.',
  'You stay for one drink and help to carry the chairs in.',
  // Paperwork.
  'The form wants your mother’s birthplace, in capitals, in triplicate.',
  'You wait for number 84 and become a little fond of number 83.',
  'One stamp is missing. It is in the drawer under the other stamps.',
  'You scan eleven pages, and the twelfth was the one they needed.',
  'The clerk and you agree that the form is not very good.',
  'You sort a year of receipts by city, and it reads like a letter.',
  // By air.
  'You have the window seat, and for an hour it is all coast.',
  'The cabin lights go down, and everyone becomes the same age.',
  'Someone else’s child falls asleep against your sleeve.',
  'You land with the ears of a diver and the hunger of a wolf.',
  'The pilot tells you which river that is, and half the plane looks.',
  // By land.
  'The train stops in a field for ten minutes, and nobody asks why.',
  'You share your bread with the compartment and get an orange for it.',
  'The road follows a river the whole afternoon, then lets it go.',
  'The driver knows every hill by its first name.',
  'You count the bridges, then the herons, then nothing.',
  // New in a city.
  'You wake before the alarm and need a moment to remember which city this is.',
  'You don’t know the light switches yet, and stand in the dark, smiling.',
  'Everything here still has its price tag on: the bread, the bus, the hello.',
  // A week or longer in a city.
  'The woman at the bakery starts wrapping your order when you come in.',
  'You know which step creaks now, and step over it.',
  'You give a stranger directions, and they are right.',
  'The barber asks, “As always?” You didn’t know there was an always.',
  'A neighbor nods before you do.',
  // At home.
  'Your own street, and you notice the number on the house across for the first time.',
  'You use the good cups, since nobody is coming.',
  'The kitchen clock is four minutes fast, as it has been for years.',
  // Pleasant weather.
  'The evening is so mild that the whole street eats outside.',
  'You hang your jacket on a chair in the morning and forget it until night.',
  'Somebody has opened every window of the school, and the choir practices.',
  // Bad weather.
  'The weather keeps everybody indoors, and the stairwell smells of five dinners.',
  'You cross the road twice to stay out of the weather.',
  'It is no day for windows; you leave them shut and make tea.',
  // Sociable cities.
  'The notice board by the door has three events tonight, all with free soup.',
  'Somebody at the next table is building an app, and so is the table after that.',
  // Cities with a major airport.
  'All day the planes go over, low enough to read.',
  // Anywhere in town.
  'A cat sits on the wall like a landlord.',
  'The upstairs neighbor practices the same four bars until lunch.',
  'You find a coin from three countries ago in your pocket.',
  'Someone has chalked a whole chess game on the pavement, move by move.',
  'Two pigeons have plans for the air conditioner.',
  'The kettle takes as long as one song.',
  'A child on a scooter rings the bell at everyone, fairly.',
  'The shop on the corner sells only light bulbs, and is full.',
  'You write a postcard and keep it.',
  'At dusk somebody calls a dog by a person’s name.',
  'The moon comes up behind the water tower.',
  'A delivery for the last tenant: seeds.',
  'You hear your own language on the street and walk slower.',
  'The lift is out of order, and everybody meets on the stairs.',
  'An old man waters the pavement, carefully, as if it might grow.',
  'A power cut, two minutes long; the whole block says “oh” at once.',
  'Somebody moves out across the road, one lamp at a time.',
  'You find out what the siren on Saturdays is for. It is for Saturdays.',
];
