export { type Action } from './actions/action.js';
export { type Refusal } from './actions/refusal.js';
export { TWO_DAYS_ABOVE_MINUTES } from './actions/go.js';
export { priceOfMove, refusalOfMove } from './actions/way.js';
export { assists, type Assist } from './assists.js';
export { type Effect } from './cards/card.js';
export { waitingChoices, type ChoiceOdds } from './cards/odds.js';
export { cards } from './content/cards.js';
export { achievements, achievementsOf } from './content/achievements/achievements.js';
export { headlineWords } from './content/headline-words.js';
export { assistWords, difficultyWords, modeWords } from './content/mode-words.js';
export { stampOf, type Stamp } from './content/stamps.js';
export { tales, taleOf } from './content/tales.js';
export { cardTexts } from './content/texts.js';
export { type CardText, type CardTexts } from './content/texts/text.js';
export { departuresOpenTo, lockedIn, unlockedBy, unlocks, type Unlock } from './content/unlocks.js';
export { isWin, type Ending } from './endings.js';
export { gear } from './life/gear.js';
export { hasAssist } from './help.js';
export { hash } from './hash.js';
export { type Entry, type Reason } from './journal.js';
export { clients, NO_CLIENT } from './life/clients.js';
export { isPaidInFull } from './life/week.js';
export { chancesOfADay } from './life/chances.js';
export { dayCost, flightMinutes, goesByLand, knownNews, landMinutes } from './life/prices.js';
export { knownHeadline, lastDayOf, type Headline } from './life/headlines.js';
export { hostChance } from './life/hosts.js';
export { comfort, month } from './life/season.js';
export { type Verb } from './life/verbs.js';
export { readLog, writeLog } from './log.js';
export {
  borderAt,
  canExtend,
  daysLeft,
  EXTENSION_CENTS,
  needsVisa,
  VISA_CENTS,
  VISA_WAIT_DAYS,
} from './life/visas.js';
export { dayOutput, outageChance, overlapDeficit } from './life/work.js';
export { people, type PersonId } from './people.js';
export { isPlan, startFrom, type Plan } from './plan.js';
export { reduce } from './reduce.js';
export { replay } from './replay.js';
export { departures } from './rules/departures.js';
export { professionRules, professions, type Profession } from './rules/professions.js';
export { difficulties, modes, type Difficulty, type Mode } from './rules/rules.js';
export { rulesOf } from './rules/rules-of.js';
export { FORMAT, type Save } from './save/format.js';
export { readSave, saveOf, type ReadSave } from './save/save.js';
export { playsNow, versions, type Versions } from './save/versions.js';
export { score } from './score.js';
export { begin, NEVER, NO_CARD, type Seat, type Start, type State } from './state.js';
export { cities, cityAt, cityIndex, continents, type City } from './world/cities.js';
export { distance, longitudeStep } from './world/distances.js';
export { awaitsWeek } from './weeks.js';
export { borders, passports, zones } from './world/zones.js';
export { countsFor, wishes } from './wishes.js';
export { countBits, wishesFulfilled, wishesServed } from './winning.js';
