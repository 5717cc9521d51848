import { formatBounds, matchQuantity } from '../quantity.js';
import { cleanAir, unpollutedAir } from '../meanings.js';
import { createBook } from '../phrase-book.js';
import { type Recognizer, createRecognition } from '../recognizer.js';
import { createFigureCondition } from './figure-condition.js';

const formatAir = (text: string) => `${text} µg/m³ of PM2.5`;

const expressions = createBook<'clean' | 'polluted'>([
  [
    'clean air, cleaner air, good air, good air quality, great air quality, clean air quality, fresh air, low pollution, little pollution, less pollution, low air pollution, pure air, healthy air, breathable air, unpolluted, air quality, no pollution, no smog, no air pollution, air is clean, clear air, without smog, without pollution, without air pollution, smog free, pollution free',
    'clean',
  ],
  [
    'polluted, polluted air, air pollution, pollution, smog, smoggy, bad air, dirty air, bad air quality, poor air quality',
    'polluted',
  ],
]);

const recognizeAir: Recognizer = ({ words }, at, negated) => {
  const found = expressions.match(words, at);
  // Nobody looks for smog: without a "not", it is not a condition.
  if (!found || (found.value === 'polluted') !== negated) return null;
  const bounds = negated ? unpollutedAir : cleanAir;
  const label = `${negated ? 'Not polluted' : 'Clean air'} (${formatBounds(bounds, formatAir)})`;
  return createRecognition(found.take, {
    is: 'condition',
    condition: createFigureCondition('air', 'air', bounds, label, negated ? 'not-polluted' : 'clean-air'),
  });
};

const recognizeParticles: Recognizer = ({ words }, at) => {
  const subjectLength = ['pm2.5', 'pm'].includes(words[at]?.text ?? '') ? 1 : 0;
  const skip = subjectLength && words[at + 1]?.value === 2.5 ? 2 : subjectLength;
  const quantity = matchQuantity(words, at + skip);
  if (!quantity || (quantity.unit !== 'particles' && !skip)) return null;
  const bounds = quantity.to === undefined ? { from: quantity.from ?? 0 } : { to: quantity.to };
  const label = `Air with ${formatBounds(bounds, formatAir)}`;
  return createRecognition(skip + quantity.take, {
    is: 'condition',
    condition: createFigureCondition('air', 'air', bounds, label),
  });
};

export const airRecognizers = { particles: recognizeParticles, words: recognizeAir };
export const airVocabulary = expressions.listVocabulary();
