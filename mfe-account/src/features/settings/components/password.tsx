import { type SessionUser } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, PasswordInput, Stack } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { Part } from '../../../shared/part';
import { NewPassword } from '../../../shared/password/new-password';
import { ErrorMessage } from '../../../shared/error-message';
import { changePassword } from '../api/settings';

/** The form that changes the password and signs out all other sessions. */
export const Password = ({ user }: { user: SessionUser }) => {
  const form = useForm({
    initial: { current: '', password: '' },
    rules: () =>
      import('@wanderwork/contracts/requests').then(({ createValidator, PasswordChangeRequest }) =>
        createValidator(PasswordChangeRequest),
      ),
    send: async (values) => {
      await withProof(() => changePassword(values));
      form.clear();
      toast({
        title: 'Password changed',
        description: 'You’ve been signed out everywhere else.',
        tone: 'ok',
      });
    },
  });
  const { formProps, text, errors, problem, busy } = form;
  const personalTerms = [user.firstName, user.lastName, ...user.email.split('@')];
  return (
    <Part title="Password" about="Changing it signs you out everywhere else.">
      <Stack as="form" $gap={4} aria-label="Change password" {...formProps}>
        {user.mustChangePassword && (
          <Banner tone="warn" title="Choose your own password.">
            Someone else set the password you signed in with.
          </Banner>
        )}
        <ErrorMessage problem={problem} />
        {/* Tells password managers which account the password belongs to. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Current password" error={errors.current} required>
          <PasswordInput autoComplete="current-password" {...text('current')} />
        </Field>
        <NewPassword
          label="New password"
          error={errors.password}
          input={text('password')}
          personalTerms={personalTerms}
        />
        <div>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Changing...">
            Change password
          </Button>
        </div>
      </Stack>
    </Part>
  );
};
