import type { AssistantCard, AssistantClaim } from '@wanderwork/contracts';
import { z } from 'zod';
import { CITES_MAX, ClaimVerifier, TEXT_MAX, tokensOf } from '../../analysis/index.js';
import type { Intent } from '../grammar/intent.js';
import { describeCard } from '../templates/describe-card.js';
import { mergePlaces, readCard, type CardKnowledge } from './evidence.js';
import { claimVocabulary, questionTerms } from './vocabulary.js';

const MAX_QUESTION = 160;

const proposedClaim = z.strictObject({
  claim: z.string().max(TEXT_MAX),
  cites: z.array(z.string().max(200)).min(1).max(CITES_MAX),
});
const proposedQuestion = z.strictObject({ question: z.string().max(MAX_QUESTION) });

export type VerifiedLine = { claim: AssistantClaim } | { question: string };

interface CardFacts extends CardKnowledge {
  sentences: AssistantClaim[];
}

/** Verifies the lines of one answer against the cards that its tools have returned. */
export class LineVerifier {
  private readonly cards = new Map<string, CardFacts>();
  private readonly cited = new Set<string>();
  private verifier: ClaimVerifier<CardKnowledge['evidence'][number]> | null = null;

  /** Adds a card, or replaces one that no claim has cited yet; false if it must stay as it is. */
  add(card: AssistantCard, intent: Intent): boolean {
    if (this.cited.has(card.id)) return false;
    this.cards.set(card.id, { ...readCard(card, intent), sentences: describeCard(card) });
    this.verifier = null;
    return true;
  }

  /** What a line says if the figures support it; null for everything else. */
  verify(line: unknown): VerifiedLine | null {
    const claim = proposedClaim.safeParse(line).data;
    if (claim) {
      const verified = this.verifyClaim({ text: claim.claim, cites: claim.cites });
      return verified && { claim: verified };
    }
    const question = proposedQuestion.safeParse(line).data?.question;
    return question !== undefined && this.isQuestion(question) ? { question } : null;
  }

  private verifyClaim(proposed: { text: string; cites: string[] }): AssistantClaim | null {
    const claim = this.findOwnSentence(proposed.text) ?? this.checkFigures(proposed);
    for (const { card } of claim?.cites ?? []) this.cited.add(card);
    return claim;
  }

  /** A sentence that we wrote for a card ourselves. */
  private findOwnSentence(text: string): AssistantClaim | null {
    const all = [...this.cards.values()].flatMap(({ sentences }) => sentences);
    return all.find((one) => one.text === text) ?? null;
  }

  private checkFigures(proposed: { text: string; cites: string[] }): AssistantClaim | null {
    const facts = [...this.cards.values()];
    this.verifier ??= new ClaimVerifier({
      evidence: facts.flatMap(({ evidence }) => evidence),
      places: this.listPlaces(),
      vocabulary: claimVocabulary,
      only: null,
      // A card of two cities says itself which differences are larger than the margin of error.
      areDistinguishable: () => false,
    });
    const verified = this.verifier.verify(proposed);
    if (!verified) return null;
    const cites = new Map(verified.cited.map(({ id, cite }) => [id, cite]));
    return { text: proposed.text, cites: [...cites.values()] };
  }

  /** One question of known words, without digits, spelled-out numbers, markup, or places that no tool named. */
  private isQuestion(text: string): boolean {
    if (!text.endsWith('?')) return false;
    const places = this.listPlaces().toSorted((one, other) => other.name.length - one.name.length);
    const tokens = tokensOf(text.slice(0, -1), places);
    return (
      tokens !== null &&
      tokens.length > 1 &&
      tokens.every(
        (token) =>
          token.type === 'place' ||
          token.type === 'month' ||
          (token.type === 'word' && questionTerms.has(token.text)),
      )
    );
  }

  private listPlaces() {
    return mergePlaces([...this.cards.values()].flatMap(({ places }) => places));
  }
}
