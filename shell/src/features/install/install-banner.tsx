import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Banner, Button } from '@wanderwork/ui';
import { useState } from 'react';
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
    <Banner
      tone="info"
      icon="download"
      title={TITLE}
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
    </Banner>
  );
};

/** For Safari on phones and tablets. */
export const InstallHelp = ({ onLater }: Pick<Props, 'onLater'>) => (
  <Banner tone="info" icon="download" title={TITLE} actions={<Later onLater={onLater} />}>
    <span>Tap Share, then Add to Home Screen. It opens like an app and works offline.</span>
  </Banner>
);

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
