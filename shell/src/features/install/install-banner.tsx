import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Banner, Button, space } from '@wanderwork/ui';
import { useState, type ReactNode } from 'react';
import styled from 'styled-components';
import { focusMain } from '../../layout/focus-main';

const TITLE = `Install ${PRODUCT_NAME}`;

interface Props {
  onInstall: () => Promise<void>;
  onLater: () => void;
}

export const InstallBanner = ({ onInstall, onLater }: Props) => {
  const [isAsking, setIsAsking] = useState(false);
  const install = () => {
    setIsAsking(true);
    void onInstall().then(focusMain);
  };
  return (
    <OfferBanner
      actions={
        <>
          <Button variant="ink" size="small" busy={isAsking} onClick={install}>
            Install Now
          </Button>
          <Later onLater={onLater} />
        </>
      }
    >
      <span>It opens like an app and works offline.</span>
    </OfferBanner>
  );
};

/** For Safari on phones and tablets. */
export const InstallHelp = ({ onLater }: Pick<Props, 'onLater'>) => (
  <OfferBanner actions={<Later onLater={onLater} />}>
    <span>Tap Share, then Add to Home Screen. It opens like an app and works offline.</span>
  </OfferBanner>
);

const OfferBanner = ({ actions, children }: { actions: ReactNode; children: ReactNode }) => (
  <Place>
    <Banner tone="info" icon="download" title={TITLE} actions={actions}>
      {children}
    </Banner>
  </Place>
);

const Place = styled.div`
  padding-block: ${space(5)};
`;

const Later = ({ onLater }: Pick<Props, 'onLater'>) => {
  const handleLater = () => {
    onLater();
    focusMain();
  };
  return (
    <Button variant="plain" size="small" onClick={handleLater}>
      Maybe Later
    </Button>
  );
};
