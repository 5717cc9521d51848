import { buffer } from 'node:stream/consumers';
import { getDocument, OPS, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** Reads a PDF from standard input like a PDF viewer, and writes its contents as JSON. */
const data = new Uint8Array(await buffer(process.stdin));
const pdf = await getDocument({ data, verbosity: VerbosityLevel.ERRORS, useSystemFonts: false }).promise;

const fontsOf = async (page) => {
  const { fnArray, argsArray } = await page.getOperatorList();
  const names = new Set(fnArray.flatMap((op, at) => (op === OPS.setFont ? [argsArray[at][0]] : [])));
  return [...names].map((name) => {
    const font = page.commonObjs.get(name);
    return { name: font.name, embedded: !font.missingFile };
  });
};

const rolesIn = (node) => [...(node.role ? [node.role] : []), ...(node.children ?? []).flatMap(rolesIn)];
const altsIn = (node) => [...(node.alt ? [node.alt] : []), ...(node.children ?? []).flatMap(altsIn)];

const pages = [];
for (let number = 1; number <= pdf.numPages; number += 1) {
  const page = await pdf.getPage(number);
  const { items } = await page.getTextContent();
  const tree = (await page.getStructTree()) ?? {};
  pages.push({
    text: items
      .map(({ str, hasEOL }) => str + (hasEOL ? '\n' : ''))
      .join('')
      .replace(/\s+/g, ' '),
    words: items
      .filter(({ str }) => str.trim() !== '')
      .map(({ str, transform }) => ({ str, y: transform[5] })),
    fonts: await fontsOf(page),
    roles: rolesIn(tree),
    alts: altsIn(tree),
  });
}

const { info } = await pdf.getMetadata();
const outline = ((await pdf.getOutline()) ?? []).map(({ title }) => title);
const marked = (await pdf.getMarkInfo())?.Marked ?? false;
process.stdout.write(JSON.stringify({ pages, title: info.Title, lang: info.Language, marked, outline }));
