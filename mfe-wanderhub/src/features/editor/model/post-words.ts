import { type PostFindingKind, type PostState, type VersionReason } from '@wanderwork/contracts';
import type { TagTone } from '@wanderwork/ui';

export const stateWords: Record<PostState, { words: string; tone: TagTone }> = {
  draft: { words: 'Draft', tone: 'plain' },
  scheduled: { words: 'Scheduled', tone: 'warn' },
  published: { words: 'Published', tone: 'ok' },
  unpublished: { words: 'Taken back', tone: 'outlined' },
};

export const findingWords: Record<PostFindingKind, string> = {
  directive: 'City figure',
  contradiction: 'Contradicts the table',
  link: 'Dead link',
  note: 'Note',
  excerpt: 'Excerpt',
  cover: 'Cover',
  'not-checked': 'Not checked',
};

export const reasonWords: Record<VersionReason, string> = {
  saved: 'Saved by hand',
  typed: 'While writing',
  published: 'Published',
  scheduled: 'Scheduled',
  restored: 'Restored',
  'set-aside': 'Set aside: another save came first',
};

/** A post that has no title yet has to be called something. */
export const titleOf = ({ title }: { title: string }): string => title || 'Untitled';
