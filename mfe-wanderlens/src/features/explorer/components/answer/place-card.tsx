import { paths, type PlaceAnswer, type SearchAnswer, type TopicAnswer } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Caption, Card, media, Small, TextLink } from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { CityScene } from '../../../../shared/city-scene';
import { SaveButton } from '../../../../shared/favourites/save-button';
import { useLocalText } from '../../../../shared/use-local-text';
import { findOtherFacts, splitVerdict, topicLabels } from '../../model/verdict';
import { AnswerFigures } from './answer-figures';
import { CardFacts } from './card-facts';

interface Props {
  place: PlaceAnswer;
  answer: SearchAnswer;
}

/** The answer to a question about one city: for each topic a verdict, its figures with their sources, and a rank. */
export const PlaceCard = ({ place, answer }: Props) => {
  const { city, answers } = place;
  return (
    <Root aria-labelledby={`answer-${city.slug}`}>
      <Head>
        <Scene>
          <CityScene city={city} eager />
        </Scene>
        <Name>
          <h2 id={`answer-${city.slug}`}>
            <AppLink to={paths.web.city(city.slug)}>{city.name}</AppLink>
          </h2>
          <Small $quiet as="p">{`${city.country}, ${city.region}`}</Small>
        </Name>
        <MiniDial irex={city.irex} />
        <SaveButton city={city} size="small" />
      </Head>
      <div>
        <CardFacts slug={city.slug} answer={{ ...answer, facts: { [city.slug]: findOtherFacts(answer) } }} />
        {answers.map((one) => (
          <TopicView key={one.topic} place={place} answer={one} />
        ))}
      </div>
    </Root>
  );
};

/** Enough for what decides the verdict. The city page has all figures. */
const MAX_FIGURES = 3;

const TopicView = ({ place, answer }: { place: PlaceAnswer; answer: TopicAnswer }) => {
  const toLocal = useLocalText();
  const { city } = place;
  const { topic, verdict, rank } = answer;
  const { label, about, anchor } = topicLabels[topic];
  const { heading, rest } = splitVerdict(topic, toLocal(verdict));
  const figures = answer.figures.slice(0, MAX_FIGURES);
  return (
    <Topic aria-labelledby={`answer-${topic}`}>
      <Caption>{label}</Caption>
      <h3 id={`answer-${topic}`}>{heading}</h3>
      {(rest ?? rank) && <p>{[rest, rank && `${rank}.`].filter(Boolean).join(' ')}</p>}
      {figures.length > 0 && <AnswerFigures place={place} figures={figures} />}
      <TextLink as={AppLink} to={`${paths.web.city(city.slug)}#${anchor}`}>
        More about {about} in {city.name}
      </TextLink>
    </Topic>
  );
};

const Root = styled(Card)`
  display: grid;
  gap: var(--s5);
  margin-bottom: var(--s6);
  padding: var(--s4);

  ${media.tablet} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: var(--s6);
    padding: var(--s5);
  }
`;

/** Beside the topics; on phones a line with a small picture above them. */
const Head = styled.div`
  display: grid;
  grid-template-columns: 84px minmax(0, 1fr) auto;
  gap: var(--s3);
  align-items: center;

  > button {
    grid-column: 1 / -1;
    justify-self: start;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-content: start;
    align-items: start;
  }
`;

const Scene = styled.div`
  aspect-ratio: 3 / 2;
  overflow: hidden;
  border: 1px solid var(--line);

  > * {
    width: 100%;
    height: 100%;
  }

  ${media.tablet} {
    grid-column: 1 / -1;
  }
`;

const Name = styled.div`
  h2 {
    font-size: clamp(1.75rem, 1.4rem + 1.2vw, 2.5rem);
    overflow-wrap: anywhere;
  }

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Topic = styled.section`
  display: grid;
  gap: var(--s3);
  justify-items: start;

  & + & {
    margin-top: var(--s5);
    padding-top: var(--s5);
    border-top: 1px solid var(--ink);
  }

  > h3 {
    margin-top: calc(-1 * var(--s2));
    font-size: clamp(1.375rem, 1.2rem + 0.6vw, 1.75rem);
    text-wrap: balance;
  }

  > p {
    max-width: 68ch;
  }

  > div {
    width: 100%;
  }
`;
