import { getChoices, type Question } from '../model/choices';
import { type RunSetup } from '../../../shared/start-form-props';
import { ChoiceCards } from './choice-cards';
import { QuestionFold } from './question-fold';

const questionLabels: Readonly<Record<Question, string>> = {
  profession: 'Profession',
  passport: 'Passport',
  home: 'Home',
  month: 'Month',
  difficulty: 'Difficulty',
  departure: 'Departure',
};

const questionHints: Readonly<Record<Question, string>> = {
  profession: 'None is better than the others. Each has its strength, and its price.',
  passport: 'It decides what each border asks of you.',
  home: 'Where the run starts, and where it has to end.',
  month: 'The run starts on the first day of this month. Weather and prices follow the seasons.',
  difficulty: 'What it takes to win, and how kind the world is to you.',
  departure: 'For players who have closed the circle. Each level adds a rule to the ones before it.',
};

const questions = Object.keys(questionLabels) as readonly Question[];

interface Props {
  setup: RunSetup;
  earned: readonly string[];
  onChoose: (question: Question, id: string) => void;
}

/** The questions of the start form, one per line. */
export const Questions = ({ setup, earned, onChoose }: Props) =>
  questions.map((question) => {
    const choices = getChoices(question, setup, earned);
    const chosen = String(setup[question]);
    return (
      <QuestionFold
        key={question}
        name={questionLabels[question]}
        answer={choices.find(({ id }) => id === chosen)!.name}
        about={questionHints[question]}
      >
        <ChoiceCards
          name={question}
          label={questionLabels[question]}
          choices={choices}
          chosen={chosen}
          onChoose={(id) => onChoose(question, id)}
        />
      </QuestionFold>
    );
  });
