import type { ComponentType } from 'react';
import { create } from 'zustand';

/** News about the app as a whole, in the order of weight; one is shown at a time. */
const noticeNames = ['update', 'install'] as const;
type NoticeName = (typeof noticeNames)[number];

type NoticeState = Partial<Record<NoticeName, ComponentType>>;

const useNotices = create<NoticeState>(() => ({}));

/** Each brings its own look, so its code comes only when there is something to say. */
export const showNotice = (name: NoticeName, Notice: ComponentType): void =>
  useNotices.setState({ [name]: Notice });

export const hideNotice = (name: NoticeName): void => useNotices.setState({ [name]: undefined });

/** The weightiest of what there is to say. */
export const useNotice = (): ComponentType | undefined =>
  useNotices((state) => noticeNames.map((name) => state[name]).find(Boolean));
