import { paths } from '@wanderwork/contracts';
import { AppLink, closeAssistant, usePanels } from '@wanderwork/platform';
import { Row, Spinner, Stack, TextLink } from '@wanderwork/ui';
import { Drawer } from '@wanderwork/ui/overlays';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useStore } from 'zustand';
import { assistant } from '../api/assistant-store';
import { findSubject } from '../model/subject';
import { Composer } from './composer';
import { VisitorIntro } from './intro';
import { Conversations, Thread, ThreadTools } from './thread';
import { useAssistant } from './use-assistant';

/** The side panel of the assistant, beside any page. An answer goes on while it is closed. */
const AssistantPanel = () => {
  const isOpen = usePanels((state) => state.isAssistantOpen);
  const { pathname, search } = useLocation();
  const { owner, isKnown, isBusy, getName } = useAssistant();
  const { conversation, turns, isTemporary } = useStore(assistant.state);
  const [isListShown, setListShown] = useState(false);

  // Closes with its page, as all panels do.
  useEffect(() => closeAssistant, [pathname]);
  useEffect(() => {
    if (!isOpen) return;
    // The page of the assistant shows the same conversation.
    if (pathname === paths.web.assistant()) closeAssistant();
    else assistant.setSubject(findSubject(pathname, search));
    // What the page is about when it is opened.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOpen]);

  const startNew = () => {
    setListShown(false);
    assistant.startNew();
  };
  const openConversation = (id: string) => {
    setListShown(false);
    if (id !== conversation) void assistant.open(id);
  };
  const stopFirst = (event: KeyboardEvent) => {
    if (!isBusy) return;
    event.preventDefault();
    assistant.stop();
  };
  return (
    <Drawer
      wide
      open={isOpen}
      onOpenChange={(open) => !open && closeAssistant()}
      onEscape={stopFirst}
      title="Ask the assistant"
      footer={owner !== null && <Composer owner={owner} getName={getName} focuses={isOpen} />}
    >
      {!isKnown ? (
        <Spinner label="Checking your sign-in" />
      ) : owner === null ? (
        <VisitorIntro />
      ) : (
        <Stack $gap={5}>
          <Row $gap={2}>
            <ThreadTools
              isListShown={isListShown}
              onToggleList={() => setListShown(!isListShown)}
              onNew={startNew}
            />
            <TextLink
              as={AppLink}
              to={paths.web.assistant(turns.length > 0 && !isTemporary ? conversation : undefined)}
            >
              Open as a page
            </TextLink>
          </Row>
          {isListShown ? (
            <Conversations owner={owner} onOpen={openConversation} onNew={startNew} />
          ) : (
            <Thread owner={owner} getName={getName} />
          )}
        </Stack>
      )}
    </Drawer>
  );
};

export default AssistantPanel;
