export { space, media } from './theme/css';
export {
  getChosenTheme,
  getCurrentTheme,
  setTheme,
  showTheme,
  THEME_KEY,
  themes,
  type Theme,
  useTheme,
} from './theme/theme';
export { Band } from './layout/band';
export { Columns, Container, Grid, Row, Section, Stack, Trio } from './layout/layout';
export { Caption, Lead, Small, VisuallyHidden } from './layout/text';
export { Button } from './actions/button';
export type { ButtonLook, ButtonSize, ButtonVariant } from './actions/button-look';
export { ButtonLink, TextLink } from './actions/links';
export { Field } from './forms/field';
export { TextArea, TextInput, Select } from './forms/inputs';
export { PasswordInput } from './forms/password-input';
export { Segmented } from './forms/segmented';
export { Checkbox } from './forms/checkbox';
export { Card, CardBody, CardPicture, Plate, PlateWindow } from './display/card';
export { Chip, ConditionChip } from './display/chip';
export { Tag, type TagTone } from './display/tag';
export { Table } from './display/table';
export { Skeleton } from './display/skeleton';
export { DataMark, DataMarkKey, SampleMark } from './display/data-mark';
export { Spinner } from './display/spinner';
export { EmptyState } from './feedback/empty-state';
export { ERROR_TEXT, ERROR_TITLE, ErrorCard } from './feedback/error-card';
export { Banner, type BannerTone } from './feedback/banner';
export { ToastView, type ToastTone } from './feedback/toast-view';
export { Icon, type IconName } from './icons/icon';
export { Logo } from './icons/logo';
export { rememberServedPictures, Picture } from './picture/picture';
