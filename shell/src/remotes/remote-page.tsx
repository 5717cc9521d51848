import { paths } from '@wanderwork/contracts';
import { AppLink, PageHead, PageHeading } from '@wanderwork/platform';
import { ButtonLink, ErrorCard } from '@wanderwork/ui';
import { PageContainer } from '../layout/page-container';
import type { RemotePage as Page } from './find-page';
import { RemoteSlot } from './remote-slot';

const NOT_AVAILABLE_OFFLINE = 'This page isn’t saved in this browser. It loads once you’re back online.';

/** A remote's page, or the error card if it fails; the frame around it stays. */
export const RemotePage = ({ page, path }: { page: Page; path: string }) => {
  const { name } = page.release;
  return (
    <RemoteSlot
      key={name}
      name={name}
      slot="app"
      resetKey={path}
      failed={(retry) => (
        <PageContainer>
          <PageHead title={page.route.title} />
          <PageHeading className="visually-hidden">{page.route.title}</PageHeading>
          <ErrorCard onTryAgain={retry} action={name === 'wanderhub' && <PlainArticlesLink />}>
            {navigator.onLine ? undefined : NOT_AVAILABLE_OFFLINE}
          </ErrorCard>
        </PageContainer>
      )}
    />
  );
};

const PlainArticlesLink = () => (
  <ButtonLink as={AppLink} variant="link" to={paths.web.wanderhubFallback()}>
    Read the articles in plain form
  </ButtonLink>
);
