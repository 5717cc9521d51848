import { paths } from '@wanderwork/contracts';
import { AppLink, getSiteSettings } from '@wanderwork/platform';
import { Band, Container, Logo, media, space } from '@wanderwork/ui';
import styled from 'styled-components';
import { NewsletterArea } from './newsletter-area';

type Links = [name: string, to: string][];

const features: Links = [
  ['WanderLens', paths.web.wanderlens()],
  ['WanderHub', paths.web.wanderhub()],
  ['WanderQuest', paths.web.wanderquest()],
  ['Connect', paths.web.connect()],
];

const resources: Links = [
  ['Help', paths.web.help()],
  ['Data sources', paths.web.attributions()],
  ['Accessibility', paths.web.accessibility()],
];

const legal: Links = [
  ['Privacy', paths.web.privacy()],
  ['Terms', paths.web.terms()],
  ['Cookies', paths.web.cookies()],
];

export const Footer = () => (
  <footer>
    <Ground>
      <Container>
        <Columns>
          <div>
            <Logo />
            <Blurb>
              An atlas for working from anywhere. Every figure has a source, and every source has a date.
            </Blurb>
            <SocialLinks />
          </div>
          <LinkList title="Features" links={features} />
          <LinkList title="Resources" links={resources} />
          <NewsletterArea />
        </Columns>
        <Legal aria-label="Legal">
          {legal.map(([name, to]) => (
            <AppLink key={to} to={to}>
              {name}
            </AppLink>
          ))}
        </Legal>
      </Container>
    </Ground>
  </footer>
);

/** Links to the product on other networks, as configured; none by default. */
const SocialLinks = () => {
  const { socialLinks } = getSiteSettings();
  if (socialLinks.length === 0) return null;
  return (
    <Social role="list" aria-label="WanderWork on social media">
      {socialLinks.map(({ name, url }) => (
        <li key={url}>
          <a href={url} rel="me noopener">
            {name}
          </a>
        </li>
      ))}
    </Social>
  );
};

const LinkList = ({ title, links }: { title: string; links: Links }) => (
  <List aria-label={title}>
    <h2>{title}</h2>
    {links.map(([name, to]) => (
      <AppLink key={to} to={to}>
        {name}
      </AppLink>
    ))}
  </List>
);

const Ground = styled(Band)`
  padding-block: ${space(8, 6)};
  border-top: 1px solid var(--line);

  a {
    text-decoration: none;
  }

  a:hover {
    text-decoration: underline;
  }
`;

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space(6, 5)};

  > :first-child,
  > :last-child {
    grid-column: 1 / -1;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) minmax(0, 1fr);

    > :first-child {
      grid-column: auto;
    }
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 4fr) minmax(0, 2fr) minmax(0, 2fr) minmax(0, 5fr);

    > :last-child {
      grid-column: auto;
    }
  }
`;

const Blurb = styled.p`
  max-width: 34ch;
  margin-top: ${space(4)};
  opacity: 0.86;
`;

const Social = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(1, 4)};
  margin-top: ${space(3)};

  a {
    display: inline-block;
    padding-block: 4px;
    text-decoration: underline;
  }
`;

const List = styled.nav`
  display: grid;
  align-content: start;
  justify-items: start;

  h2 {
    margin-bottom: ${space(2)};
    font: 600 var(--f-ui) / 1.35 var(--sans);
    letter-spacing: 0;
  }

  a {
    padding-block: 4px;
    opacity: 0.92;
  }
`;

const Legal = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: ${space(5)};
  justify-content: flex-end;
  margin-top: ${space(7)};
  padding-top: ${space(4)};
  border-top: 1px solid var(--line-2);
  font-size: var(--f-sm);

  a {
    padding-block: 4px;
  }
`;
