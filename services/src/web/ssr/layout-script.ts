import { rootElementId } from '@nestwell/contracts/delivery/server';

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
 * while nothing but the server's HTML is there.
 */
const PACK =
  "()=>{const c=wide.matches&&document.querySelector('[data-columns]');" +
  'if(c){const p=[...c.children],h=p.map(e=>Math.max(1,Math.ceil(e.getBoundingClientRect().height)));' +
  "p.forEach((e,i)=>e.style.setProperty('--rows',h[i]))}" +
  "r.dataset.packed=''}";

/** Behind the server's HTML: the columns of a wide Home. */
export const finish = () =>
  `(r=>{const wide=matchMedia('(min-width:64rem)'),pack=${PACK};wide.onchange=()=>r.recordedEvents&&pack();pack()})(document.getElementById('${rootElementId}'))`;
