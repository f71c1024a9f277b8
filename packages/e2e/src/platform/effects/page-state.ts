/** What of a page all modules share, as words that can be compared; runs in the page. */
export function pageState(): string[] {
  const found: string[] = [];
  const root = document.documentElement;
  for (const element of [root, document.body])
    for (const { name, value } of element.attributes)
      if (/^(class|style|dir)$/.test(name)) found.push(`<${element.localName} ${name}="${value}">`);
  for (const child of document.body.children)
    if (!/^(script|link|style)$/.test(child.localName))
      found.push(`<${child.localName} id="${child.id}"> in body`);
  for (const part of document.querySelectorAll('body nav, body footer'))
    found.push(`<${part.localName}> of the page with ${part.querySelectorAll('a, button').length} links`);
  const targets: readonly EventTarget[] = [window, document, document.body];
  for (const target of targets)
    for (const name in target)
      if (name.startsWith('on') && typeof Reflect.get(target, name) === 'function')
        found.push(`${target === window ? 'window' : 'document'}.${name}`);
  for (const pair of document.cookie.split('; '))
    if (pair) found.push(`the cookie ${pair.replace(/=.*/, '')}`);
  document.adoptedStyleSheets.forEach((_, index) => found.push(`adopted style sheet ${index}`));
  for (const sheet of document.querySelectorAll('style:not([data-href])'))
    found.push(`<style> of ${sheet.textContent.length} characters`);
  // Containers, their chunks and what the bundler's runtime hangs on the window have names of their own.
  for (const name of Object.getOwnPropertyNames(window))
    if (!/^(\d+|\w+_\w+|webpackChunk\w*|__\w+__)$/.test(name)) found.push(`the global ${name}`);
  return found;
}

/** Remembers functions and accessors of the language and the browser; returns which are others by now. */
export function rememberPrototypes(): void {
  const { getOwnPropertyDescriptor } = Reflect;
  const seen: { on: object; label: string; name: PropertyKey; was: PropertyDescriptor }[] = [];
  const look = (label: string, on: unknown) => {
    if (!on || !/^(object|function)$/.test(typeof on)) return;
    for (const name of Reflect.ownKeys(on)) {
      const was = Reflect.getOwnPropertyDescriptor(on, name);
      if (was) seen.push({ on, label, name, was });
    }
  };
  for (const name of Object.getOwnPropertyNames(window)) {
    const value: unknown = /^[A-Z]/.test(name) ? Reflect.get(window, name) : undefined;
    look(name, value);
    if (typeof value === 'function') look(`${name}.prototype`, value.prototype);
  }
  for (const name of Object.getOwnPropertyNames(window)) {
    const was = getOwnPropertyDescriptor(window, name);
    if (was && (typeof was.value === 'function' || was.get))
      seen.push({ on: window, label: 'window', name, was });
  }
  // Methods of arrays may be what the module has replaced.
  const changedPrototypes = () => {
    const changed: string[] = [];
    for (const { on, label, name, was } of seen) {
      const now = getOwnPropertyDescriptor(on, name);
      if (Object.is(now?.value, was.value) && now?.get === was.get && now?.set === was.set) continue;
      changed[changed.length] = `${label}.${String(name)} is replaced`;
    }
    return changed;
  };
  Object.assign(document, { changedPrototypes });
}
