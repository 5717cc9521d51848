import { useQuery } from '@tanstack/react-query';
import { paths, type PersonSummary } from '@wanderwork/contracts';
import { AppLink, lazyRetry } from '@wanderwork/platform';
import { Button, ButtonLink } from '@wanderwork/ui';
import { Suspense, useState } from 'react';
import { useReader } from '../../common/api/reader';
import { messageContactQuery } from '../api/messages.query';

const RequestDialog = lazyRetry(() => import(/* webpackChunkName: 'connect-messages' */ './request-dialog'));

/** Leads to the conversation with somebody, or asks for one. */
export const MessageButton = ({ person }: { person: PersonSummary }) => {
  const reader = useReader();
  const { data: contact } = useQuery(messageContactQuery(reader, person.handle));
  const [isOpen, setIsOpen] = useState(false);
  if (!reader || !contact) return null;
  if (contact.conversation !== null)
    return (
      <ButtonLink as={AppLink} size="small" to={paths.web.connectConversation(contact.conversation)}>
        Open your conversation
      </ButtonLink>
    );
  if (!contact.canRequest) return null;
  return (
    <>
      <Button size="small" onClick={() => setIsOpen(true)}>
        Send a message
      </Button>
      {isOpen && (
        <Suspense>
          <RequestDialog userId={reader} person={person} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
