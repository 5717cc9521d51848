import { queryOptions, useQuery } from '@tanstack/react-query';
import { formatDate, joinNames, paths, type Moderator } from '@wanderwork/contracts';
import { AppLink, getServerMessage, http, toast } from '@wanderwork/platform';
import { useAction } from '@wanderwork/platform/actions';
import { Button, Lead, Row, Stack, Tag, TextLink } from '@wanderwork/ui';
import { ListTable, type ListColumns } from '@wanderwork/ui/lists';
import { ConfirmDialog } from '@wanderwork/ui/overlays';
import { useState } from 'react';
import { toKey } from '../../common/api/reader';
import { Loaded } from '../../common/components/loaded';
import { toPlaceName } from '../../common/model/place-name';
import { AppointForm } from './appoint-form';

const moderatorsQuery = (userId: string) =>
  queryOptions({
    queryKey: toKey(userId, 'moderators'),
    queryFn: ({ signal }) => http.get<Moderator[]>(paths.api.connect.moderators(), { signal }),
  });

/** Who moderates which regions, and the form to appoint somebody; for admins. */
export const Moderators = ({ userId }: { userId: string }) => {
  const query = useQuery(moderatorsQuery(userId));
  const [changed, setChanged] = useState<Moderator | null>(null);
  const [leaving, setLeaving] = useState<Moderator | null>(null);
  return (
    <Stack as="section" aria-labelledby="moderators" $gap={4}>
      <h2 id="moderators">Moderators</h2>
      <Loaded query={query} label="The moderators">
        {(moderators) =>
          moderators.length === 0 ? (
            <Lead>There are no moderators yet. Until you appoint some, admins decide everything.</Lead>
          ) : (
            <ListTable
              caption="Who moderates where"
              rows={moderators.map((moderator) => ({ ...moderator, id: moderator.handle }))}
              columns={createColumns(setChanged, setLeaving)}
            />
          )
        }
      </Loaded>
      <AppointForm key={changed?.handle ?? ''} moderator={changed} onDone={() => setChanged(null)} />
      {leaving && <EndDialog moderator={leaving} onClose={() => setLeaving(null)} />}
    </Stack>
  );
};

type Choose = (moderator: Moderator) => void;

const createColumns = (onChange: Choose, onEnd: Choose): ListColumns<Moderator & { id: string }> => [
  {
    title: 'Moderator',
    render: ({ handle, name, hasSecondFactor }) => (
      <>
        <TextLink quiet as={AppLink} to={paths.web.connectPerson(handle)}>
          <bdi>{name}</bdi> (@{handle})
        </TextLink>
        {!hasSecondFactor && (
          <div>
            <Tag tone="warn">No second factor yet</Tag>
          </div>
        )}
      </>
    ),
  },
  {
    title: 'Regions',
    render: ({ regions }) => joinNames(regions.map(({ region }) => toPlaceName(region))),
  },
  // One appointment has one reason and one end for all its regions.
  { title: 'Until', render: ({ regions: [first] }) => first && formatDate(first.until) },
  { title: 'Reason', render: ({ regions: [first] }) => first?.reason },
  {
    title: 'Actions',
    render: (moderator) => (
      <Row $gap={2}>
        <Button
          size="small"
          aria-label={`Change the regions of ${moderator.name}`}
          onClick={() => onChange(moderator)}
        >
          Change
        </Button>
        <Button
          size="small"
          variant="plain"
          aria-label={`End the appointment of ${moderator.name}`}
          onClick={() => onEnd(moderator)}
        >
          End
        </Button>
      </Row>
    ),
  },
];

const EndDialog = ({
  moderator: { handle, name },
  onClose,
}: {
  moderator: Moderator;
  onClose: () => void;
}) => {
  const { run } = useAction({
    refetches: ['connect'],
    onError: (error) =>
      toast({
        tone: 'bad',
        title: 'Couldn’t end the appointment',
        description: getServerMessage(error, 'Please try again.'),
      }),
  });
  const end = () =>
    run(() => http.delete(paths.api.connect.moderator(handle)), `${name} is no longer a moderator`);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={`End the appointment of ${name}?`}
      description="They can’t use the queue any more. What they decided stays."
      yes="End it"
      no="Keep it"
      onYes={() => void end()}
    />
  );
};
