import { segment } from '../segment.js';

export const allowance = (): string => '/api/assistant/allowance';
export const conversations = (): string => '/api/assistant/conversations';
export const conversation = (id: string): string => `${conversations()}/${segment(id)}`;
export const message = (id: string, message: string): string =>
  `${conversation(id)}/messages/${segment(message)}`;
