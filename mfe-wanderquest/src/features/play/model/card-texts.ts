import { type CardText, type CardTexts } from '@wanderwork/quest-engine';
import { create } from 'zustand';

/** Each deck's texts are a separate chunk: the page loads first, card texts as needed. */
const decks: readonly (() => Promise<CardTexts>)[] = [
  () => import('@wanderwork/quest-engine/texts/first-week').then(({ firstWeekTexts }) => firstWeekTexts),
  () => import('@wanderwork/quest-engine/texts/work').then(({ workTexts }) => workTexts),
  () => import('@wanderwork/quest-engine/texts/more-work').then(({ moreWorkTexts }) => moreWorkTexts),
  () => import('@wanderwork/quest-engine/texts/rest').then(({ restTexts }) => restTexts),
  () => import('@wanderwork/quest-engine/texts/more-rest').then(({ moreRestTexts }) => moreRestTexts),
  () => import('@wanderwork/quest-engine/texts/explore').then(({ exploreTexts }) => exploreTexts),
  () =>
    import('@wanderwork/quest-engine/texts/more-explore').then(({ moreExploreTexts }) => moreExploreTexts),
  () => import('@wanderwork/quest-engine/texts/social').then(({ socialTexts }) => socialTexts),
  () => import('@wanderwork/quest-engine/texts/more-social').then(({ moreSocialTexts }) => moreSocialTexts),
  () => import('@wanderwork/quest-engine/texts/travel').then(({ travelTexts }) => travelTexts),
  () => import('@wanderwork/quest-engine/texts/more-travel').then(({ moreTravelTexts }) => moreTravelTexts),
  () => import('@wanderwork/quest-engine/texts/arcs-near').then(({ arcsNearTexts }) => arcsNearTexts),
  () => import('@wanderwork/quest-engine/texts/arcs-far').then(({ arcsFarTexts }) => arcsFarTexts),
  () =>
    import('@wanderwork/quest-engine/texts/people-cards').then(({ peopleCardsTexts }) => peopleCardsTexts),
];

interface Texts {
  byCard: CardTexts;
  /** About ordinary days; empty until loaded. */
  ofDays: readonly string[];
  /** Decks that failed to load, most likely offline. */
  missing: number;
}

const useTexts = create<Texts>(() => ({ byCard: {}, ofDays: [], missing: 0 }));

let pendingDecks = decks;

/** Loads missing texts; a second call retries what failed. */
export const loadCardTexts = async (): Promise<void> => {
  const requestedDecks = pendingDecks;
  pendingDecks = [];
  const failed = await Promise.all(
    requestedDecks.map((load) =>
      load().then(
        (more) => {
          useTexts.setState(({ byCard }) => ({ byCard: { ...byCard, ...more } }));
          return null;
        },
        () => load,
      ),
    ),
  );
  pendingDecks = [...pendingDecks, ...failed.filter((load) => load !== null)];
  useTexts.setState({ missing: pendingDecks.length });
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
