import { formatPlaceName } from '@wanderwork/contracts';
import { Name } from './fact.js';

/** The name of a country or region in a sentence: "the Netherlands". */
export const placeName = (name: string): Name => new Name(formatPlaceName(name));
