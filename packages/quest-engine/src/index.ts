export { type Action } from './actions/action.js';
export { type Refusal } from './actions/refusal.js';
export { TWO_DAYS_ABOVE_MINUTES } from './actions/travel.js';
export { getMoveCost, findMoveRefusal } from './actions/move-rules.js';
export { assists, type Assist } from './assists.js';
export { type Effect } from './content/card.js';
export { getEffectCents, scaleLoss } from './cards/effects.js';
export { waitingChoices, type ChoiceOdds, getDayChances } from './cards/odds.js';
export { cards } from './content/cards.js';
export { achievements, findAchievements } from './achievements/achievements.js';
export { headlineLabels, assistLabels, difficultyLabels, modeLabels } from './content/labels.js';
export { getStamp, type Stamp } from './content/stamps.js';
export { tales, findTale } from './content/tales.js';
export { cardTexts } from './content/texts.js';
export { type CardText, type CardTexts } from './content/card-text.js';
export { countOpenDepartures, findLocked, getUnlocked, unlocks, type Unlock } from './content/unlocks.js';
export { isWin, type Ending } from './endings.js';
export { gear } from './life/gear.js';
export { hasAssist } from './assist-rules.js';
export { hashState } from './hash.js';
export { type JournalEntry, type MoneyReason, type WeekEntry } from './journal.js';
export { clients, NO_CLIENT } from './life/clients.js';
export { getDayRate, getReputationFactor, isPaidInFull } from './life/week.js';
export {
  getDayCost,
  getDayCostFactors,
  getStayCost,
  getFlightMinutes,
  isReachableByLand,
  getLandMinutes,
} from './life/prices.js';
export { findKnownHeadline, getHeadlineLastDay, type Headline } from './life/headlines.js';
export { forecastDays, type Forecast, type ForecastMeter } from './life/forecast.js';
export { getHostChanceNow } from './life/hosts.js';
export { getComfort, getMonth } from './life/season.js';
export { type Verb } from './life/verbs.js';
export { parseLog, serializeLog } from './log.js';
export {
  getBorder,
  canExtend,
  getDaysLeft,
  EXTENSION_CENTS,
  needsVisa,
  VISA_CENTS,
  VISA_WAIT_DAYS,
} from './life/visas.js';
export { getDayOutput, getOutageChance, getOverlapDeficit } from './life/work.js';
export { isCardAnswered } from './cards/odds.js';
export { people, type PersonId } from './people.js';
export { isPlan, createStart, type Plan } from './plan.js';
export { reduce } from './step.js';
export { replay } from './replay.js';
export { departures } from './rules/departures.js';
export { professionRules, professions, type Profession } from './rules/professions.js';
export { difficulties, modes, type Difficulty, type Mode } from './rules/rules.js';
export { CURRENT_RULES, FIRST_RULES } from './rules/rules-versions.js';
export { getRules } from './rules/get-rules.js';
export { FORMAT, type Save, readSave, createSave, type ReadSave } from './save/save.js';
export { isCurrentVersion, getVersions, type Versions } from './save/versions.js';
export { computeScore, getScoreParts } from './score.js';
export { createState, NEVER, NO_CARD, type Seat, type Start, type State } from './state.js';
export { cities, getCity, findCityIndex, continents, type City } from './world/cities.js';
export { getDistance, getLongitudeStep } from './world/distances.js';
export { isAwaitingWeek } from './weeks.js';
export { borders, passports, zones } from './world/zones.js';
export { isWishCity, wishes } from './wishes.js';
export { countBits, countFulfilledWishes, countWishesServed } from './winning.js';
