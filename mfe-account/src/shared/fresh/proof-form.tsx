import { useQuery } from '@tanstack/react-query';
import { paths } from '@wanderwork/contracts';
import { AppLink, http } from '@wanderwork/platform';
import { Button, Row, Small, Stack, TextLink } from '@wanderwork/ui';
import { useState } from 'react';
import { PasskeyButton } from '../passkey-button';
import { showPasskey } from '../passkeys';
import { secondFactorsQuery } from '../second-factor/second-factors.query';
import { waysOf, type ProofWay } from './proof-ways';
import { TypedProof } from './typed-proof';

interface Props {
  onProven: () => void;
}

const words: Record<ProofWay, string> = {
  password: 'Use the password',
  code: 'Use a code of the app',
  recoveryCode: 'Use a recovery code',
};

const showFreshPasskey = async (): Promise<void> => {
  await http.post(paths.api.fresh(), { passkey: await showPasskey(paths.api.freshPasskeyOptions()) });
};

/** A proof by password, by a code where the account has such, or by a passkey. */
export const ProofForm = ({ onProven }: Props) => {
  const [way, setWay] = useState<ProofWay>('password');
  const { data } = useQuery(secondFactorsQuery);
  const others = waysOf(data).filter((one) => one !== way);
  return (
    <Stack $gap={4}>
      <TypedProof key={way} way={way} onProven={onProven} />
      <PasskeyButton use={showFreshPasskey} onDone={onProven}>
        Use a passkey
      </PasskeyButton>
      {others.length > 0 && (
        <Row $gap={3}>
          {others.map((one) => (
            <Button key={one} variant="link" onClick={() => setWay(one)}>
              {words[one]}
            </Button>
          ))}
        </Row>
      )}
      <Small $quiet>
        No password yet, or none that comes to mind?{' '}
        <TextLink quiet as={AppLink} to={paths.web.forgotPassword()}>
          Set one by mail
        </TextLink>
      </Small>
    </Stack>
  );
};
