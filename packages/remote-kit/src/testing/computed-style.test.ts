/** Tests are told what an element looks like by `computed-style.cjs` of the test environment, and not by jsdom. */
const styleOfJsdom = Reflect.get(window, Symbol.for('nestwell.computed-style-of-jsdom')) as (
  element: Element,
) => CSSStyleDeclaration;

const NAMES =
  'a abbr address area article aside audio b base bdi bdo blockquote body br button canvas caption center cite code col colgroup ' +
  'data datalist dd del details dfn dialog dir div dl dt em embed fieldset figcaption figure footer form frame frameset h1 h2 ' +
  'h3 h4 h5 h6 head header hgroup hr html i iframe img input ins isindex kbd keygen label layer legend li link listing main map ' +
  'mark marquee menu meta meter nav nobr noembed noframes noscript object ol optgroup option output p param plaintext pre ' +
  'progress q rp rt ruby s samp script section select slot small source span strike strong style sub summary sup table ' +
  'tbody td template textarea tfoot th thead time title tr track tt u ul var video wbr xmp custom-element';
const KINDS =
  'button checkbox color date datetime-local email file hidden image month number password radio range reset search submit text time url week';

const inputs = KINDS.split(' ').map((kind) => `<input type="${kind}">`);
const marked = [
  'hidden',
  'disabled',
  'dir="rtl"',
  'multiple',
  'size="4"',
  'open',
  'href="/"',
  'controls',
  'inert',
];
const elements = NAMES.split(' ').filter(
  (name) => !/^(html|head|body|frame|frameset|style|script)$/.test(name),
);
const everyElement = elements.map((name) => `<${name}></${name}>`).join('');
const inEachOther = [
  'section',
  'article',
  'nav',
  'ul',
  'ol',
  'table',
  'details',
  'fieldset',
  'ruby',
  'select',
];

const PAGES = {
  'every element': everyElement,
  'every input': inputs.join(''),
  'with attributes': marked.flatMap((mark) => elements.map((name) => `<${name} ${mark}></${name}>`)).join(''),
  'within each other': inEachOther
    .map((name) => `<${name}>${everyElement}<${name}>${everyElement}</${name}></${name}>`)
    .join(''),
  drawings: '<svg width="4"><title>A</title><text>b</text><a href="/">c</a></svg>',
  'with styles of their own':
    '<div style="display: none; color: red"><p style="visibility: hidden">a <b style="visibility: visible">b</b></p></div>' +
    '<p style="pointer-events: none; opacity: 0"><button style="display: unset">c</button></p>',
  "with a page's style sheet":
    '<style>p, .x > b { display: none; color: blue } @media screen { i { visibility: hidden } } ' +
    '@media print { u { display: none } } [data-away] { pointer-events: none }</style>' +
    '<p>a</p><div class="x" data-away=""><b>b</b><i>c <s>d</s></i><u style="opacity: 0.5">e</u></div>',
};

const everythingOf = (style: CSSStyleDeclaration) => ({
  ...Object.fromEntries(Array.from(style, (name) => [name, style.getPropertyValue(name)])),
  asked: ['display', 'opacity', 'visibility', 'pointer-events', 'color'].map((name) =>
    style.getPropertyValue(name),
  ),
  named: [style.display, style.opacity, style.visibility, style.pointerEvents, style.backgroundColor],
});

const withAllBelow = (element: Element): Element[] => [
  element,
  ...[...element.children].flatMap(withAllBelow),
];

it.each(Object.entries(PAGES))('says of %s what jsdom says', (_, html) => {
  document.body.innerHTML = html;
  const all = withAllBelow(document.documentElement);

  expect(all.length).toBeGreaterThan(3);
  for (const element of all)
    expect([element.outerHTML, everythingOf(getComputedStyle(element))]).toEqual([
      element.outerHTML,
      everythingOf(styleOfJsdom(element)),
    ]);
});

it('follows what changes', () => {
  document.body.innerHTML = '<p>a</p>';
  const paragraph = document.body.firstElementChild as HTMLElement;
  const before = getComputedStyle(paragraph).display;
  paragraph.style.display = 'none';

  expect([before, getComputedStyle(paragraph).display]).toEqual(['block', 'none']);
  paragraph.removeAttribute('style');
  expect(getComputedStyle(paragraph).display).toBe('block');
});
