const { createRequire } = require('node:module');

const ofTheEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofTheEnvironment.resolve('jsdom'));

const rules = ofJsdom('./jsdom/living/helpers/style-rules.js');
const { matchesDontThrow } = ofJsdom('./jsdom/living/helpers/selectors.js');
const { implForWrapper } = ofJsdom('./jsdom/living/generated/utils.js');
const { CSSStyleDeclaration } = ofJsdom('cssstyle');

/**
 * Queries by role ask each element for its `display` and `visibility`. jsdom then tries all rules of the browser's own
 * style sheet on it, and works out every colour: a fifth of the processor's time of components' tests. Here only those
 * rules are tried that can be about an element of its name, and colours are worked out for whoever asks for one.
 * `computed-style.test.ts` of remote-kit compares both.
 */
const sheetOfBrowser = ofJsdom('rrweb-cssom').parse(ofJsdom('./jsdom/browser/default-stylesheet.js'));
const rulesOfBrowser = [...sheetOfBrowser.cssRules].flatMap(onScreen);
const rulesByName = new Map();
const declarations = new Map();

function onScreen(rule) {
  if (!rule.media) return [rule];
  return Array.from(rule.media).includes('screen') ? [...rule.cssRules] : [];
}

/** The names of elements that a rule can be about; none where it can be about any. */
function namesOf({ selectorText = '' }) {
  const bare = selectorText.replace(/\[[^\]]*\]|\([^)]*\)/g, '');
  const names = bare
    .split(',')
    .map((selector) => /(?:^|[\s>+~])([a-z][\w-]*)[^\s>+~]*$/i.exec(selector.trim())?.[1]);
  return names.every(Boolean) ? names.map((name) => name.toLowerCase()) : undefined;
}

function rulesAbout(name) {
  const found =
    rulesByName.get(name) ?? rulesOfBrowser.filter((rule) => namesOf(rule)?.includes(name) ?? true);
  rulesByName.set(name, found);
  return found;
}

const matching = (found, element) =>
  found.filter(({ selectorText }) => matchesDontThrow(element, selectorText));

function declarationOf(styles) {
  const declaration = new CSSStyleDeclaration();
  for (const style of styles) {
    for (const property of Array.from(style)) {
      const value = style.getPropertyValue(property);
      if (value === 'unset') declaration.removeProperty(property);
      else declaration.setProperty(property, value, style.getPropertyPriority(property));
    }
  }
  return declaration;
}

/** One for all elements about which the browser's sheet says the same, and nobody else anything. */
function sharedBy(found) {
  const key = found.map((rule) => rulesOfBrowser.indexOf(rule)).join();
  const shared = declarations.get(key) ?? declarationOf(found.map(({ style }) => style));
  declarations.set(key, shared);
  return shared;
}

function declared(element) {
  const ofBrowser = matching(rulesAbout(element._localName.toLowerCase()), element);
  const sheets = element._ownerDocument.styleSheets._list;
  const ofPage = sheets.flatMap((sheet) => matching([...sheet.cssRules].flatMap(onScreen), element));
  if (ofPage.length === 0 && element.style.length === 0) return sharedBy(ofBrowser);
  return declarationOf([...[...ofBrowser, ...ofPage].map(({ style }) => style), element.style]);
}

const asJsdomDoes = rules.getDeclarationForElement;
let isCompared = false;

// The window takes this function from the module as it is loaded, so before `jest-environment-jsdom`.
rules.getDeclarationForElement = (element) => {
  if (isCompared) return asJsdomDoes(element);
  const document = element._ownerDocument;
  document._styleCache ??= new WeakMap();
  const declaration = document._styleCache.get(element) ?? declared(element);
  document._styleCache.set(element, declaration);
  return declaration;
};

const DECLARED = new Set(['display', 'opacity']);
const RESOLVED = new Map([
  ['visibility', 'visibility'],
  ['pointerEvents', 'pointer-events'],
  ['pointer-events', 'pointer-events'],
]);

/** A window's `getComputedStyle` that works out what is asked for. */
const lazily = (computedStyle) =>
  function getComputedStyle(wrapper, pseudo) {
    const element = implForWrapper(wrapper);
    if (pseudo || element?._localName === undefined) return computedStyle(wrapper, pseudo);
    const declaration = rules.getDeclarationForElement(element);
    let whole;
    const ofWhole = (name) => {
      whole ??= computedStyle(wrapper);
      return typeof whole[name] === 'function' ? whole[name].bind(whole) : whole[name];
    };
    const known = (name) => {
      if (DECLARED.has(name)) return declaration.getPropertyValue(name);
      return RESOLVED.has(name) ? rules.getResolvedValue(element, RESOLVED.get(name)) : undefined;
    };
    const getPropertyValue = (name) => known(name) ?? ofWhole('getPropertyValue')(name);
    return new Proxy(declaration, {
      get: (_, name) => (name === 'getPropertyValue' ? getPropertyValue : (known(name) ?? ofWhole(name))),
    });
  };

exports.hastenComputedStyle = (window) => {
  const computedStyle = window.getComputedStyle;
  window.getComputedStyle = lazily(computedStyle);
  window[Symbol.for('nestwell.computed-style-of-jsdom')] = (element) => {
    isCompared = true;
    implForWrapper(element)._ownerDocument._styleCache = null;
    try {
      return computedStyle(element);
    } finally {
      isCompared = false;
      implForWrapper(element)._ownerDocument._styleCache = null;
    }
  };
};
