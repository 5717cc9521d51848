import {
  formatTemperature,
  paths,
  toPlaceKey,
  toStarterToolLink,
  type ConnectPlace,
  type StarterFigure,
  type StarterPage as Starter,
} from '@wanderwork/contracts';
import { AppLink, http, toast, useTemperatureUnit } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import {
  Banner,
  Button,
  ButtonLink,
  Columns,
  Icon,
  Picture,
  Plate,
  PlateWindow,
  Small,
  Stack,
  TextLink,
  useTheme,
} from '@wanderwork/ui';
import { MiniDial } from '@wanderwork/ui/charts';
import styled from 'styled-components';
import { useReader } from '../../common/api/reader';

interface Props {
  place: ConnectPlace;
  starter: Starter;
}

/** What the data says about a city: its picture, score, figures with sources, climate, guides and tools. */
const StarterPage = ({ place, starter }: Props) => (
  <Root aria-labelledby="starter">
    <h2 id="starter">{place.name} in figures</h2>
    <Columns $side={360}>
      <Stack $gap={5}>
        <Figures place={place} figures={starter.figures} />
        <Guides guides={starter.guides} />
        <Tools place={place} tools={starter.tools} />
      </Stack>
      <Stack $gap={4}>
        <CityPicture url={starter.imageUrl} />
        <ScoreAndClimate place={place} starter={starter} />
        <TellMeButton place={place} />
      </Stack>
    </Columns>
  </Root>
);

const Root = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);

  h3 {
    margin-bottom: var(--s2);
    font: 600 var(--f-ui) / 1.3 var(--sans);
  }

  li + li {
    margin-top: var(--s2);
  }
`;

const CityPicture = ({ url }: { url: string }) => {
  const [theme] = useTheme();
  return (
    <Plate>
      <PlateWindow>
        <Picture src={`${url}?theme=${theme}`} alt="" width={480} height={320} />
      </PlateWindow>
    </Plate>
  );
};

const ScoreAndClimate = ({ place, starter: { irex, climate } }: Props) => {
  const unit = useTemperatureUnit();
  return (
    <Score>
      <MiniDial irex={{ score: irex }} />
      <div>
        <TextLink as={AppLink} to={paths.web.city(place.slug)}>
          All figures of {place.name} <Icon name="arrow-right" />
        </TextLink>
        {climate && (
          <Small $quiet>
            {climate.month}:{' '}
            {climate.tempC === null ? 'temperature unknown' : formatTemperature(climate.tempC, unit)},{' '}
            {climate.rainMm === null ? 'rain unknown' : `${Math.round(climate.rainMm)} mm of rain`}
          </Small>
        )}
      </div>
    </Score>
  );
};

const Score = styled.div`
  display: flex;
  gap: var(--s4);
  align-items: center;

  svg:first-child {
    flex: none;
  }
`;

const Figures = ({ place, figures }: { place: ConnectPlace; figures: readonly StarterFigure[] }) => (
  <FigureList>
    {figures.map(({ label, value, source, url, question }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>
          {value === null ? (
            <>
              <p>{question}</p>
              <TextLink as={AppLink} to={toAnswerPath(place, label)}>
                Tell us <Icon name="arrow-right" />
              </TextLink>
            </>
          ) : (
            <>
              <b>{value}</b>
              {source && (
                <Small $quiet>
                  {url ? (
                    <TextLink quiet href={url} rel="noopener">
                      {source}
                    </TextLink>
                  ) : (
                    source
                  )}
                </Small>
              )}
            </>
          )}
        </dd>
      </div>
    ))}
  </FigureList>
);

/** An answer to a question about a figure is a correction, which reaches the data. */
const toAnswerPath = ({ kind, slug, name }: ConnectPlace, label: string): string =>
  `${paths.web.connectPage('new')}?${new URLSearchParams({
    place: toPlaceKey(kind, slug),
    kind: 'correction',
    title: `${label} in ${name}`,
  })}`;

const FigureList = styled.dl`
  border-top: 1px solid var(--line);

  > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.4fr);
    gap: var(--s4);
    padding-block: var(--s3);
    border-bottom: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`;

const Guides = ({ guides }: Pick<Starter, 'guides'>) =>
  guides.length > 0 && (
    <section aria-labelledby="starter-guides">
      <h3 id="starter-guides">Guides that use these figures</h3>
      <ul role="list">
        {guides.map(({ slug, title }) => (
          <li key={slug}>
            <TextLink as={AppLink} to={paths.web.post(slug)}>
              {title}
            </TextLink>
          </li>
        ))}
      </ul>
    </section>
  );

const Tools = ({ place, tools }: Pick<Props, 'place'> & Pick<Starter, 'tools'>) => (
  <section aria-labelledby="starter-tools">
    <h3 id="starter-tools">Tools, filled in for {place.name}</h3>
    <ul role="list">
      {tools.map((tool) => (
        <li key={tool.name}>
          <TextLink as={AppLink} to={toStarterToolLink(tool).path}>
            {toStarterToolLink(tool).label}
          </TextLink>
        </li>
      ))}
    </ul>
  </section>
);

const TELL_ME = 'Tell me when someone posts here';

/** Follows the place; visitors log in first. */
const TellMeButton = ({ place }: { place: ConnectPlace }) => {
  const reader = useReader();
  const { run, busy, problem } = useAction({ refetches: ['connect'] });
  if (!reader)
    return (
      <ButtonLink
        as={AppLink}
        to={paths.web.login(paths.web.connectPlace(place.kind, place.slug))}
        variant="red"
        wide
      >
        {TELL_ME}
      </ButtonLink>
    );
  if (place.follow === 'everything')
    return <Small role="status">We’ll tell you when someone posts here.</Small>;
  const follow = async () => {
    await http.put(paths.api.connect.follow(toPlaceKey(place.kind, place.slug)), { level: 'everything' });
    toast({ tone: 'ok', title: `We’ll tell you when someone writes about ${place.name}` });
  };
  return (
    <Stack>
      <Button variant="red" wide busy={busy} busyLabel="Saving..." onClick={() => void run(follow)}>
        {TELL_ME}
      </Button>
      {problem && (
        <Banner tone="bad" role="alert">
          We couldn’t save that. Please try again.
        </Banner>
      )}
    </Stack>
  );
};

export default StarterPage;
