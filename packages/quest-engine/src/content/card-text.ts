/** The text of a card. The screen fills in `{city}`, `{country}`, `{client}` and `{clientTime}`. */
export interface CardText {
  title: string;
  /** Sixty words at most. */
  text: string;
  /** By choice: its label (at most twelve words) and the text of each outcome. */
  choices: Readonly<Record<string, ChoiceText>>;
}

export interface ChoiceText {
  label: string;
  outcomes: readonly string[];
}

export type CardTexts = Readonly<Record<string, CardText>>;

export const slots = ['city', 'country', 'client', 'clientTime'] as const;
