import { create } from 'zustand';

export const TOAST_DURATION_MS = 5000;
export const TOAST_SWIPE_PX = 50;
export const TOAST_HOTKEY = 'F8';
const MAX_VISIBLE = 1;
/** A dismissed toast stays in the list so that its exit can be animated. The specification sets this number. */
const REMOVAL_DELAY_MS = 1_000_000;

export type ToastTone = 'ok' | 'info' | 'bad';

export interface ToastContent {
  title: string;
  description?: string;
  tone?: ToastTone;
  /** A button that closes the toast, such as "Undo". */
  action?: { label: string; onSelect: () => void };
}

export interface Toast extends ToastContent {
  id: number;
  tone: ToastTone;
  open: boolean;
}

interface ToastState {
  toasts: Toast[];
}

let lastId = 0;

export const useToasts = create<ToastState>(() => ({ toasts: [] }));

const updateToasts = (change: (toasts: Toast[]) => Toast[]): void =>
  useToasts.setState(({ toasts }) => ({ toasts: change(toasts) }));

const removeToast = (id: number): void => updateToasts((toasts) => toasts.filter((toast) => toast.id !== id));

/** Closes a toast; it leaves the list much later. */
export const dismissToast = (id: number): void => {
  updateToasts((toasts) => toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)));
  setTimeout(() => removeToast(id), REMOVAL_DELAY_MS);
};

/** Shows a short message in place of the last one. Returns its id. */
export const toast = ({ tone = 'info', ...content }: ToastContent): number => {
  const id = ++lastId;
  updateToasts((toasts) => [{ ...content, tone, id, open: true }, ...toasts].slice(0, MAX_VISIBLE));
  return id;
};
