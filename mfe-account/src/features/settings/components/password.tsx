import { type SessionUser } from '@wanderwork/contracts';
import { toast } from '@wanderwork/platform';
import { findFieldErrors, useForm } from '@wanderwork/platform/forms';
import { Banner, Button, Field, PasswordInput, Stack } from '@wanderwork/ui';
import { withProof } from '../../../shared/fresh/proof';
import { Part } from '../../../shared/part';
import { NewPassword } from '../../../shared/password/new-password';
import { FormError } from '../../../shared/error-message';
import { changePassword } from '../api/change-password';

/** Another password; wherever else one is signed in, one is not any more. */
export const Password = ({ user }: { user: SessionUser }) => {
  const form = useForm({
    initial: { current: '', password: '' },
    check: (values) => findFieldErrors('passwordChange', values),
    send: async (values) => {
      await withProof(() => changePassword(values));
      form.clear();
      toast({
        title: 'Password changed',
        description: 'Wherever else you were signed in, you are not any more.',
        tone: 'ok',
      });
    },
  });
  const { formProps, text, errors, problem, busy } = form;
  const known = [user.firstName, user.lastName, ...user.email.split('@')];
  return (
    <Part title="Password" about="Changing it signs you out everywhere but here.">
      <Stack as="form" $gap={4} aria-label="Change the password" {...formProps}>
        {user.mustChangePassword && (
          <Banner tone="warn" title="Please choose your own.">
            The password that you logged in with was given to you by somebody else.
          </Banner>
        )}
        <FormError problem={problem} />
        {/* For password managers: whose password it is. */}
        <input type="text" autoComplete="username" value={user.email} readOnly hidden />
        <Field label="Current password" error={errors.current} required>
          <PasswordInput autoComplete="current-password" {...text('current')} />
        </Field>
        <NewPassword label="New password" error={errors.password} input={text('password')} known={known} />
        <div>
          <Button type="submit" variant="ink" busy={busy} busyLabel="Changing...">
            Change the password
          </Button>
        </div>
      </Stack>
    </Part>
  );
};
