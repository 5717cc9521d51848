export { Combobox, type ComboboxOption } from './controls/combobox';
export { Progress } from './controls/progress';
export { SearchField } from './controls/search-field';
export { Slider } from './controls/slider';
export { Switch } from './controls/switch';
