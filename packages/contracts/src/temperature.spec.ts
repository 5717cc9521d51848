import {
  toCelsius,
  formatDegrees,
  getDegreeSign,
  formatTemperature,
  convertTemperatures,
} from './temperature.js';

describe('a temperature', () => {
  it.each([
    [0, '0 °C', '32 °F'],
    [100, '100 °C', '212 °F'],
    [-40, '−40 °C', '−40 °F'],
    [17.4, '17 °C', '63 °F'],
    [-0.3, '0 °C', '31 °F'],
  ])('formats %p °C as %p or %p', (celsius, inCelsius, inFahrenheit) => {
    expect(formatTemperature(celsius, 'celsius')).toBe(inCelsius);
    expect(formatTemperature(celsius, 'fahrenheit')).toBe(inFahrenheit);
  });

  it('rounds to the given number of decimals', () => {
    expect(formatTemperature(17.04, 'celsius', 1)).toBe('17 °C');
    expect(formatTemperature(17.26, 'fahrenheit', 1)).toBe('63.1 °F');
  });

  it('can be formatted without its unit', () => {
    expect(formatDegrees(-3.6, 'celsius')).toBe('−4');
    expect(getDegreeSign('fahrenheit')).toBe('°F');
  });

  it.each([82, 68, 73])('converts %p °F to °C and back without loss', (fahrenheit) => {
    expect(formatTemperature(toCelsius(fahrenheit), 'fahrenheit')).toBe(`${fahrenheit} °F`);
  });
});

describe('temperatures in a sentence', () => {
  it.each([
    ['No month colder than 12 °C on average', 'No month colder than 54 °F on average'],
    ['All 12 months between 18 and 25 °C', 'All 12 months between 64 and 77 °F'],
    ['From −5 to 3 °C, 18–25 °C at best', 'From 23 to 37 °F, 64–77 °F at best'],
    ['21.1 to 26.7 °C in May', '70 to 80 °F in May'],
    ['Warmer than Lisbon (over 17.3 °C)', 'Warmer than Lisbon (over 63 °F)'],
    ['4 °C too cold', '7 °F too cold'],
    ['0.4 °C too warm in August', '0.7 °F too warm in August'],
    ['January 16 °C, 4 °C too cold', 'January 61 °F, 7 °F too cold'],
    ['A visa of up to 24 months', 'A visa of up to 24 months'],
  ])('converts %p to °F', (text, converted) => {
    expect(convertTemperatures(text, 'fahrenheit')).toBe(converted);
    expect(convertTemperatures(text, 'celsius')).toBe(text);
  });
});
