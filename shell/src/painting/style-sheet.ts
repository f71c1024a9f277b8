/** One rule of a sheet as the build leaves it: no comments, no rules inside style rules. */
export interface Rule {
  /** `@media (…)`, or `.card,.tile`. */
  head: string;
  /** Declarations, or the rules of a group; undefined for a statement such as `@layer a, b`. */
  body: string | Rule[] | undefined;
}

const GROUP = /^@(media|supports|layer|container|scope|starting-style)\b/;

/** Reads a sheet, or the part of it between two places. */
export function rulesOf(css: string, from = 0, to = css.length): Rule[] {
  const rules: Rule[] = [];
  let start = from;
  for (let at = from; at < to; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === ';') {
      rules.push({ head: css.slice(start, at).trim(), body: undefined });
      start = at + 1;
    } else if (sign === '{') {
      const head = css.slice(start, at).trim();
      const end = endOfBlock(css, at);
      rules.push({ head, body: GROUP.test(head) ? rulesOf(css, at + 1, end) : css.slice(at + 1, end) });
      at = end;
      start = end + 1;
    }
  }
  return rules;
}

function endOfText(css: string, from: number): number {
  let at = from + 1;
  while (at < css.length && css[at] !== css[from]) at += css[at] === '\\' ? 2 : 1;
  return at;
}

function endOfBlock(css: string, from: number): number {
  let depth = 0;
  for (let at = from; at < css.length; at += 1) {
    const sign = css[at];
    if (sign === '"' || sign === "'") at = endOfText(css, at);
    else if (sign === '{') depth += 1;
    else if (sign === '}' && --depth === 0) return at;
  }
  return css.length;
}
