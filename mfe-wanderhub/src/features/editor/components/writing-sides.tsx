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
export const WritingSides = ({ draft, error }: Props) => {
  const preview = usePreview(draft);
  const [side, setSide] = useState<'write' | 'read'>('write');
  const look = useRef<HTMLHeadingElement>(null);
  const found = preview.data?.findings.length ?? 0;
  const lookAtIt = () => {
    // What is not shown yet takes no focus.
    flushSync(() => setSide('read'));
    look.current?.focus();
  };
  return (
    <>
      <Sides>
        <Segmented
          label="Side of the desk"
          value={side}
          onChange={setSide}
          options={[
            { value: 'write', label: 'Write' },
            { value: 'read', label: 'Preview' },
          ]}
        />
        {side === 'write' && found > 0 && (
          <Button variant="plain" onClick={lookAtIt}>
            {found} to look at
          </Button>
        )}
      </Sides>
      <Desk>
        <Side $shown={side === 'write'}>
          <MarkdownField draft={draft} error={error} />
        </Side>
        <Side $shown={side === 'read'}>
          <PreviewPane preview={preview} look={look} />
        </Side>
      </Desk>
    </>
  );
};

/** Where there is room both sides are in sight. */
const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s2) var(--s4);
  align-items: center;
  justify-content: space-between;

  ${media.desk} {
    display: none;
  }
`;

const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s5);
  align-items: start;

  ${media.desk} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`;

const Side = styled.div<{ $shown: boolean }>`
  display: ${({ $shown }) => ($shown ? 'block' : 'none')};

  ${media.desk} {
    display: block;
  }
`;
