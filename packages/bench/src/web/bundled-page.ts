/** What a build begins with, by name. */
export interface Program {
  scripts: readonly string[];
  styles: readonly string[];
}

/** The folder of the bench's own builds, as browsers ask for it. */
export const PROGRAMS = '/bench/';

const tagsOf = ({ scripts, styles }: Program) => [
  ...styles.map((name) => `<link rel="stylesheet" href="${PROGRAMS}${name}">`),
  ...scripts.map((name) => `<script defer src="${PROGRAMS}${name}"></script>`),
];

/**
 * A page of the product as one program would send it: with the same data, without what begins the shell, and without
 * the modules' files and the style sheets in the document, which are in the program.
 */
export function bundledPage(html: string, program: Program): string {
  const own = /^<(?:link|script) [^>]*(?:href|src)="\/(?:shell|r)\/[^>]*>(?:<\/script>)?\n?/gm;
  const sheets = /^<style [^>]*data-sheet="[^>]*>(?:[^<]|<(?!\/))*<\/style>\n?/gm;
  const whole = html
    .replaceAll(own, '')
    .replaceAll(sheets, '')
    .replace('</head>', `${tagsOf(program).join('\n')}\n</head>`);
  if (whole.includes('="/shell/') || whole.includes('="/r/'))
    throw new Error('the page names other programs');
  return whole;
}

/** The least that React shows: one heading. */
export const floorPage = (program: Program): string =>
  [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>Floor</title>',
    ...tagsOf(program),
    '</head>',
    '<body><div id="root"></div></body>',
    '</html>',
  ].join('\n');
