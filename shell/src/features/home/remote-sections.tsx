import type { RemoteName } from '@wanderwork/contracts';
import { Button, Container, Row, Section, Spinner } from '@wanderwork/ui';
import { Suspense } from 'react';
import { NearScreen } from '../../remotes/near-screen';
import { useReleases } from '../../remotes/releases';
import { RemoteSlot } from '../../remotes/remote-slot';

/** What each remote shows on the home page, in this order; `/#wanderhub` leads to one. */
const sections: { remote: RemoteName; title: string }[] = [
  { remote: 'wanderlens', title: 'WanderLens' },
  { remote: 'wanderhub', title: 'WanderHub' },
  { remote: 'wanderquest', title: 'WanderQuest' },
  { remote: 'account', title: 'Joining' },
];

/** The sections of the remotes that have one to show. */
export const RemoteSections = () => {
  const releases = useReleases((state) => state.releases) ?? [];
  const offered = sections.filter(({ remote }) =>
    releases.some(({ name, slots }) => name === remote && slots.includes('home')),
  );
  return offered.map(({ remote, title }) => (
    <NearScreen key={remote} anchor={remote}>
      <Suspense fallback={<Waiting title={title} />}>
        <RemoteSlot
          name={remote}
          slot="home"
          failed={(retry) => <Missing title={title} onTryAgain={retry} />}
        />
      </Suspense>
    </NearScreen>
  ));
};

const Waiting = ({ title }: { title: string }) => (
  <Section>
    <Container>
      <Spinner label={`Loading ${title}`} size={24} />
    </Container>
  </Section>
);

/** Quiet: the rest of the page is all there. */
const Missing = ({ title, onTryAgain }: { title: string; onTryAgain: () => void }) => (
  <Section $tight $rule="grey">
    <Container>
      <Row $justify="between">
        <p>The part about {title} could not be shown. Everything else is here.</p>
        <Button size="small" onClick={onTryAgain}>
          Try Again
        </Button>
      </Row>
    </Container>
  </Section>
);
