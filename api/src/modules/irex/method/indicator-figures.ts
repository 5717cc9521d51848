/** The keys of the figures that each indicator uses. The sources of an indicator are those of its figures. */
export const indicatorFigures: Readonly<Record<string, readonly string[]>> = {
  fixed: ['fixed_speed', 'given_speed'],
  upload: ['upload'],
  cost: ['monthly_cost'],
  safety: ['safety_index'],
  climate: ['temperature_months', 'rain_months'],
  coworking: ['coworking'],
  broadband: ['broadband'],
  nomad_visa: ['nomad_visa', 'nomad_visa_months'],
  openness: ['open_passports'],
  airport: ['airport_nearest_km', 'airport_large_km'],
  health: ['health_coverage'],
  air: ['air_pm25'],
  english: ['english_share'],
  size: ['population'],
};
