import { choicesOf, type Question } from '../model/choices';
import { type Traveller } from '../../../shared/setting-out';
import { Cards } from './cards';
import { Fold } from './fold';

const names: Readonly<Record<Question, string>> = {
  profession: 'Profession',
  passport: 'Passport',
  home: 'Home',
  month: 'Month',
  difficulty: 'Difficulty',
  departure: 'Departure',
};

const abouts: Readonly<Record<Question, string>> = {
  profession: 'None is better than the others. Each has its strength, and its price.',
  passport: 'It decides what each border asks of you.',
  home: 'Where the run starts, and where it has to end.',
  month: 'The run starts on the first day of this month. Weather and prices follow the seasons.',
  difficulty: 'What it takes to win, and how kind the world is to you.',
  departure: 'For players who have closed the circle. Each level adds a rule to the ones before it.',
};

const questions = Object.keys(names) as readonly Question[];

interface Props {
  traveller: Traveller;
  earned: readonly string[];
  onChoose: (question: Question, id: string) => void;
}

/** One question a line, with its answer; open, it shows all that it could be. */
export const Questions = ({ traveller, earned, onChoose }: Props) =>
  questions.map((question) => {
    const choices = choicesOf(question, traveller, earned);
    const chosen = String(traveller[question]);
    return (
      <Fold
        key={question}
        name={names[question]}
        answer={choices.find(({ id }) => id === chosen)!.name}
        about={abouts[question]}
      >
        <Cards
          name={question}
          label={names[question]}
          choices={choices}
          chosen={chosen}
          onChoose={(id) => onChoose(question, id)}
        />
      </Fold>
    );
  });
