import type { ComponentType } from 'react';
import { create } from 'zustand';

/** Notices about the app, most important first; one is shown at a time. */
const noticeNames = ['update', 'install'] as const;
type NoticeName = (typeof noticeNames)[number];

type NoticeState = Partial<Record<NoticeName, ComponentType>>;

const useNotices = create<NoticeState>(() => ({}));

/** Each notice brings its own component, so its code loads only when needed. */
export const showNotice = (name: NoticeName, Notice: ComponentType): void =>
  useNotices.setState({ [name]: Notice });

export const hideNotice = (name: NoticeName): void => useNotices.setState({ [name]: undefined });

/** The most important notice. */
export const useNotice = (): ComponentType | undefined =>
  useNotices((state) => noticeNames.map((name) => state[name]).find(Boolean));
