import { ownerIn } from '@nestwell/contracts/delivery';

/** Sheets that were looked at, with whether they keep to their module. */
const judged = new WeakMap<CSSStyleSheet, boolean>();

/** Rules that style nothing by themselves. */
const isHarmless = (rule: CSSRule) =>
  rule instanceof CSSKeyframesRule || rule instanceof CSSFontFaceRule || rule instanceof CSSPropertyRule;

/** Sheets of modules on the page, each with its version. */
function sheetsOfModules(page: Document): { sheet: CSSStyleSheet; owner: string }[] {
  return [...page.styleSheets].flatMap((sheet) => {
    const owner = ownerIn(sheet.href ?? inlinedFrom(sheet));
    return owner === undefined ? [] : [{ sheet, owner }];
  });
}

/** The address of a sheet whose text stands in the document. */
const inlinedFrom = ({ ownerNode }: CSSStyleSheet) =>
  ownerNode instanceof HTMLStyleElement ? ownerNode.dataset.sheet : undefined;

/** Versions whose sheets are switched off. */
const off = new Set<string>();

export function switchSheets(owner: string, disabled: boolean): void {
  if (disabled) off.add(owner);
  else off.delete(owner);
  for (const each of sheetsOfModules(document)) if (each.owner === owner) each.sheet.disabled = disabled;
}

/** One that was still on its way when its version left stays off too. To be told of each as it comes. */
export function switchLate({ href, sheet }: HTMLLinkElement): void {
  if (sheet && off.has(ownerIn(href) ?? '')) sheet.disabled = true;
}

/** Versions whose sheets style what is not theirs. Those sheets are switched off, the rest are left as they are. */
export function leaksOf(page: Document): string[] {
  return sheetsOfModules(page).flatMap(({ sheet, owner }) => {
    const keeps = judged.get(sheet) ?? keepsToItself(sheet, owner);
    judged.set(sheet, keeps);
    if (!keeps) sheet.disabled = true;
    return keeps ? [] : [owner];
  });
}

/** All in the layer of modules, and each selector with a class that the module's build made. */
function keepsToItself(sheet: CSSStyleSheet, owner: string): boolean {
  const own = `${owner.replace('@', '_')}-`;
  const rules = rulesOf(sheet);
  return rules.every(
    (rule) =>
      isHarmless(rule) ||
      (rule instanceof CSSLayerBlockRule && rule.name === 'remote' && areOwn(rule.cssRules, own)),
  );
}

function areOwn(rules: CSSRuleList, own: string): boolean {
  return [...rules].every((rule) => {
    if (rule instanceof CSSStyleRule) return selectorsOf(rule).every((selector) => isOwn(selector, own));
    if (rule instanceof CSSGroupingRule)
      return !(rule instanceof CSSLayerBlockRule) && areOwn(rule.cssRules, own);
    return isHarmless(rule);
  });
}

const selectorsOf = (rule: CSSStyleRule) => rule.selectorText.split(/,(?![^(]*\))/);

/** What a condition names is not what is styled: `:root:has(.card)`. */
const isOwn = (selector: string, own: string) => selector.replace(/:(?:has|not)\([^)]*\)/g, '').includes(own);

/** Nothing of a sheet that is not there yet, or of another origin. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules];
  } catch {
    return [];
  }
}
