export { ConfirmDialog } from './overlays/confirm-dialog';
export { Dialog } from './overlays/dialog';
export { Drawer } from './overlays/drawer';
export { Menu, MenuItem, MenuNote, MenuSeparator } from './overlays/menu';
export { Tabs } from './overlays/tabs';
export { Tooltip } from './overlays/tooltip';
