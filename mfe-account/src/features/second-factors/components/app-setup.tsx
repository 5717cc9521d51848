import { type TotpStart } from '@wanderwork/contracts';
import { lazyRetry, RetryBoundary } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Button, Row, Skeleton, Small, Stack } from '@wanderwork/ui';
import { Suspense } from 'react';
import styled from 'styled-components';
import { withProof } from '../../../shared/fresh/proof';
import { ErrorMessage } from '../../../shared/error-message';
import { CodeField } from '../../../shared/second-factor/code-field';
import { confirmTotp } from '../api/second-factors';

const QrCode = lazyRetry(() => import('./qr-code'));

interface Props {
  start: TotpStart;
  /** Called when the app is on, with recovery codes unless the account has some already. */
  onDone: (recoveryCodes: string[] | null) => void;
  onCancel: () => void;
}

const groupByFour = (secret: string): string => secret.match(/.{1,4}/g)?.join(' ') ?? secret;

/** Sets up an app: it reads the secret as a QR code or typed, and a code from it proves that it worked. */
export const AppSetup = ({ start, onDone, onCancel }: Props) => {
  const { formProps, text, errors, problem, busy } = useForm({
    initial: { code: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, TotpCodeRequest }) =>
        createValidator(TotpCodeRequest),
      ),
    send: async ({ code }) => {
      const { recoveryCodes } = await withProof(() => confirmTotp(code));
      onDone(recoveryCodes);
    },
  });
  return (
    <Stack as="form" $gap={4} aria-label="Set up an app" {...formProps}>
      <Split>
        <RetryBoundary fallback={() => null}>
          <Suspense fallback={<Skeleton $width="196px" $height="196px" />}>
            <QrCode text={start.uri} label="QR code for your authenticator app" />
          </Suspense>
        </RetryBoundary>
        <Stack $gap={2}>
          <p>Scan the QR code with your authenticator app, or type this key into it:</p>
          <Secret>{groupByFour(start.secret)}</Secret>
          <Small $quiet>Any app that creates six-digit codes works.</Small>
        </Stack>
      </Split>
      <ErrorMessage problem={problem} />
      <CodeField kind="code" error={errors.code} input={text('code')} />
      <Row $gap={2}>
        <Button type="submit" variant="ink" busy={busy} busyLabel="Checking...">
          Turn on
        </Button>
        <Button variant="plain" onClick={onCancel}>
          Not now
        </Button>
      </Row>
    </Stack>
  );
};

const Split = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s5);
  align-items: center;

  > :last-child {
    flex: 1 1 240px;
  }
`;

const Secret = styled.code`
  font:
    600 var(--f-ui) / 1.55 ui-monospace,
    monospace;
  letter-spacing: 0.04em;
`;
