import { PRODUCT_NAME } from '@wanderwork/contracts';
import { undoDisguise } from '../../../platform/contact-data/disguised-contact.js';

const BRAND = PRODUCT_NAME.toLowerCase();

/** Handles that sound like the operator's, and the one that stands for people who left; without separators. */
const reservedHandles = new Set([
  ...['admin', 'administrator', 'connect', 'formermember', 'mod', 'moderator', 'moderators', 'official'],
  ...['security', 'staff', 'support', 'system', 'team'],
]);

/** "W á n d e r-W0rk" → "wanderwork". */
const toPlainWord = (text: string): string =>
  undoDisguise(text)
    .toLowerCase()
    .replaceAll('0', 'o')
    .replace(/[^a-z]/g, '');

/** Whether a name could pass for the operator's. */
export const looksLikeTeam = (name: string): boolean => toPlainWord(name).includes(BRAND);

/** Whether a handle is only for the operator, or for nobody. */
export const isReservedHandle = (handle: string): boolean =>
  looksLikeTeam(handle) || reservedHandles.has(toPlainWord(handle));
