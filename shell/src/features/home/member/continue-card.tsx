import { AppLink } from '@wanderwork/platform';
import { Icon, media, Skeleton, Small, space, TextLink, type IconName } from '@wanderwork/ui';
import styled, { css } from 'styled-components';
import type { CardContent } from './continue-cards';

interface Props {
  icon: IconName;
  kind: string;
  /** Null while it loads. */
  content: CardContent | null;
}

/** A card that leads back to something. It has its full size while it loads. */
export const ContinueCard = ({ icon, kind, content }: Props) => (
  <CardRoot aria-busy={content === null}>
    <CardKind icon={icon}>{kind}</CardKind>
    {content ? (
      <>
        <Title>
          <bdi>{content.title}</bdi>
        </Title>
        <Small $quiet>{content.note}</Small>
        <TextLink as={AppLink} to={content.to}>
          {content.action} <Icon name="arrow-right" />
        </TextLink>
      </>
    ) : (
      <>
        <Skeleton $height="1.6em" />
        <Skeleton $width="60%" />
      </>
    )}
  </CardRoot>
);

/** What kind of thing a card leads to. */
export const CardKind = ({ icon, children }: { icon: IconName; children: string }) => (
  <Kind>
    <Icon name={icon} /> {children}
  </Kind>
);

/** The look that all cards of this part share. */
export const cardLook = css`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${space(1)};
  justify-items: start;
  min-height: 9.5rem;
  padding: ${space(3, 4)};
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  ${media.tablet} {
    gap: ${space(2)};
    min-height: 12rem;
    padding: ${space(4, 5)};
  }
`;

const CardRoot = styled.li`
  ${cardLook}
`;

const Kind = styled.p`
  display: flex;
  gap: 6px;
  align-items: center;
  color: var(--ink-2);
  font-size: var(--f-sm);
`;

/** Two lines at most, so that all cards keep the size that is reserved for them. */
const Title = styled.h3`
  display: -webkit-box;
  overflow: hidden;
  font-size: var(--f-md);
  line-height: 1.25;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`;
