export { Combobox, type ComboboxOption } from './controls/combobox';
export { Progress } from './controls/progress';
export { Slider } from './controls/slider';
export { Switch } from './controls/switch';
