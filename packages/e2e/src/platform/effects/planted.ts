/** What a careless module does to the page around it, each in a line of its own, and what the check says of it. */
export const planted: readonly { script: string; says: RegExp }[] = [
  { script: "addEventListener('click', () => {});", says: /: it still listens to click of the page$/ },
  { script: 'setInterval(() => {}, 1000);', says: /: it still runs an interval$/ },
  {
    script: '(function frame() { requestAnimationFrame(frame); })();',
    says: /: it goes on with requestAnimationFrame$/,
  },
  { script: '(function again() { setTimeout(again, 50); })();', says: /: it goes on with setTimeout$/ },
  { script: "fetch('/healthz');", says: /: it calls fetch past the kit$/ },
  { script: "new EventSource('/healthz').close();", says: /: it opens an EventSource past the kit$/ },
  { script: "new BroadcastChannel('planted').close();", says: /: it opens a BroadcastChannel$/ },
  { script: "localStorage.setItem('planted', 'x');", says: /: it stores planted past the kit$/ },
  {
    script: "customElements.define('planted-pot', class extends HTMLElement {});",
    says: /: it defines a custom element$/,
  },
  {
    script: "history.replaceState(history.state, '');",
    says: /: it changes the history past the router$/,
  },
  { script: "indexedDB.open('planted');", says: /: it opens a database$/ },
  { script: "caches.open('planted');", says: /: it opens a cache$/ },
  {
    script: "{ const sheet = new CSSStyleSheet(); sheet.insertRule('.planted { color: red }'); }",
    says: /: it inserts a rule into a style sheet$/,
  },
  {
    script: 'new MutationObserver(() => {}).observe(document.body, { childList: true });',
    says: /: it observes the whole page$/,
  },
  {
    script:
      "{ const dialog = document.createElement('dialog'); document.body.append(dialog); dialog.showModal(); dialog.close(); }",
    says: /: it opens a modal dialog past the kit$/,
  },
  { script: "postMessage('planted');", says: /: it posts messages to the window$/ },
  { script: 'new Image();', says: /: it loads an image past the page$/ },
  { script: 'document.onclick = () => true;', says: /^it leaves document\.onclick$/ },
  { script: 'onkeydown = () => true;', says: /^it leaves window\.onkeydown$/ },
  {
    script: "document.body.append(Object.assign(document.createElement('aside'), { id: 'planted' }));",
    says: /^it leaves <aside id="planted"> in body$/,
  },
  {
    script: "document.documentElement.style.setProperty('--planted', 'red');",
    says: /^it leaves <html style=".*--planted/,
  },
  { script: "document.cookie = 'planted=x';", says: /^it leaves the cookie planted$/ },
  {
    script: 'Date.prototype.getDay = function getDay() { return this.getUTCDay(); };',
    says: /^Date\.prototype\.getDay is replaced$/,
  },
  {
    script:
      "{ const was = Object.getOwnPropertyDescriptor(Node.prototype, 'textContent'); Object.defineProperty(Node.prototype, 'textContent', { ...was, get() { return was.get.call(this); } }); }",
    says: /^Node\.prototype\.textContent is replaced$/,
  },
];
