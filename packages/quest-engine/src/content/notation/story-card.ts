import { type Card, type Choice, type Hint } from '../card.js';
import { type CardText, type CardTexts, type ChoiceText } from '../card-text.js';
import { toCondition, type ConditionNote } from './condition.js';
import { toEffects, toWeight, type EffectNotes, type WeightNote } from './effects.js';

/** The rules of a card and its text. */
export interface StoryCard {
  readonly rules: Card;
  readonly text: CardText;
}

type CardTerms = Pick<Card, 'again' | 'arc' | 'sensitive'> & { when?: ConditionNote };

interface ChoiceTerms {
  needs?: ConditionNote;
  hint?: Hint;
}

interface NewCard {
  scene(title: string, text: string): WithScene;
}

interface WithScene {
  choice(id: string, label: string, terms?: ChoiceTerms): OpenChoice;
}

/** A choice needs one certain outcome, or several by weight. */
interface OpenChoice {
  sure(effects: EffectNotes, text: string): Complete;
  odds(weight: WeightNote, effects: EffectNotes, text: string): WithOdds;
}

type Complete = WithScene & StoryCard;
type WithOdds = Complete & Pick<OpenChoice, 'odds'>;

interface ChoiceDraft {
  rules: Omit<Choice, 'outcomes'>;
  outcomes: Choice['outcomes'][number][];
  text: ChoiceText & { outcomes: string[] };
}

class CardBuilder implements NewCard, OpenChoice, StoryCard {
  private title = '';
  private opening = '';
  private readonly choices: ChoiceDraft[] = [];

  constructor(private readonly head: Omit<Card, 'choices'>) {}

  scene(title: string, text: string): this {
    this.title = title;
    this.opening = text;
    return this;
  }

  choice(id: string, label: string, { needs, ...terms }: ChoiceTerms = {}): this {
    const rules = { id, ...(needs && { needs: toCondition(needs) }), ...terms };
    this.choices.push({ rules, outcomes: [], text: { label, outcomes: [] } });
    return this;
  }

  sure(effects: EffectNotes, text: string): this {
    return this.odds(1, effects, text);
  }

  odds(weight: WeightNote, effects: EffectNotes, text: string): this {
    const choice = this.choices.at(-1)!;
    choice.outcomes.push({ weight: toWeight(weight), effects: toEffects(effects) });
    choice.text.outcomes.push(text);
    return this;
  }

  get rules(): Card {
    return { ...this.head, choices: this.choices.map(({ rules, outcomes }) => ({ ...rules, outcomes })) };
  }

  get text(): CardText {
    const choices = Object.fromEntries(this.choices.map(({ rules, text }) => [rules.id, text]));
    return { title: this.title, text: this.opening, choices };
  }
}

/**
 * Begins a card. `weight`: how often its deck draws it, relative to the others that fit. The terms count in the order
 * in which they are written: the digest of the rules includes it.
 */
export const card = (id: string, deck: Card['deck'], weight: WeightNote, terms: CardTerms = {}): NewCard => {
  const { when } = terms;
  const rules = { ...terms, ...(when && { when: toCondition(when) }) } as Pick<Card, 'when'>;
  return new CardBuilder({ id, deck, weight: toWeight(weight), ...rules });
};

/** The texts of cards by their ids. */
export const toTexts = (cards: readonly StoryCard[]): CardTexts =>
  Object.fromEntries(cards.map(({ rules, text }) => [rules.id, text]));
