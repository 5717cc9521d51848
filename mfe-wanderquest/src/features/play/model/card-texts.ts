import { type CardText, type CardTexts } from '@wanderwork/quest-engine';
import { create } from 'zustand';

/** Each group of texts is a separate chunk: the page loads first, card texts as needed. */
const groups: readonly (() => Promise<{ texts: CardTexts }>)[] = [
  () => import('@wanderwork/quest-engine/texts/first-week'),
  () => import('@wanderwork/quest-engine/texts/work'),
  () => import('@wanderwork/quest-engine/texts/rest'),
  () => import('@wanderwork/quest-engine/texts/explore'),
  () => import('@wanderwork/quest-engine/texts/social'),
  () => import('@wanderwork/quest-engine/texts/travel'),
  () => import('@wanderwork/quest-engine/texts/arcs'),
  () => import('@wanderwork/quest-engine/texts/people'),
];

interface Texts {
  byCard: CardTexts;
  /** About ordinary days; empty until loaded. */
  ofDays: readonly string[];
  /** Groups that failed to load, most likely offline. */
  missing: number;
}

const useTexts = create<Texts>(() => ({ byCard: {}, ofDays: [], missing: 0 }));

let pendingGroups = groups;

/** Loads missing texts; a second call retries what failed. */
export const loadCardTexts = async (): Promise<void> => {
  const requestedGroups = pendingGroups;
  pendingGroups = [];
  const failed = await Promise.all(
    requestedGroups.map((load) =>
      load().then(
        ({ texts }) => {
          useTexts.setState(({ byCard }) => ({ byCard: { ...byCard, ...texts } }));
          return null;
        },
        () => load,
      ),
    ),
  );
  pendingGroups = [...pendingGroups, ...failed.filter((load) => load !== null)];
  useTexts.setState({ missing: pendingGroups.length });
};

/** Loads the lines of ordinary days. Without them the page says nothing of those days. */
export const loadSceneTexts = (): Promise<void> =>
  import('./text/scene-texts').then(
    ({ sceneTexts }) => useTexts.setState({ ofDays: sceneTexts }),
    () => undefined,
  );

/** The lines of ordinary days loaded so far. */
export const useSceneTexts = (): readonly string[] => useTexts((texts) => texts.ofDays);

/** The texts loaded so far. */
export const useCardTexts = (): CardTexts => useTexts((texts) => texts.byCard);

/** The text of a card; `missing` when it failed to load. */
export const useCardText = (id: string): CardText | 'loading' | 'missing' =>
  useTexts(({ byCard, missing }) => byCard[id] ?? (missing > 0 ? 'missing' : 'loading'));
