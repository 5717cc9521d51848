import type { ComponentType } from 'react';
import { create } from 'zustand';

/** Notices about the app: an update over the lower edge of the screen, the offer to install at the end of the page. */
type NoticeName = 'update' | 'install';

type NoticeState = Partial<Record<NoticeName, ComponentType>>;

const useNotices = create<NoticeState>(() => ({}));

/** Each notice brings its own component, so its code loads only when needed. */
export const showNotice = (name: NoticeName, Notice: ComponentType): void =>
  useNotices.setState({ [name]: Notice });

export const hideNotice = (name: NoticeName): void => useNotices.setState({ [name]: undefined });

export const useNotice = (name: NoticeName): ComponentType | undefined => useNotices((state) => state[name]);
