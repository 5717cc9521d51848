/** The topic under which `data_versions` counts changes of this module's data. */
export const CITIES = 'cities';
