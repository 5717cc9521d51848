import type { ArtCity } from '../city.js';

/**
 * Countries whose cities are all on the coast, and landlocked ones. In mixed countries the coastal cities are listed.
 */
const coastalCountries =
  'BB BS CV CW DO FJ GI HK JM KW LK MT MU PR QA SC SG SN ME CY BZ HR GH NG TZ UY IS IE PT GR DK'.split(' ');

const coastalPlaces = new Set(
  (
    'alicante malaga valencia palma las-palmas santa-cruz-de-tenerife marseille antalya izmir varna gold-coast byron-bay ' +
    'perth adelaide brisbane fortaleza florianopolis salvador palermo agadir tangier rabat tunis fukuoka kaohsiung ' +
    'shenzhen cebu-city davao manila panaji mumbai nha-trang durban halifax victoria-canada gothenburg malmo batumi tirana ' +
    'thessaloniki playa-del-carmen puerto-escondido puerto-vallarta santa-marta guayaquil jaco tamarindo hurghada jakarta ' +
    'hua-hin ko-samui pattaya johor-bahru san-diego christchurch lagos-nigeria mombasa'
  ).split(' '),
);

/** Inland cities of a coastal country. */
const inlandPlaces = new Set('zagreb podgorica braga coimbra nicosia'.split(' '));

/** Whether a city is on the coast. */
export const isCoastal = (city: ArtCity): boolean =>
  city.coastal ??
  (!inlandPlaces.has(city.slug) &&
    (coastalPlaces.has(city.slug) || coastalCountries.includes(city.countryCode)));
