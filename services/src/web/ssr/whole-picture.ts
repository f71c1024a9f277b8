import { rootElementId } from '@nestwell/contracts/delivery/server';
import { noteEarlyInput } from './early-input';

/**
 * A page comes in pieces, and is seen in pieces. What is laid out by all of its parts is not seen before it is whole:
 * the places of the bar would move as each came, and what shares a row or stands at the foot of something
 * (`data-whole`, in a wide window alone with "wide"); the parts of a wide Home stand in one column until they are packed.
 */
export const UNPACKED =
  `#${rootElementId}:not([data-packed]) :is(nav,[data-whole=true]){visibility:hidden}` +
  `@media (min-width:64rem){#${rootElementId}:not([data-packed]) :is([data-columns]>*,[data-whole=wide]){visibility:hidden}}`;

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

/** Style properties, and the columns of a wide Home. */
export const finish = () =>
  [
    noteEarlyInput(rootElementId),
    "document.querySelectorAll('[data-style]').forEach(e=>{e.style.cssText=e.dataset.style;delete e.dataset.style})",
    `(r=>{const wide=matchMedia('(min-width:64rem)'),isWide=wide.matches,pack=${PACK};wide.onchange=()=>r.early&&pack();pack();${FOLD};${ONCE_SEEN}})(document.getElementById('${rootElementId}'))`,
  ].join(';');
