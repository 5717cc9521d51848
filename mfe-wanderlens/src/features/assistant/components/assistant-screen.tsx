import { Row, Spinner, Stack, VisuallyHidden, media } from '@wanderwork/ui';
import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { useStore } from 'zustand';
import { assistant } from '../api/assistant-store';
import { Composer } from './composer';
import { VisitorIntro } from './intro';
import { Conversations, Thread, ThreadTools } from './thread';
import { useAssistant } from './use-assistant';

/** The conversation in the address: opened from there, and written there once it has a message. */
const useConversationAddress = (owner: string | null) => {
  const [search, setSearch] = useSearchParams();
  const inAddress = search.get('c');
  const before = useRef(inAddress);
  const { conversation, turns, isTemporary } = useStore(assistant.state);
  // One that is not kept can't be found by its address.
  const isFound = turns.length > 0 && !isTemporary;
  useEffect(() => {
    if (owner === null) return;
    const current = assistant.state.getState().conversation;
    if (inAddress !== null && inAddress !== current) void assistant.open(inAddress);
    else if (inAddress === null && before.current !== null) assistant.startNew();
    before.current = inAddress;
  }, [inAddress, owner]);
  useEffect(() => {
    if (isFound && inAddress === null) setSearch({ c: conversation }, { replace: true });
    // When the first message was sent.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isFound, conversation]);
  return {
    open: (id: string) => setSearch({ c: id }),
    startNew: () => {
      if (inAddress === null) assistant.startNew();
      else setSearch({});
    },
  };
};

/** The page of the assistant: the conversation, and the earlier ones beside it. */
const AssistantScreen = () => {
  const { owner, isKnown, isBusy, getName } = useAssistant();
  const address = useConversationAddress(owner);
  const [isListShown, setListShown] = useState(false);
  if (!isKnown) return <Spinner label="Checking your sign-in" />;
  if (owner === null) return <VisitorIntro />;
  const open = (id: string) => {
    setListShown(false);
    address.open(id);
  };
  const startNew = () => {
    setListShown(false);
    address.startNew();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isBusy) assistant.stop();
  };
  return (
    <Layout onKeyDown={handleKeyDown}>
      <Aside aria-label="Conversations" data-shown={isListShown || undefined}>
        <Row $gap={2}>
          <ThreadTools
            isListShown={isListShown}
            onToggleList={() => setListShown(!isListShown)}
            onNew={startNew}
          />
        </Row>
        <div>
          <Conversations owner={owner} onOpen={open} onNew={startNew} />
        </div>
      </Aside>
      <Main>
        <VisuallyHidden as="h2">Conversation</VisuallyHidden>
        <Stack $gap={5}>
          <Thread owner={owner} getName={getName} />
        </Stack>
        <Dock>
          <Composer owner={owner} getName={getName} focuses />
        </Dock>
      </Main>
    </Layout>
  );
};

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: minmax(0, 760px) 300px;
    gap: var(--s8);
    justify-content: space-between;
  }
`;

/** On wide screens the list is always there, so the button that shows it is not. */
const Aside = styled.aside`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s4);

  ${media.belowDesktop} {
    &:not([data-shown]) > div + div {
      display: none;
    }
  }

  ${media.desktop} {
    position: sticky;
    top: 88px;
    order: 1;
    max-height: calc(100dvh - 104px);
    overflow-y: auto;

    [aria-expanded] {
      display: none;
    }
  }
`;

const Main = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-rows: 1fr auto;
  gap: var(--s5);
  min-height: calc(100dvh - 340px);
`;

const Dock = styled.div`
  position: sticky;
  bottom: 0;
  padding-block: var(--s3);
  border-block-start: 1px solid var(--line);
  background: var(--paper);
`;

export default AssistantScreen;
