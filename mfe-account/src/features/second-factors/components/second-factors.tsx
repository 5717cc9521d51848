import { useQueryClient } from '@tanstack/react-query';
import { type SecondFactors as Factors } from '@wanderwork/contracts';
import { Button, Row, Small, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { withProof } from '../../../shared/fresh/proof';
import { QueryData } from '../../../shared/query-data';
import { Part } from '../../../shared/part';
import { ErrorMessage, isOutdated } from '../../../shared/error-message';
import { useAction } from '@wanderwork/platform/actions';
import { secondFactorsQuery } from '../../../shared/second-factor/second-factors.query';
import { renewRecoveryCodes } from '../api/second-factors';
import { AuthenticatorApp } from './authenticator-app';
import { Passkeys } from './passkeys';
import { RecoveryCodes } from './recovery-codes';

/** The part of the settings about two-step verification. */
export const SecondFactors = ({ emailConfirmed }: { emailConfirmed: boolean }) => (
  <Part
    title="Two-step verification"
    about="Sign in with your password and something only you have. A stolen password alone isn’t enough."
  >
    <QueryData query={secondFactorsQuery} label="Your two-step verification">
      {(factors) => <Overview factors={factors} emailConfirmed={emailConfirmed} />}
    </QueryData>
  </Part>
);

const Overview = ({ factors, emailConfirmed }: { factors: Factors; emailConfirmed: boolean }) => {
  const client = useQueryClient();
  const [codes, setCodes] = useState<string[] | null>(null);
  const change = (recoveryCodes: string[] | null) => {
    setCodes(recoveryCodes);
    void client.invalidateQueries({ queryKey: secondFactorsQuery.queryKey });
  };
  if (codes) return <RecoveryCodes codes={codes} onSaved={() => setCodes(null)} />;
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
  const { busy, problem, run } = useAction({ onError: (error) => isOutdated(error) && onNew(null) });
  const renew = () => run(async () => onNew((await withProof(renewRecoveryCodes)).recoveryCodes));
  return (
    <Stack $gap={3}>
      <Row $gap={2}>
        <b>Recovery codes</b>
        <Small as="span" $quiet>
          {`${count} left`}
        </Small>
      </Row>
      <ErrorMessage problem={problem} />
      <div>
        <Button busy={busy} busyLabel="Creating..." onClick={() => void renew()}>
          Get new codes
        </Button>
      </div>
    </Stack>
  );
};
