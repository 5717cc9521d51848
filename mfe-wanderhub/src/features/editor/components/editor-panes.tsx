import { Button, media, Segmented } from '@wanderwork/ui';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import styled from 'styled-components';
import { type Draft } from '../model/draft';
import { MarkdownField } from './markdown-field';
import { PreviewPane, usePreview } from './preview-pane';

interface Props {
  draft: Draft;
  error: string | undefined;
}

/** Text and preview side by side, or one at a time on small screens. */
export const EditorPanes = ({ draft, error }: Props) => {
  const preview = usePreview(draft);
  const [pane, setPane] = useState<'write' | 'read'>('write');
  const findingsHeading = useRef<HTMLHeadingElement>(null);
  const findingCount = preview.data?.findings.length ?? 0;
  const showFindings = () => {
    // A hidden element cannot take the focus.
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

/** Hidden on large screens, where both panes are visible. */
const PaneSwitch = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;

  ${media.desktop} {
    display: none;
  }
`;

const Panes = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;

  ${media.desktop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Pane = styled.div<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};

  ${media.desktop} {
    display: block;
  }
`;
