import { useQuery } from '@tanstack/react-query';
import { Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { PasskeyButton } from '../passkey-button';
import { secondFactorsQuery } from '../second-factor/second-factors.query';
import { confirmByPasskey } from './confirm-identity';
import { PasswordStep } from './password-step';
import { SecondFactorStep } from './second-factor-step';

interface Props {
  onProven: () => void;
}

/** Asks for the password and then the second factor if the account has one, or for a passkey alone. */
export const ProofForm = ({ onProven }: Props) => {
  const [password, setPassword] = useState<string | null>(null);
  const { data: factors } = useQuery(secondFactorsQuery);
  return (
    <Stack $gap={4}>
      {password === null ? (
        <PasswordStep onProven={onProven} onSecondFactor={setPassword} />
      ) : (
        <SecondFactorStep
          password={password}
          hasApp={Boolean(factors?.totpSince)}
          onProven={onProven}
          onBack={() => setPassword(null)}
        />
      )}
      {factors && factors.passkeys.length > 0 && (
        <PasskeyButton authenticate={confirmByPasskey} onDone={onProven}>
          Use a passkey
        </PasskeyButton>
      )}
    </Stack>
  );
};
