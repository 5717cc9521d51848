import { queryOptions, useQuery } from '@tanstack/react-query';
import { paths, type ConnectDraft } from '@wanderwork/contracts';
import { http } from '@wanderwork/platform';
import { useEffect, useRef, useState } from 'react';
import { toKey } from '../../common/api/reader';
import { createClientId } from '../../common/model/client-id';
import { emptyText, openLocalDraft, type DraftText } from '../model/local-drafts';

const { drafts: draftsPath, draft: draftPath } = paths.api.connect;

const draftsQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'drafts'),
    queryFn: ({ signal }) => http.get<ConnectDraft[]>(draftsPath(), { signal }),
  });

/** Delay of a save on the server after the last key press. */
const PAUSE_MS = 2000;

/** Where the text is stored now. */
type SavedIn = 'nowhere' | 'device' | 'server';

const toRequest = ({ place, kind, title, text, tags, correction }: DraftText, topic: string | null) => ({
  text,
  tags,
  ...(topic === null
    ? { kind, title, ...(place !== null && { place }), ...(correction && { correction }) }
    : { topic }),
});

const fromServer = ({ id, place, kind, title, text, tags, correction }: ConnectDraft) => ({
  id,
  text: { ...emptyText, place, kind: kind ?? emptyText.kind, title, text, tags, correction },
});

/** A topic that somebody emptied again must not replace what a link has filled in. */
const isBlankTopic = ({ topic, title, text }: Pick<ConnectDraft, 'topic' | 'title' | 'text'>): boolean =>
  topic === null && (title + text).trim() === '';

/**
 * What a person writes in a topic, or as a new one (`topic` null): stored on this device at each key press, and on the
 * server when typing pauses. A draft from another device shows up while nothing is written here.
 */
export const useDraft = (userId: string, topic: string | null, initial: Partial<DraftText> = {}) => {
  const [local] = useState(() => openLocalDraft(userId, topic));
  const [written, setWritten] = useState(() => {
    const stored = local.read();
    return stored && isBlankTopic(stored) ? null : stored;
  });
  const [id, setId] = useState(createClientId);
  const [savedIn, setSavedIn] = useState<SavedIn>('nowhere');
  const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
  const { data: drafts = [] } = useQuery({ ...draftsQuery(userId), enabled: written === null });
  const other =
    written === null ? drafts.find((draft) => draft.topic === topic && !isBlankTopic(draft)) : undefined;
  const fallback = other ? fromServer(other) : { id, text: { ...emptyText, ...initial } };
  const draft = written ? { id: written.id, text: written as DraftText } : fallback;

  useEffect(() => () => clearTimeout(timer.current), []);

  const saveOnServer = async (draftId: string, text: DraftText) => {
    try {
      await http.put(draftPath(draftId), toRequest(text, topic));
      setSavedIn('server');
    } catch {
      // The device has it, and the next pause tries again.
    }
  };

  const write = (change: Partial<DraftText>) => {
    const text: DraftText = { ...draft.text, ...change };
    setSavedIn(local.save(draft.id, text) ? 'device' : 'nowhere');
    setWritten({ ...text, userId, id: draft.id, topic, at: Date.now() });
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void saveOnServer(draft.id, text), PAUSE_MS);
  };

  /** Deletes it everywhere and starts an empty one. */
  const clear = () => {
    clearTimeout(timer.current);
    local.clear();
    setWritten(null);
    setId(createClientId());
    setSavedIn('nowhere');
    void http.delete(draftPath(draft.id)).catch(() => undefined);
  };

  return {
    id: draft.id,
    text: draft.text,
    savedIn,
    isRestored: written !== null || other !== undefined,
    write,
    clear,
  };
};

export type Draft = ReturnType<typeof useDraft>;
