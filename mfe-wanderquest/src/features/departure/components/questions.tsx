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
  profession: 'None is better than another: each has what it is good at, and pays for it.',
  passport: 'It decides what borders ask of you.',
  home: 'Where the run begins, and where it has to end.',
  month: 'The run begins on its first day. Weather and seasons follow, and with them prices and moods.',
  difficulty: 'What winning asks for, and how kindly the world deals with you.',
  departure: 'For who has closed the circle: each level adds a rule to those before it.',
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
