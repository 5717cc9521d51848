import { Band, Container, media, useTheme } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';
import { joinNames, paths } from '@wanderwork/contracts';

interface Props {
  labelledBy?: string;
  children: ReactNode;
}

/** A dark band with text and a passport. */
export const QuestBand = ({ labelledBy, children }: Props) => (
  <section aria-labelledby={labelledBy}>
    <Night>
      <Split>
        <Words>{children}</Words>
        <ExamplePassport />
      </Split>
    </Night>
  </section>
);

const Night = styled(Band)`
  padding-block: clamp(56px, 8vw, 112px);
  overflow: hidden;
`;

const Split = styled(Container)`
  display: grid;
  gap: var(--s6) var(--s8);
  align-items: center;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Words = styled.div`
  display: grid;
  gap: 20px;
  justify-items: start;

  p {
    max-width: 46ch;
  }
`;

/** An example route around the world with eight stops. */
const exampleRoute = [
  { slug: 'lisbon', name: 'Lisbon' },
  { slug: 'marrakesh', name: 'Marrakesh' },
  { slug: 'istanbul', name: 'Istanbul' },
  { slug: 'tbilisi', name: 'Tbilisi' },
  { slug: 'chiang-mai', name: 'Chiang Mai' },
  { slug: 'tokyo', name: 'Tokyo' },
  { slug: 'honolulu', name: 'Honolulu' },
  { slug: 'medellin', name: 'Medellín' },
];

const names = joinNames(exampleRoute.map(({ name }) => name));

/** A passport page with the stamps of the example route. */
const ExamplePassport = () => {
  const [theme] = useTheme();
  return (
    // Keeps the page's theme on the dark band.
    <Page data-theme={theme}>
      <Stamps role="img" aria-label={`A passport with stamps of ${names}`}>
        {exampleRoute.map(({ slug }) => (
          <Stamp key={slug} src={`${paths.api.art.stamp(slug)}?theme=${theme}`} />
        ))}
      </Stamps>
      <figcaption>An example route.</figcaption>
    </Page>
  );
};

const Page = styled.figure`
  padding: var(--s5);
  border-radius: var(--r2);
  background: var(--sheet);
  color: var(--ink);
  box-shadow: var(--e3);

  figcaption {
    margin-top: var(--s3);
    font-size: var(--f-cap);
    color: var(--ink-3);
  }
`;

const Stamps = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: var(--s2);

  ${media.tablet} {
    gap: 10px;
  }
`;

/** Decorative: the figure has one label for all. Lazy, since it is far down the page. */
const Stamp = styled.img.attrs({ alt: '', width: 200, height: 200, loading: 'lazy', decoding: 'async' })`
  width: 100%;
  height: auto;
  aspect-ratio: 1;
`;
