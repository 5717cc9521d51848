import { getPlaceOfZone, type CityDetail, type IrexClients } from '@wanderwork/contracts';
import { lazyRetry } from '@wanderwork/platform';
import { Button, Row, Skeleton, Stack } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import styled from 'styled-components';
import { CitySection } from '../../../shared/city-section';
import { useMyPreferences } from '../../../shared/preferences/use-my-preferences';
import { PreferencesError } from '../../../shared/preferences/preferences-error';
import { useProfileOffer } from '../../../shared/preferences/use-profile-offer';
import { SharedDayView } from './shared-day-view';

const ClientFields = lazyRetry(
  () => import(/* webpackChunkName: 'own' */ '../../../shared/preferences/client-fields'),
);

interface Props {
  city: Pick<CityDetail, 'name' | 'timezone'>;
}

/** The reader's working hours beside those of their clients, who are part of the preferences. */
export const WorkDaySection = ({ city }: Props) => {
  const { preferences, updatePreferences, ready, loadFailed, retry } = useMyPreferences();
  const { clients, stay } = preferences;
  const offer = useProfileOffer(ready && clients === null);
  const [isChoosing, setChoosing] = useState(false);
  const setClients = (next: IrexClients | null) => updatePreferences({ clients: next });
  return (
    <CitySection id="work-day" title="Shared working hours">
      <Stack $gap={5}>
        {clients ? (
          <SharedDayView city={city} clients={clients} stay={stay} />
        ) : (
          <p>Add your team’s or clients’ time zone to see shared hours.</p>
        )}
        <Row>
          {clients === null && offer.clients && (
            <Button variant="ink" size="small" onClick={() => setClients(offer.clients)}>
              Use {getPlaceOfZone(offer.clients.zone)} from your profile
            </Button>
          )}
          <Button size="small" aria-expanded={isChoosing} onClick={() => setChoosing(!isChoosing)}>
            {clients ? 'Change their hours' : 'Add their time zone'}
          </Button>
        </Row>
        {isChoosing && loadFailed && <PreferencesError onTryAgain={retry} />}
        {isChoosing && ready && (
          <Form>
            <Suspense fallback={<Skeleton $height="92px" />}>
              <ClientFields clients={clients} onChange={setClients} />
            </Suspense>
          </Form>
        )}
      </Stack>
    </CitySection>
  );
};

const Form = styled.div`
  display: grid;
  gap: var(--s4);
  max-width: 440px;
`;
