import { rootElementId } from '@nestwell/contracts/delivery/server';
import { inElement } from '../lib/in-element';
import { KNOWN_FOR, SHEETS_COOKIE } from '../lib/known-sheets';
import { sayWidth } from '../lib/known-width';
import { noteEarlyInput } from './early-input';

/**
 * A page comes in pieces, and is seen in pieces. What is laid out by all of its parts is not seen before it is whole:
 * the places of the bar would move as each came, and what shares a row or stands at the foot of something
 * (`data-whole`, in a wide window alone with "wide"); the parts of a wide Home stand in one column until they are packed.
 * Places at the side, which only her browser knows of, no picture brings rules for: it waits for the sheets in whole,
 * with the body that they move.
 */
export const UNPACKED =
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
  `lost||(document.cookie=${inElement(JSON.stringify(`${SHEETS_COOKIE}=${sheets};path=/;max-age=${KNOWN_FOR};samesite=lax`))});isSide&&pack()};` +
  'late.forEach(l=>{l.onload=()=>come(0);l.onerror=()=>come(1)});' +
  'if(isSide||!p||performance.getEntriesByName(p.href).length)go();' +
  "else{p.onload=p.onerror=go;addEventListener('DOMContentLoaded',go)}isSide||pack()";

/**
 * A page that came in one piece is drawn down to its fold, where it has one (`data-fold`: the last part of its first
 * screen), and the rest once that is seen: laying out all of Home takes a phone 35 ms more. Not where something is seen
 * already, which would vanish again; and no longer once it is turned to a wide one, which measures what it packs.
 */
const FOLD =
  "const seen=l=>l.getEntriesByName('first-contentful-paint').length;" +
  "isWide||document.hidden||seen(performance)||!r.querySelector('[data-fold]')||(r.dataset.folded='')";
export const FOLDED = `@media (max-width:63.99rem){#${rootElementId}[data-folded] :is([data-fold]~*,footer){display:none}}`;

/** The time for a paint to be told, after which the rest is drawn even so: a picture that is hidden has none. */
const UNTOLD = 500;

/**
 * The first date that a page writes takes 50 ms on a phone, whatever it says: once the picture is seen, while the scripts
 * are on their way, and not when they run.
 */
const ONCE_SEEN =
  'const once=()=>{clearTimeout(untold);delete r.dataset.folded;requestAnimationFrame(()=>setTimeout(()=>Intl.DateTimeFormat()))};' +
  `const untold=setTimeout(once,${UNTOLD});new PerformanceObserver(l=>seen(l)&&once()).observe({type:'paint',buffered:true})`;

/** Style properties, the sheets in whole, the columns of a wide Home, and how wide the window is. */
export const finish = (sheets: string, wasWide: boolean) =>
  [
    noteEarlyInput(rootElementId),
    "document.querySelectorAll('[data-style]').forEach(e=>{e.style.cssText=e.dataset.style;delete e.dataset.style})",
    `(r=>{const wide=matchMedia('(min-width:64rem)'),isWide=wide.matches,pack=${PACK};wide.onchange=()=>r.early&&pack();${lateSheets(sheets)};${sayWidth(wasWide)};${FOLD};${ONCE_SEEN}})(document.getElementById('${rootElementId}'))`,
  ].join(';');
