import { useQueryClient } from '@tanstack/react-query';
import { type SecondFactors as Factors } from '@wanderwork/contracts';
import { Button, Row, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { withProof } from '../../../shared/fresh/proof';
import { OwnData } from '../../../shared/own-data';
import { Part } from '../../../shared/part';
import { ErrorMessage } from '../../../shared/error-message';
import { useAction } from '../../../shared/use-action';
import { secondFactorsQuery } from '../../../shared/second-factor/second-factors.query';
import { renewRecoveryCodes } from '../api/second-factors';
import { AuthenticatorApp } from './authenticator-app';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';

/** What is asked for besides the password. */
export const SecondFactors = ({ emailConfirmed }: { emailConfirmed: boolean }) => (
  <Part
    title="A second step"
    about="Besides the password, something that only you have. Whoever learns the password alone stays outside."
  >
    <OwnData query={secondFactorsQuery} label="Your second steps">
      {(factors) => <Overview factors={factors} emailConfirmed={emailConfirmed} />}
    </OwnData>
  </Part>
);

const Overview = ({ factors, emailConfirmed }: { factors: Factors; emailConfirmed: boolean }) => {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const change = (recoveryCodes: string[] | null) => {
    setCodes(recoveryCodes);
    void client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  };
  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  return (
    <Stack $gap={6}>
      <AuthenticatorApp since={factors.totpSince} onChange={change} />
      <Passkeys passkeys={factors.passkeys} emailConfirmed={emailConfirmed} onChange={change} />
      {(factors.totpSince || factors.passkeys.length > 0) && (
        <CodesLeft count={factors.recoveryCodesLeft} onNew={change} />
      )}
    </Stack>
  );
};

const CodesLeft = ({ count, onNew }: { count: number; onNew: (codes: string[] | null) => void }) => {
  const { busy, problem, run } = useAction({ lookAgain: () => onNew(null) });
  const renew = () => run(async () => onNew((await withProof(renewRecoveryCodes)).recoveryCodes));
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <b>Recovery codes</b>
        <Small as="span" $quiet>
          {count === 1 ? '1 is left' : `${count} are left`}
        </Small>
      </Row>
      <ErrorMessage>{problem}</ErrorMessage>
      <div>
        <Button busy={busy} busyLabel="Making..." onClick={() => void renew()}>
          Make new codes
        </Button>
      </div>
    </Stack>
  );
};
