/** The three cities that the specification gives, as it words them and in its order. */
export const launchSamples = [
  {
    slug: 'chiang-mai',
    irexScore: 86,
    monthlyCost: 1100,
    internetSpeed: 75,
    weather: { temperature: 82, condition: 'Sunny' },
    safety: 'Safe',
  },
  {
    slug: 'lisbon',
    irexScore: 91,
    monthlyCost: 1800,
    internetSpeed: 85,
    weather: { temperature: 68, condition: 'Mild' },
    safety: 'Very Safe',
  },
  {
    slug: 'medellin',
    irexScore: 83,
    monthlyCost: 1300,
    internetSpeed: 60,
    weather: { temperature: 73, condition: 'Spring-like' },
    safety: 'Moderate',
  },
] as const;
