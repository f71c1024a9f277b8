const words = (text: string): readonly string[] => text.split(' ');

/** Functions of the window that whoever tests or measures a page may rightly replace, and a module may not. */
export const assigned: readonly string[] = [
  ...words('fetch XMLHttpRequest Date Intl performance queueMicrotask structuredClone matchMedia'),
  ...words('setTimeout clearTimeout setInterval clearInterval requestAnimationFrame cancelAnimationFrame'),
  ...words('requestIdleCallback cancelIdleCallback getComputedStyle reportError'),
];

/** What carries functions that the shell, the kit and their libraries call: itself and its `prototype`. */
export const carriers: readonly string[] = [
  ...words(
    'Object Function Array String Number Boolean Symbol RegExp Error TypeError JSON Math Reflect Proxy',
  ),
  ...words('Map Set WeakMap WeakSet WeakRef Promise EventTarget Event CustomEvent Node Element HTMLElement'),
  ...words('Document DocumentFragment HTMLInputElement HTMLLinkElement HTMLScriptElement CSSStyleSheet'),
  ...words('DOMTokenList MessagePort MessageChannel MutationObserver ResizeObserver IntersectionObserver'),
  ...words('AbortController AbortSignal URL URLSearchParams Request Response Headers Blob Storage History'),
];

/** Objects of the page on which somebody may hang another function over the one of their kind. */
export const singles: readonly string[] = words('history document navigator');
