import { paths } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import {
  ButtonLink,
  Container,
  Lead,
  Picture,
  Plate,
  PlateWindow,
  Row,
  Section,
  Stack,
  Tag,
  useTheme,
} from '@wanderwork/ui';
import styled from 'styled-components';

const plans = [
  [
    'City channels',
    'One place for each city, small ones gathered by region until there is enough to say. Answers from people who live there now.',
  ],
  [
    'Small meet-ups',
    'A day, a table and a number of seats. You say whether you come, and it lands in your calendar.',
  ],
  [
    'Same place, same weeks',
    'If you wish, and only then: a word that others will be in your city in your dates. Never an address, and it ends by itself.',
  ],
] as const;

const CITY = 'tbilisi';

/** What Connect will be; not open, and not pretending to be. */
export const ConnectPreview = () => {
  const [theme] = useTheme();
  return (
    <Section>
      <Container>
        <Stack $gap={6}>
          <Stack $gap={4}>
            <p>
              <Tag icon="clock">Not open yet</Tag>
            </p>
            <PageHeading>Connect</PageHeading>
            <Lead>
              A community that is built slowly: before anyone can write here, everyone must be able to block,
              mute and report. So the doors are still closed. This is what is behind them.
            </Lead>
          </Stack>
          <Plate>
            <View>
              <Picture
                src={`${paths.api.art.city(CITY)}?theme=${theme}&shape=wide`}
                alt=""
                width={1240}
                height={420}
              />
            </View>
          </Plate>
          <Plans role="list">
            {plans.map(([title, text]) => (
              <li key={title}>
                <h2>{title}</h2>
                <p>{text}</p>
              </li>
            ))}
          </Plans>
          <Stack $gap={4}>
            <Lead>Until then, a free account keeps your place, and a guide helps with the first month.</Lead>
            <Row>
              <ButtonLink as={AppLink} to={paths.web.register()} variant="ink">
                Create a free account
              </ButtonLink>
              <ButtonLink as={AppLink} to={`${paths.web.wanderhub()}?category=community-insights`}>
                Read about meeting people
              </ButtonLink>
            </Row>
          </Stack>
        </Stack>
      </Container>
    </Section>
  );
};

const View = styled(PlateWindow)`
  height: clamp(160px, 20vw, 300px);

  > * {
    width: 100%;
    height: 100%;
  }
`;

const Plans = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 260px), 1fr));
  gap: 0 var(--s6);
  border-top: 1px solid var(--ink);

  li {
    display: grid;
    gap: var(--s2);
    align-content: start;
    padding-top: var(--s5);
  }

  h2 {
    font-size: var(--f-lg);
  }

  p {
    color: var(--ink-2);
  }
`;
