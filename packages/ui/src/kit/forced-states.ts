/** Pseudo-classes that a still picture cannot show, and the classes that stand for them on this page. */
const STANDING_FOR = [
  [/:hover/g, '.kit-hover'],
  [/:active/g, '.kit-press'],
  [/:focus-(visible|within)|:focus/g, '.kit-focus'],
] as const;

/**
 * Makes `kit-hover`, `kit-press` and `kit-focus` look as the states themselves do, by copying the very rules that
 * draw them.
 */
export function showForcedStates(page: Document): void {
  const rules = [...page.styleSheets].flatMap(({ cssRules }) => [...cssRules].flatMap(forced));
  const sheet = page.createElement('style');
  sheet.textContent = `@layer kit {\n${rules.join('\n')}\n}`;
  page.head.append(sheet);
}

/** Rules inside layers too; those of other windows and devices are left out. */
function forced(rule: CSSRule): string[] {
  if (rule instanceof CSSLayerBlockRule) return [...rule.cssRules].flatMap(forced);
  if (!(rule instanceof CSSStyleRule)) return [];
  const selector = STANDING_FOR.reduce((text, [state, name]) => text.replace(state, name), rule.selectorText);
  return selector === rule.selectorText ? [] : [`${selector} { ${rule.style.cssText} }`];
}
