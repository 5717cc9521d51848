import { paths, type SessionUser } from '@wanderwork/contracts';
import { AppLink, PageHeading } from '@wanderwork/platform';
import {
  ButtonLink,
  Columns,
  Container,
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
import { SignOutButton } from './sign-out-button';

interface Props {
  user: SessionUser;
  /** The words for the tier. */
  badge: string;
}

/** Who one is here. */
export const Profile = ({ user, badge }: Props) => (
  <Section>
    <Container>
      <Columns $side={480}>
        <Stack $gap={5}>
          <PageHeading>{user.name}</PageHeading>
          <Row $gap={2}>
            <Tag>{badge}</Tag>
            {user.isAdmin && <Tag tone="red">Admin</Tag>}
          </Row>
          <Facts>
            <div>
              <dt>First name</dt>
              <dd>{user.firstName}</dd>
            </div>
            <div>
              <dt>Last name</dt>
              <dd>{user.lastName}</dd>
            </div>
            <div>
              <dt>Email</dt>
              <dd>{user.email}</dd>
            </div>
          </Facts>
          <Row>
            <ButtonLink as={AppLink} to={paths.web.subscription()} variant="ink">
              Membership
            </ButtonLink>
            <ButtonLink as={AppLink} to={paths.web.settings()}>
              Account settings
            </ButtonLink>
            <SignOutButton />
          </Row>
        </Stack>
        <View />
      </Columns>
    </Container>
  </Section>
);

const CITY = 'porto';

const View = () => {
  const [theme] = useTheme();
  return (
    <Plate>
      <PlateWindow>
        <Picture src={`${paths.api.art.city(CITY)}?theme=${theme}`} alt="" width={480} height={320} />
      </PlateWindow>
    </Plate>
  );
};

const Facts = styled.dl`
  max-width: 560px;
  border-top: 1px solid var(--ink);

  > div {
    display: grid;
    grid-template-columns: minmax(7rem, 1fr) 2fr;
    gap: var(--s4);
    padding-block: 11px;
    border-bottom: 1px solid var(--line);
  }

  dt {
    color: var(--ink-2);
  }

  dd {
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;
