import { convertTemperatures, type SearchAnswer, type TemperatureUnit } from '@wanderwork/contracts';

/** Converts the temperatures in a parsed query to the reader's unit. The server uses °C. */
export const convertReading = (reading: SearchAnswer, unit: TemperatureUnit): SearchAnswer => {
  const convertLabel = <T extends { label: string }>(one: T): T => ({
    ...one,
    label: convertTemperatures(one.label, unit),
  });
  const { understood, contradictions, narrowest } = reading;
  return {
    ...reading,
    understood: understood.map(convertLabel),
    contradictions: contradictions.map((one) => ({ ...one, words: convertTemperatures(one.words, unit) })),
    narrowest: narrowest && convertLabel(narrowest),
  };
};
