import { rootElementId, type Picture } from '@nestwell/contracts/delivery';
import { DAY, MINUTE } from '@nestwell/domain/moments';
import type { SessionUser } from '../../platform/session-user';
import { minutesAheadOfUtc } from '../../platform/time/zoned';
import { KNOWN_FOR, SHEETS_COOKIE } from '../known-sheets';
import { sayWidth } from '../known-width';
import { noteEarlyInput } from './early-input';

export interface PaintedParts {
  nonce: string;
  picture: Picture;
  /** Whose parts were painted, by `id@version`. */
  owners: readonly string[];
  /** For whom, and at which moment, it was painted. */
  user: SessionUser | undefined;
  now: Date;
  /** Set where it is as a desk's window shows it. */
  isWide?: boolean;
  /** Which sheets in whole a browser can name when it comes again; it names those that it has. */
  sheets: string;
  /** The address that is painted, where it is not the one that was asked for. */
  leadsTo?: string;
}

/** In the head: what the picture needs to be seen as it is, and whether it may be seen at all. */
export function paintedHead({ nonce, picture, user, now, leadsTo }: PaintedParts): string[] {
  const rules = `[data-unpainted] #${rootElementId}{visibility:hidden}${UNPACKED}`;
  return [
    `<style nonce="${nonce}">${picture.styles}${rules}${attributeRules(picture.html)}</style>`,
    `<script nonce="${nonce}">${checkOf(user, picture.isZoned, now)}${leadsTo === undefined ? '' : arriveAt(leadsTo)}</script>`,
  ];
}

/** The picture in its place, and what has to be done to it before it is seen. */
export function paintedRoot(parts: PaintedParts): string {
  const { nonce, picture, owners, user, now, sheets, isWide = false } = parts;
  const whose = user ? `${user.id} ${user.timezone}` : '';
  return [
    `<div id="${rootElementId}" data-painted="${whose}" data-moment="${now.getTime()}" data-painters="${owners.join(' ')}"${isWide ? ' data-wide=""' : ''}>`,
    // The page's policy admits no style attributes.
    picture.html.replaceAll(' style="', ' data-style="'),
    `</div><script nonce="${nonce}">${finish(sheets, isWide)}</script>`,
  ].join('');
}

/** Declarations as React writes them; what else a text holds could end the rule it stands in. */
const DECLARATIONS = /^[\w\s#%.,():;+*/-]+$/;

/** What stands in style attributes, until the script below sets it as a property, which is admitted. */
function attributeRules(html: string): string {
  const texts = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, text = '']) => text));
  return [...texts]
    .filter((text) => DECLARATIONS.test(text))
    .map((text) => `[data-style="${text}"]{${text}}`)
    .join('');
}

/**
 * What was painted for somebody else, or for another day than that of this device's clock, is not shown. A zone's name
 * would take 80 ms to ask for on a phone; its distance from UTC says as much of what was painted.
 */
function checkOf(user: SessionUser | undefined, isZoned: boolean, now: Date): string {
  const isHers = `localStorage.getItem('userId')===${JSON.stringify(user?.id ?? null)}`;
  const ahead = user ? minutesAheadOfUtc(now, user.timezone) : 0;
  const day = Math.floor((now.getTime() + ahead * MINUTE) / DAY);
  const isNow =
    user || isZoned
      ? `&&new Date().getTimezoneOffset()===${0 - ahead}&&Math.floor((Date.now()+${ahead * MINUTE})/${DAY})===${day}`
      : '';
  return `(d=>{try{if(!(${isHers}${isNow}))d.unpainted=''}catch{d.unpainted=''}})(document.documentElement.dataset)`;
}

/** Whoever sees the picture stands where it leads to, before the shell looks where that is. */
const arriveAt = (address: string) =>
  `;document.documentElement.dataset.unpainted===undefined&&history.replaceState(null,'',${inScript(address)})`;

/** A text within a script of the page. */
const inScript = (text: string) => JSON.stringify(text).replaceAll('<', '\\u003c');

/**
 * A page comes in pieces, and is seen in pieces. What is laid out by all of its parts is not seen before it is whole:
 * the places of the bar would move as each came, and what shares a row or stands at the foot of something
 * (`data-whole`, in a wide window alone with "wide"); the parts of a wide Home stand in one column until they are packed.
 * Places at the side, which only her browser knows of, no picture brings rules for: it waits for the sheets in whole,
 * with the body that they move.
 */
const UNPACKED =
  `#${rootElementId}:not([data-packed]) :is(nav,[data-whole=true]){visibility:hidden}` +
  `@media (min-width:64rem){#${rootElementId}:not([data-packed]) :is([data-columns]>*,[data-whole=wide]),[data-places=side] body:has(>#${rootElementId}:not([data-packed])){visibility:hidden}}`;

/**
 * The columns of a wide Home are packed by their heights; on a narrow screen nothing is measured. A tablet may be turned
 * while nothing but the picture is there.
 */
const PACK =
  "()=>{const c=wide.matches&&document.querySelector('[data-columns]');" +
  'if(c){const p=[...c.children],h=p.map(e=>Math.max(1,Math.ceil(e.getBoundingClientRect().height)));' +
  "p.forEach((e,i)=>e.style.setProperty('--rows',h[i]))}" +
  "r.dataset.packed=''}";

/**
 * The sheets in whole, which the picture does without: once the first file of entries has come, or when the scripts
 * have run. Asked for at once they would take their part of a slow line from the scripts that everything waits for.
 * A browser that has had them says so when it comes again.
 */
const lateSheets = (sheets: string) =>
  "const late=[...document.querySelectorAll('link[rel=late]')],isSide=isWide&&late.length>0&&document.documentElement.dataset.places==='side'," +
  "p=document.querySelector('link[as=script]'),go=()=>late.forEach(l=>{l.rel='stylesheet'});" +
  'let left=late.length,lost=0;const come=n=>{lost+=n;if(--left)return;' +
  `lost||(document.cookie=${inScript(`${SHEETS_COOKIE}=${sheets};path=/;max-age=${KNOWN_FOR};samesite=lax`)});isSide&&pack()};` +
  'late.forEach(l=>{l.onload=()=>come(0);l.onerror=()=>come(1)});' +
  'if(isSide||!p||performance.getEntriesByName(p.href).length)go();' +
  "else{p.onload=p.onerror=go;addEventListener('DOMContentLoaded',go)}isSide||pack()";

/**
 * The first date that a page writes takes 50 ms on a phone, whatever it says: once the picture is seen, while the scripts
 * are on their way, and not when they run.
 */
const WARM = 'requestAnimationFrame(()=>setTimeout(()=>Intl.DateTimeFormat()))';

/** Style properties, the sheets in whole, the columns of a wide Home, and how wide the window is. */
const finish = (sheets: string, wasWide: boolean) =>
  [
    noteEarlyInput(rootElementId),
    "document.querySelectorAll('[data-style]').forEach(e=>{e.style.cssText=e.dataset.style;delete e.dataset.style})",
    `(r=>{const wide=matchMedia('(min-width:64rem)'),isWide=wide.matches,pack=${PACK};wide.onchange=()=>r.early&&pack();${lateSheets(sheets)};${sayWidth(wasWide)}})(document.getElementById('${rootElementId}'))`,
    WARM,
  ].join(';');
