import { tiers, type AdminUser, type Tier } from '@wanderwork/contracts';
import { Button, Field, Row, Select, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import { Part } from '../../../shared/part';
import { changeUser } from '../api/deeds';
import { tierWords } from '../model/account-words';
import { Problem } from './problem';
import { useChange } from './use-change';

export const UserTier = ({ user }: { user: AdminUser }) => {
  const [tier, setTier] = useState(user.tier);
  const { busy, problem, change } = useChange();
  const save = () => change(() => changeUser(user.id, { tier }), `The tier is ${tierWords[tier]}`);
  return (
    <Part title="Tier" about="It counts from the next request on.">
      <Stack $gap={4}>
        <Problem>{problem}</Problem>
        <div>
          <Field label="Tier of this account">
            <Select value={tier} onChange={(event) => setTier(event.target.value as Tier)}>
              {tiers.map((value) => (
                <option key={value} value={value}>
                  {tierWords[value]}
                </option>
              ))}
            </Select>
          </Field>
        </div>
        <Row $gap={3}>
          <Button
            busy={busy}
            busyLabel="Saving..."
            unavailable={tier === user.tier && 'This is the tier that it has.'}
            onClick={() => void save()}
          >
            Save the tier
          </Button>
        </Row>
      </Stack>
    </Part>
  );
};
