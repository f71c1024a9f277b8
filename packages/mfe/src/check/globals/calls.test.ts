import { globalsIn } from './global-problems';

const FILE = '/mfe-tea/src/tea.ts';
const foundIn = (text: string) =>
  globalsIn('tea', new Map([[FILE, text]])).map((found) => found.replace(/^mfe-tea\/src\/tea\.ts:\d+: /, ''));

it.each([
  ["fetch('/api/tea');", 'it calls fetch: make requests with call()'],
  ["new EventSource('/api/tea');", 'it calls EventSource: make requests'],
  ["window.navigator.sendBeacon('/api/tea');", 'it calls navigator.sendBeacon: make requests'],
  ["new BroadcastChannel('tea');", 'it calls BroadcastChannel: it reaches every window'],
  ["postMessage('tea');", 'it calls postMessage: it reaches every window'],
  ['new Image().src = "/tea.png";', 'it calls Image: it loads past the page'],
  ["history.pushState({}, '', '/tea');", 'it calls history.pushState: go there with useNavigate'],
  ["history.replaceState({}, '', '/tea');", 'it calls replaceState: go there with useNavigate'],
  ['setTimeout(() => location.reload(), 10);', 'it calls location.reload'],
  ["location.replace('/tea');", 'it calls location.replace: go there in a handler'],
  ['document.open();', 'it calls document.open: it empties the page'],
  ["customElements.define('tea-pot', class {});", 'it calls customElements.define'],
  ["navigator.serviceWorker.register('/tea.js');", 'the site has one service worker'],
  ['document.body.replaceChildren();', 'it calls document.body.replaceChildren: it changes the page outside'],
  ['document.adoptedStyleSheets.push(sheet);', 'write a CSS module'],
  ['dialog.showModal();', 'it calls showModal: open a dialog of the kit'],
  ["sheet.insertRule('* { color: red }');", 'it calls insertRule: write a CSS module'],
  ['new MutationObserver(look).observe(document.body, {});', "it calls observe: observe the module's own"],
])('what a module does to the page around it is named: %s', (text, told) => {
  expect(foundIn(`import { look, dialog, sheet } from './look';\n${text}`)).toContainEqual(
    expect.stringContaining(told),
  );
});

it.each([
  ['the state of its own entry', "history.replaceState({ ...history.state, left: true }, '');"],
  ['a load in a handler', "export const pay = () => location.assign('/checkout');"],
  [
    'its own elements',
    'export const watch = (it: Element) => { new ResizeObserver(() => {}).observe(it); it.append("x"); };',
  ],
  [
    'a portal',
    "import { createPortal } from 'react-dom';\nexport const paper = () => createPortal(null, document.body);",
  ],
])('%s is not complained of', (_, text) => {
  expect(foundIn(text)).toEqual([]);
});
