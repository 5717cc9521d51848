/**
 * Sentences that a model might write about Lisbon and Medellín. `{id}` stands for a figure, with its value as the tools
 * return it.
 */
export const ordinaryClaims: string[] = [
  'A month in Lisbon costs {lisbon.monthly_cost} for one person.',
  'In Lisbon the rent of a one-bedroom apartment is {lisbon.rent}.',
  'Everything else in Lisbon costs {lisbon.other}.',
  'In Lisbon utilities and internet cost {lisbon.utilities_internet}.',
  'In Lisbon leisure costs {lisbon.leisure}.',
  'In Lisbon food costs {lisbon.food} and transport {lisbon.transport}.',
  'In Portugal the median upload speed is {lisbon.upload}.',
  'Portugal’s median download speed is {lisbon.download}, with a latency of {lisbon.latency}.',
  'In Portugal {lisbon.internet_users} of people use the internet.',
  'In August the mean temperature in Lisbon is {lisbon.temperature.8}, with {lisbon.rain.8} of rain.',
  'In January Lisbon has {lisbon.rain.1} of rain, while Medellín has {medellin.rain.1}.',
  'Portugal’s air has {lisbon.air_pm25} of fine particles.',
  'Life expectancy in Portugal is {lisbon.life_expectancy}.',
  'The nomad visa of Portugal asks for an income of {lisbon.nomad_visa_income_usd}.',
  'Lisbon’s nearest airport is {lisbon.airport_nearest_km} away.',
  'Lisbon has an IREX score of {lisbon.irex}, Medellín {medellin.irex}.',
  'About {lisbon.english_share} of people in Portugal speak English.',
  'Lisbon costs {lisbon.monthly_cost}, while the middle of the region is {lisbon.region.monthly_cost}.',
  'Lisbon’s safety dimension scores {lisbon.safety}, while Medellín’s safety dimension scores {medellin.safety}.',
  'Health spending in Portugal is {lisbon.health_spending}.',
];
