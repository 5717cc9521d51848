import { type ProposedFigure, type TopicKind, type TopicTag } from '@wanderwork/contracts';
import { createStoredList } from '@wanderwork/platform/stored-lists';
import { DAY_MS } from '../../../../shared/durations';

/** Words of another post in a reply. */
export interface Quote {
  /** The id of the quoted post. */
  post: string;
  /** Its number and author, for the writer. */
  source: string;
  text: string;
}

/** What somebody is writing: a topic, or a reply to one. */
export interface DraftText {
  place: string | null;
  kind: TopicKind;
  title: string;
  text: string;
  tags: TopicTag[];
  replyTo: { id: string; number: number } | null;
  quotes: Quote[];
  /** Only of a correction. */
  correction?: ProposedFigure | null;
  /** The revision that an edit started from. */
  revision?: number;
}

export interface LocalDraft extends DraftText {
  userId: string;
  /** Also the id of the post that comes of it, so that sending it twice creates one post. */
  id: string;
  /** The code of the topic; null for a new one; `edit:` with the id of the post for an edit. */
  topic: string | null;
  at: number;
}

export const emptyText: DraftText = {
  place: null,
  kind: 'question',
  title: '',
  text: '',
  tags: [],
  replyTo: null,
  quotes: [],
};

const MAX_DRAFTS = 30;
const MAX_AGE_MS = 90 * DAY_MS;

const isLocalDraft = (value: unknown): value is LocalDraft =>
  typeof value === 'object' &&
  value !== null &&
  'userId' in value &&
  'id' in value &&
  'topic' in value &&
  'text' in value &&
  typeof value.text === 'string' &&
  'tags' in value &&
  Array.isArray(value.tags) &&
  'quotes' in value &&
  Array.isArray(value.quotes) &&
  'at' in value &&
  typeof value.at === 'number';

const storedDrafts = createStoredList({
  key: 'wanderwork_connect_drafts',
  isItem: isLocalDraft,
  shorten: (drafts) => drafts.filter(({ at }) => Date.now() - at <= MAX_AGE_MS).slice(-MAX_DRAFTS),
});

/** One person's draft in this browser's storage: of a reply to a topic, of a new topic (null), or of an edit. */
export const openLocalDraft = (userId: string, topic: string | null) => {
  const isThis = (draft: LocalDraft): boolean => draft.userId === userId && draft.topic === topic;
  const readOthers = () => storedDrafts.get().filter((draft) => !isThis(draft));
  return {
    read: (): LocalDraft | null => storedDrafts.get().find(isThis) ?? null,
    /** Returns false if the browser can't store it. */
    save: (id: string, text: DraftText): boolean =>
      storedDrafts.set([...readOthers(), { ...text, userId, id, topic, at: Date.now() }]),
    clear: (): void => void storedDrafts.set(readOthers()),
  };
};
