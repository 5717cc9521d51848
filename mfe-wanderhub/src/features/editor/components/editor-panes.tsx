import { Button, media, Segmented } from '@wanderwork/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { MarkdownField } from './markdown-field';
import { PreviewPane } from './preview-pane';
import { usePreview } from './use-preview';

interface Props {
  draft: Draft;
  error: string | undefined;
}

/** What is written and how it will be read: beside each other, and on a phone one at a time. */
export const EditorPanes = ({ draft, error }: Props) => {
  const preview = usePreview(draft);
  const [pane, setPane] = useState<'write' | 'read'>('write');
  const findingsHeading = useRef<HTMLHeadingElement>(null);
  const findingCount = preview.data?.findings.length ?? 0;
  const showFindings = () => {
    // What is not shown yet takes no focus.
    flushSync(() => setPane('read'));
    findingsHeading.current?.focus();
  };
  return (
    <>
      <PaneSwitch>
        <Segmented
          label="Editor view"
          value={pane}
          onChange={setPane}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'read', label: 'Preview' },
          ]}
        />
        {pane === 'write' && findingCount > 0 && (
          <Button variant="plain" onClick={showFindings}>
            {findingCount} to review
          </Button>
        )}
      </PaneSwitch>
      <Panes>
        <Pane $shown={pane === 'write'}>
          <MarkdownField draft={draft} error={error} />
        </Pane>
        <Pane $shown={pane === 'read'}>
          <PreviewPane preview={preview} findingsHeading={findingsHeading} />
        </Pane>
      </Panes>
    </>
  );
};

/** Where there is room both sides are in sight. */
const PaneSwitch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;

  ${media.desk} {
    display: none;
  }
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;

  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Pane = styled.div<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};

  ${media.desk} {
    display: block;
  }
`;
