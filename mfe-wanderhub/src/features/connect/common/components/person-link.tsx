import { paths, type PersonSummary } from '@wanderwork/contracts';
import { AppLink } from '@wanderwork/platform';
import { Tag, TextLink } from '@wanderwork/ui';
import { Avatar } from '@wanderwork/ui/people';
import styled from 'styled-components';

interface Props {
  /** Null for a former member. */
  person: PersonSummary | null;
  isOfficial?: boolean;
  /** Shows the portrait too. */
  portrait?: boolean;
}

/** Who wrote something, with a link to their profile. Some posts of the team were written by nobody personally. */
export const PersonLink = ({ person, isOfficial = false, portrait = false }: Props) => (
  <Root>
    {portrait && person && <Portrait person={person} />}
    {person ? (
      <TextLink quiet as={AppLink} to={paths.web.connectPerson(person.handle)}>
        <bdi>{person.name}</bdi>
      </TextLink>
    ) : (
      !isOfficial && <span>a former member</span>
    )}
    {isOfficial && <Tag tone="ink">WanderWork team</Tag>}
  </Root>
);

const Root = styled.span`
  display: inline-flex;
  gap: 8px;
  align-items: center;
  min-width: 0;
  overflow-wrap: anywhere;
`;

export const Portrait = ({ person, size }: { person: PersonSummary; size?: number }) => (
  <Avatar
    size={size}
    person={{ name: person.name, firstName: '', lastName: '', email: '', profileImageUrl: person.pictureUrl }}
  />
);
