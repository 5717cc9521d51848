import { PRODUCT_NAME } from '@wanderwork/contracts';
import { Banner, Button, Icon, Row, Stack } from '@wanderwork/ui';
import { useState } from 'react';
import styled from 'styled-components';
import { saveFile } from '../../../shared/save-file';

interface Props {
  codes: string[];
  onSaved: () => void;
}

const FILE = `${PRODUCT_NAME.toLowerCase()}-recovery-codes.txt`;

/** The codes that replace a lost app or passkey. They are shown only once. */
export const RecoveryCodes = ({ codes, onSaved }: Props) => {
  const [copied, setCopied] = useState<boolean | null>(null);
  const text = codes.join('\n');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    // A reload for an update would lose the codes for good.
    <Stack $gap={4} data-uninterrupted>
      <Banner tone="warn" role="status" title="Save these codes now. We won’t show them again.">
        Each code signs you in once if you lose your app or passkey. A password manager is a good place for
        them.
      </Banner>
      <Codes aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </Codes>
      <Row $gap={2}>
        <Button onClick={() => void copy()}>
          <Icon name="file-text" /> {copied ? 'Copied' : 'Copy codes'}
        </Button>
        <Button onClick={() => saveFile(FILE, `${text}\n`, 'text/plain')}>
          <Icon name="download" /> Download codes
        </Button>
        <Button variant="ink" onClick={onSaved}>
          I’ve saved them
        </Button>
      </Row>
      {copied === false && (
        <p role="alert">Your browser didn’t let us copy. Please download the codes or write them down.</p>
      )}
    </Stack>
  );
};

const Codes = styled.ol.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 190px), 1fr));
  gap: var(--s2) var(--s5);
  border: 1px solid var(--line);
  border-radius: var(--r2);
  background: var(--sheet);

  /* Lists have none of their own. */
  && {
    padding: var(--s4);
  }

  code {
    font:
      600 var(--f-ui) / 1.55 ui-monospace,
      monospace;
    letter-spacing: 0.04em;
  }
`;
