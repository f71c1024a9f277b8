import {
  documentStart,
  groundColours,
  pageDataIds,
  rootElementId,
  webManifestPath,
  type Overlay,
  type PrefetchedQueries,
  type Registry,
  type ReleasedFile,
  type ServerRelease,
  type ShellManifest,
} from '@nestwell/contracts/delivery/server';
import type { PublicConfig } from '@nestwell/contracts/kernel/server';
import { inText, sharedBytes, type Line } from '../../platform/http/lines';
import { inElement } from '../lib/in-element';
import { shellFile } from '../lib/shell-file';
import { ssrHead, ssrRoot, type ServerHtmlParts } from '../ssr/server-html';
import { browserText } from '../lib/registry-texts';
import type { Route } from '../../releases';
import type { PageSheet } from './page-sheets';
import { endOfDocument, untilItAnswers } from './until-it-answers';

export interface DocumentPlan {
  nonce: string;
  shell: ShellManifest;
  registry: Registry;
  route: Route;
  /** Of what it shows, in their order. */
  sheets: readonly PageSheet[];
  config: PublicConfig;
  queries: PrefetchedQueries;
  /** Set where this browser alone sees some remotes. */
  overlay?: Overlay;
  /** The page as it will look. */
  rendered?: Omit<ServerHtmlParts, 'nonce' | 'recordScript'>;
  /** Set in the document that browsers keep. */
  kept?: boolean;
}

/** The HTML of one visit: everything the browser needs to know at once, and nothing that it can cache. */
export const documentOf = (plan: DocumentPlan): string => beginningOf(plan) + inText(restOf(plan));

type BeginningPlan = Omit<DocumentPlan, 'queries' | 'rendered'>;
type RestPlan = Omit<DocumentPlan, 'sheets'>;

/** What is known before anything is read or rendered: with it the browser can begin to fetch. */
export function beginningOf(plan: BeginningPlan): string {
  const { nonce, shell, route } = plan;
  const remotes = route.remotes.flatMap((id) => plan.registry.remotes[id] ?? []);
  return [
    ...documentStart(titleOf(route)),
    '<meta name="description" content="A calm companion for pregnancy and the months after birth: food, movement, rest and progress.">',
    `<link rel="manifest" href="${webManifestPath}">`,
    '<link rel="apple-touch-icon" href="/icons/apple-touch-icon.png">',
    ground('day', 'light'),
    ground('night', 'dark'),
    `<script nonce="${nonce}">${shell.themeScript}</script>`,
    ...(shell.recordScript === undefined ? [] : [untilItAnswers(nonce)]),
    // Without the nonce: ours are admitted by their place, and with it V8 would take the same script for another one each time.
    ...shell.scripts.map((file) => `<script defer ${address(shellFile(file), 'src')}></script>`),
    ...remotes.flatMap(({ entry, entryChunks = [], server }) =>
      [entry, ...entryChunks, ...scriptsAt(route, server)].map(preloadedScript),
    ),
    // Behind what is to be fetched: together they are longer than what a slow line brings first.
    ...(shell.faces === undefined ? [] : [`<style nonce="${nonce}">${shell.faces}</style>`]),
    ...plan.sheets.map((sheet) => styleSheet(sheet, nonce)),
    '',
  ].join('\n');
}

/** The rest of the head, which the server's HTML decides, and the body. */
export function restOf(plan: RestPlan): Line[] {
  const { nonce, shell, route, rendered } = plan;
  const { recordScript } = shell;
  const output = rendered && { ...rendered, nonce, leadsTo: route.leadsTo, recordScript };
  return [
    ...(output ? ssrHead(output) : []),
    ...(output ? [] : pageData(plan)),
    '</head>',
    `<body>${output ? ssrRoot(output) : `<div id="${rootElementId}"></div>`}<noscript>Nestwell needs JavaScript.</noscript>`,
    // Behind the server's HTML, which is seen before they have come.
    ...(output ? pageData(plan) : []),
    endOfDocument,
    '</body>',
    '</html>',
    '',
  ];
}

/** Of the page that is seen first, by its declared path. */
const scriptsAt = ({ page, leadsTo = '/' }: Route, server?: ServerRelease): readonly ReleasedFile[] =>
  server?.scripts?.[page?.path ?? leadsTo] ?? [];

/** What the browser renders around the page; `data-ground` lets her own choice of day or night take its place. */
const ground = (theme: keyof typeof groundColours, scheme: 'light' | 'dark') =>
  `<meta name="theme-color" data-ground="${theme}" media="(prefers-color-scheme: ${scheme})" content="${groundColours[theme]}">`;

const pageData = ({ registry, config, queries, overlay, kept }: RestPlan): Line[] => [
  [openData(pageDataIds.registry), sharedBytes(browserText(registry)), '</script>'],
  data(pageDataIds.config, JSON.stringify(config)),
  data(pageDataIds.queries, JSON.stringify(queries)),
  ...(overlay ? [data(pageDataIds.overlay, JSON.stringify(overlay))] : []),
  ...(kept ? [data(pageDataIds.kept, 'true')] : []),
];

/** Named by its address: the browser does not load the same sheet once more (`shell/src/app/inlined-sheets.ts`). */
const styleSheet = ({ css, ...file }: PageSheet, nonce: string) =>
  css === undefined
    ? `<link rel="stylesheet" ${address(file, 'href')}>`
    : `<style nonce="${nonce}" data-sheet="${escaped(file.url)}">${css}</style>`;

const preloadedScript = (file: ReleasedFile) => `<link rel="preload" as="script" ${address(file, 'href')}>`;

const address = ({ url, integrity }: ReleasedFile, attribute: 'href' | 'src') =>
  `${attribute}="${escaped(url)}" integrity="${escaped(integrity)}" crossorigin="anonymous"`;

const openData = (id: string) => `<script type="application/json" id="${id}">`;
const data = (id: string, json: string) => `${openData(id)}${inElement(json)}</script>`;

function titleOf({ page, isHome }: Route): string {
  if (isHome) return 'Nestwell';
  return `${escaped(page?.title ?? 'Page Not Found')} · Nestwell`;
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (character) => ENTITIES[character] ?? '');
