/** The CSS of the mailbox page, on top of the product's own. It is separate so that no other page loads it. */
export const mailboxStyle = `/* This page has no header of the app above it. */
[data-theme] .plain.mailbox {
  padding-top: var(--s6);
}

.mailbox h1 {
  font: 400 var(--f-2xl) / 1.1 var(--serif);
}

.mailbox > p {
  margin-block: var(--s3) var(--s6);
  color: var(--ink-2);
}

.mailbox-desk {
  display: grid;
  grid-template-columns: minmax(0, 320px) minmax(0, 1fr);
  gap: var(--s7);
  align-items: start;
}

.mailbox-desk ul {
  padding: 0;
  list-style: none;
  border-top: 1px solid var(--ink);
}

.mailbox-desk li {
  padding-block: var(--s3);
  border-bottom: 1px solid var(--line);
}

.mailbox-desk li a {
  display: block;
  min-height: 24px;
  font-weight: 600;
  text-decoration: none;
}

.mailbox-desk li a:hover {
  text-decoration: underline;
}

.mailbox-desk [aria-current] {
  padding-inline-start: var(--s3);
  border-inline-start: 3px solid var(--red);
}

.mailbox-quiet {
  color: var(--ink-3);
  font-size: var(--f-sm);
}

.mailbox-letter {
  display: grid;
  gap: var(--s4);
}

.mailbox-letter h2 {
  font: 400 var(--f-xl) / 1.15 var(--serif);
}

.mailbox-letter iframe {
  width: 100%;
  height: 640px;
  border: 1px solid var(--line);
  background: var(--sheet);
}

.mailbox-letter pre {
  padding: var(--s4);
  background: var(--water);
  font: 400 var(--f-sm) / 1.55 ui-monospace, monospace;
  white-space: pre-wrap;
}

@media (max-width: 860px) {
  .mailbox-desk {
    grid-template-columns: minmax(0, 1fr);
  }
}
`;
