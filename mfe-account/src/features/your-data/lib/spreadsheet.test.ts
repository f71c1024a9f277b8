import fc from 'fast-check';
import { plantedExport } from '../testing/planted-export';
import { keptAreasOf, type KeptArea } from './kept-areas';
import { isInternal } from './labels';
import { spreadsheetOf } from './spreadsheet';

/** Reads a file as RFC 4180 says, character by character. */
function read(file: string): string[][] {
  const lines: string[][] = [];
  let [line, cell, isQuoted]: [string[], string, boolean] = [[], '', false];
  for (let at = 1; at < file.length; at += 1) {
    const [one, next] = [file.charAt(at), file.charAt(at + 1)];
    if (isQuoted && one === '"' && next === '"') [cell, at] = [`${cell}"`, at + 1];
    else if (one === '"') isQuoted = !isQuoted;
    else if (isQuoted) cell += one;
    else if (one === ',') [line, cell] = [[...line, cell], ''];
    else if (one === '\r' && next === '\n')
      [line, cell, at] = [lines[lines.push([...line, cell])] ?? [], '', at + 1];
    else cell += one;
  }
  return lines;
}
const anArea = (notes: string[]): KeptArea => ({
  name: 'fitness',
  title: 'Body and wellbeing',
  empty: [],
  tables: [
    {
      title: 'Days',
      columns: [{ field: 'notes', label: 'Notes' }],
      rows: notes.map((words) => ({ notes: words })),
    },
  ],
});

it('holds every word that an export has in any table, but the internal ones, in the file of its area', () => {
  const { everything, planted } = plantedExport();
  const files = new Map(keptAreasOf(everything).map((area) => [area.name, spreadsheetOf(area)]));

  const missing = planted.filter(({ area, words }) => !files.get(area)?.includes(words));
  expect(missing.filter(({ field }) => !isInternal(field))).toEqual([]);
  expect(missing).toHaveLength(planted.filter(({ field }) => isInternal(field)).length);
});

it('has one header line, and as many cells in each line, of which the first names the table', () => {
  const { everything } = plantedExport();
  for (const area of keptAreasOf(everything)) {
    const [header = [], ...rows] = read(spreadsheetOf(area));
    expect(new Set(rows.map((row) => row.length))).toEqual(new Set([header.length]));
    expect(header[0]).toBe('Table');
    expect(new Set(header).size).toBe(header.length);
    expect([...new Set(rows.map(([table]) => table))]).toEqual(area.tables.map(({ title }) => title));
  }
});

it('is read back as it was, whatever she wrote', () => {
  // Of a note that has one itself, nobody can tell whose the apostrophe is.
  const plain = (words: string) => words.replace(/(?<=^|[;\r\n])'(?="*[=+\-@\t\r\n＝＋－＠])/gu, '');
  const anything = fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 });
  const texts = fc.oneof(anything, fc.array(fc.constantFrom('a,b', '"', 'a\r\nb', '""', '\n,')));
  fc.assert(
    fc.property(texts, (notes) => {
      const [, ...rows] = read(spreadsheetOf(anArea(notes)));
      expect(rows.map(([, words = '']) => plain(words))).toEqual(notes.map(plain));
    }),
  );
});

it.each(['=HYPERLINK("https://evil.example")', '+1+2', '-2+3', '@SUM(A1)', '\t=1', '＝1'])(
  'never hands %s to a spreadsheet as a formula',
  (words) => {
    expect(read(spreadsheetOf(anArea([words])))[1]).toEqual(['Days', `'${words}`]);
  },
);

it.each(['tea;=1+1', 'tea, milk;=1+1', 'tea\n=1+1', 'tea, milk\r\n@A1', 'tea;"=1+1"', ';;=1', 'a;-2+3'])(
  'hands %j to no spreadsheet that separates by semicolons as a formula',
  (words) => {
    const cells = spreadsheetOf(anArea([words])).split(/[;\r\n]/);
    expect(cells.filter((cell) => /^"*[=+\-@]/.test(cell))).toEqual([]);
  },
);

it.each(['2;-3', 'tea; milk', '-2.5\n-3', 'tea\n\nmilk'])('leaves %j as it is', (words) => {
  expect(read(spreadsheetOf(anArea([words])))[1]).toEqual(['Days', words]);
});

it('leaves figures what they are, and writes moments on her clock', () => {
  const [row] = [{ temperature: -2.5, at: new Date(2026, 10, 22, 18, 5).toISOString() }];
  const columns = Object.keys(row).map((field) => ({ field, label: field }));
  const file = spreadsheetOf({
    name: 'x',
    title: 'X',
    empty: [],
    tables: [{ title: 'X', columns, rows: [row] }],
  });

  expect(file).toBe('\uFEFFTable,temperature,at\r\nX,-2.5,2026-11-22 18:05\r\n');
});
