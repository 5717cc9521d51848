import { MAX_TEXT_LENGTH, splitPhrase } from './words.js';

const texts = (text: string) => splitPhrase(text).map((word) => word.value ?? word.text);

describe('wordsOf', () => {
  it.each([
    ['Medellín, São Paulo', ['medellin', ',', 'sao', 'paulo']],
    ['$1,500 or 1.5k', ['$', 1500, 'or', 1500]],
    ['1.500 and 1.5', [1500, 'and', 1.5]],
    ['50mbps', [50, 'mbps']],
    ['$1000-$1400', ['$', 1000, '-', '$', 1400]],
    ['1000–1400', [1000, '-', 1400]],
    ['English-speaking', ['english', 'speaking']],
    ['above -5°C', ['above', -5, '°', 'c']],
    ["don't", ['dont']],
    ['🏖️', []],
  ])('reads %j', (text, expected) => {
    expect(texts(text)).toEqual(expected);
  });

  it('returns the position of each word in the original text', () => {
    const text = 'in  Hội An';
    expect(splitPhrase(text).map(({ start, end }) => text.slice(start, end))).toEqual(['in', 'Hội', 'An']);
  });

  it('stops at the maximum length', () => {
    expect(splitPhrase('warm '.repeat(2000)).at(-1)?.end).toBeLessThanOrEqual(MAX_TEXT_LENGTH);
  });
});
