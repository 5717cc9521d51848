import type { ArtCity } from '../city.js';
import { guessBrief } from './guess.js';
import type { Brief } from './vocabulary.js';
import { americas } from './lines-americas.js';
import { asia } from './lines-asia.js';
import { europe } from './lines-europe.js';
import type { Line, Lines } from './line.js';

const oceania: Lines = {
  auckland: ['cone', 'bungalows', 'needle', 'bay', 'broadleaf', 'austral'],
  brisbane: ['hills', 'towers', 'archbridge', 'river', 'bougainvillea', 'austral'],
  hobart: ['ranges', 'bungalows', 'archbridge', 'bay', 'broadleaf', 'oceanic'],
  melbourne: ['plain', 'terraces', 'spire', 'river', 'broadleaf', 'austral'],
  queenstown: ['alps', 'gables', null, 'lake', 'spruce', 'nordic'],
  sydney: ['plain', 'towers', 'shells', 'bay', 'stonepine', 'austral'],
  wellington: ['hills', 'gables', 'cablecar', 'bay', 'broadleaf', 'oceanic'],
};

const africa: Lines = {
  accra: ['plain', 'bungalows', 'arch', 'beach', 'palm', 'savanna'],
  cairo: ['dunes', 'medina', 'pyramids', 'river', 'palm', 'arid'],
  'cape-town': ['table', 'whitewash', 'lighthouse', 'sea', 'protea', 'austral'],
  casablanca: ['plain', 'whitewash', 'minaret', 'sea', 'palm', 'medit'],
  dakar: ['plain', 'blocks', 'lighthouse', 'beach', 'acacia', 'savanna'],
  johannesburg: ['plain', 'towers', 'needle', 'park', 'acacia', 'savanna'],
  kigali: ['hills', 'bungalows', null, 'fields', 'banana', 'highland'],
  marrakesh: ['alps', 'medina', 'minaret', 'sand', 'palm', 'arid'],
  mindelo: ['ranges', 'colonial', 'lighthouse', 'bay', 'agave', 'arid'],
  mombasa: ['plain', 'whitewash', 'ramparts', 'sea', 'palm', 'tropic'],
  nairobi: ['hills', 'towers', null, 'fields', 'acacia', 'savanna'],
  'port-louis': ['domes', 'shophouses', null, 'bay', 'palm', 'tropic'],
  tunis: ['hills', 'whitewash', 'minaret', 'lake', 'bougainvillea', 'medit'],
  zanzibar: ['islands', 'whitewash', 'minaret', 'beach', 'palm', 'tropic'],
};

/** Hand-written briefs by slug. A map, so that a slug like `constructor` finds nothing. */
export const handWrittenBriefs: ReadonlyMap<string, Line> = new Map(
  [africa, americas, asia, europe, oceania].flatMap((lines) => Object.entries(lines)),
);

/** The brief of a city's picture: hand-written, or derived from its figures. */
export const getBrief = (city: ArtCity): Brief => {
  const line = handWrittenBriefs.get(city.slug);
  if (!line) return guessBrief(city);
  const [relief, town, landmark, shore, plant, climate] = line;
  return { relief, town, landmark, shore, plant, climate };
};
