import { rootElementId } from '@nestwell/contracts/delivery/server';

/** In milliseconds, as style sheets are asked for again; after the last of them it is for her to try. */
const PAUSES = [500, 2000, 6000, 15_000, 30_000, 60_000];

/** In milliseconds: a page that does not answer by then says so. */
const PATIENCE = 10_000;

/** In milliseconds, once: a document that was cut off is asked for again. */
const ANEW_AFTER = 500;

const END = 'nestwell-end';

/** The last of a document that came whole. */
export const endOfDocument = `<template id="${END}"></template>`;

const WORDS = {
  waits: 'This page is still on its way. Links work already; buttons will answer once it is all here.',
  fails: 'This page does not start in this browser. Links work. Try again, or use a newer browser.',
};

/** As a toast, by rules of its own: the sheets may not be there either. */
const STYLES = {
  box:
    'position:fixed;inset:.75rem .75rem auto;z-index:60;max-width:30rem;margin:auto;padding:.5rem .5rem .5rem 1rem;' +
    'display:flex;flex-wrap:wrap;align-items:center;gap:0 .75rem;border-radius:1.5rem;' +
    'background:var(--nw-inverse,#35242a);color:var(--nw-inverse-ink,#f8f2ee);box-shadow:0 8px 24px rgb(0 0 0/.3);' +
    'font:420 .9375rem/1.4 var(--nw-font-text,system-ui,sans-serif)',
  words: 'flex:1 1 12rem;margin:.4rem 0;min-width:0',
  button:
    'min-height:44px;padding:0 .75rem;border:0;background:none;color:inherit;font:inherit;font-weight:620;' +
    'text-decoration:underline;cursor:pointer',
};

/** In the page's script `d` is its document. */
const SCRIPT = [
  'let tries=0,ran=Infinity,isCut,box,says,looks;',
  `const pauses=${JSON.stringify(PAUSES)},styles=${JSON.stringify(STYLES)},words=${JSON.stringify(WORDS)},`,
  'known=self.trustedTypes?.createPolicy("again",{createScriptURL:u=>u}),',
  `alive=()=>d.querySelector("#${rootElementId}[data-interactive]"),`,
  'ours=s=>s.tagName==="SCRIPT"&&s.defer,',
  'made=(tag,style,...parts)=>{const e=d.createElement(tag);e.style.cssText=style;e.append(...parts);return e},',
  'anew=()=>location.reload(),',
  // After a while, or as soon as there is a connection again.
  'afterPause=(act,ms)=>{const now=()=>{clearTimeout(t);removeEventListener("online",now);act()},t=setTimeout(now,ms);addEventListener("online",now)},',
  'again=s=>{const n=d.createElement("script"),u=s.src.split("?")[0]+"?attempt="+tries;',
  'n.defer=true;n.async=false;n.integrity=s.integrity;n.crossOrigin=s.crossOrigin;n.src=known?known.createScriptURL(u):u;s.replaceWith(n)},',
  'shown=()=>{says=made("p",styles.words);const b=made("button",styles.button,"Try again");b.onclick=anew;',
  'box=made("div",styles.box,says,b);box.setAttribute("role","alert");d.body.append(box)},',
  'look=()=>{if(alive())return box?.remove();looks=setTimeout(look,1e3);if(!d.body)return;box||shown();',
  `const w=Date.now()-ran>${PATIENCE}?words.fails:words.waits;says.textContent===w||(says.textContent=w)};`,
  'd.addEventListener("error",({target:s})=>{if(!ours(s))return;const p=pauses[tries++];tries>1&&!looks&&look();p&&afterPause(()=>again(s),p)},true);',
  'd.addEventListener("load",({target:s})=>{if(ours(s)&&!isCut)ran=Date.now()},true);',
  // Without its root the shell does not start on half a page: what has been rendered stays.
  `d.addEventListener("readystatechange",()=>{if(d.readyState!=="interactive"||d.getElementById("${END}"))return;isCut=true;`,
  `const r=d.getElementById("${rootElementId}");if(r)r.id="cut";`,
  `performance.getEntriesByType("navigation")[0]?.type==="reload"?(looks||look(),addEventListener("online",anew)):afterPause(anew,${ANEW_AFTER})});`,
  `setTimeout(()=>looks||look(),${PATIENCE})`,
].join('');

/**
 * A server-rendered page looks as if it answered, whether its script comes or not. One that was lost on the way is asked for
 * again, by itself and whenever there is a connection again; what she pressed meanwhile is done then. A document that
 * was cut off on its way comes anew, once. Where the page still does not answer, also where an old browser cannot read
 * the script, it says so. It must stand before the scripts.
 *
 * The shell marks its root once the page is interactive; a release from before that does without this script. Trusted
 * types know a policy of its own (`content-policy.ts`), made here always, so that nobody else can; it vouches for the
 * addresses of scripts that stood in the document.
 */
export const untilItAnswers = (nonce: string): string =>
  `<script nonce="${nonce}">(d=>{${SCRIPT}})(document)</script>`;
