import { paths } from '@wanderwork/contracts';
import { PageHeading } from '@wanderwork/platform';
import { media, Picture, useTheme } from '@wanderwork/ui';
import { type ReactNode } from 'react';
import styled from 'styled-components';

interface Props {
  title: string;
  lead: ReactNode;
  children: ReactNode;
  /** The city whose picture is shown beside the form. */
  city?: string;
}

/** The layout of a page with one form, and a landscape beside it if there is space. */
export const AccountPage = ({ title, lead, children, city = 'cape-town' }: Props) => {
  const [theme] = useTheme();
  return (
    <Split>
      <Place>
        <Sheet>
          <PageHeading>{title}</PageHeading>
          <p>{lead}</p>
          {children}
        </Sheet>
      </Place>
      <View>
        <Picture
          src={`${paths.api.art.city(city)}?theme=${theme}&shape=tall`}
          alt=""
          width={720}
          height={840}
        />
      </View>
    </Split>
  );
};

const Split = styled.div`
  display: grid;

  ${media.desktop} {
    grid-template-columns: 1fr 1fr;
    min-height: calc(100vh - 65px);
  }
`;

const Place = styled.div`
  display: grid;
  place-items: center;
  padding: clamp(24px, 5vw, 48px) var(--gut);
`;

const Sheet = styled.div`
  width: min(100%, 440px);
  padding: clamp(24px, 4vw, 32px);
  border: 1px solid var(--line);
  border-radius: var(--r3);
  background: var(--sheet);
  box-shadow: var(--e2);

  h1 {
    font-size: var(--f-xl);
  }

  > p {
    margin-block: 6px 20px;
    color: var(--ink-2);
    overflow-wrap: anywhere;
  }
`;

const View = styled.div`
  display: none;
  position: relative;
  border-left: 1px solid var(--ink);

  ${media.desktop} {
    display: block;
  }

  > * {
    position: absolute;
    inset: 0;
    height: 100%;
  }
`;
