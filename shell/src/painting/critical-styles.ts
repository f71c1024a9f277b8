import { keepNewest } from './keep-newest';
import { statesIn, statesOf } from './selected-states';
import { rulesOf, type Rule } from './style-sheet';

/** A sheet that was read, and whose it is; a module's may only style its own. */
interface Sheet {
  rules: readonly Rule[];
  owner?: string;
}

const sheets = new Map<string, Sheet>();
/** Rules by what they were made of. */
const made = new Map<string, string>();
const MOST = 200;

export function keepSheet(key: string, owner: string | undefined, text: string): void {
  keepNewest(sheets, key, { rules: rulesOf(text), owner }, MOST);
}

/** The rules that these classes need, so that a page is seen as it is before any sheet has been fetched. */
export function criticalStyles(keys: readonly string[], html: string): string {
  // Most parts of a page are of the classes of another.
  const lists = new Set([...html.matchAll(/ class="([^"]*)"/g)].map(([, list = '']) => list));
  const classes = new Set([...lists].flatMap((list) => list.split(' ')));
  const read = [...html.matchAll(USE)].map(([, name = '']) => name);
  const states = statesIn(html);
  const key = JSON.stringify([keys, [...classes].sort(), [...new Set(read.sort())], [...states].sort()]);
  const text = made.get(key) ?? compose(keys, { classes, states }, read);
  keepNewest(made, key, text, MOST);
  return text;
}

/** What comes with a touch, a printer or a wish for contrast comes with the whole sheet. */
const LATER =
  /:(hover|active|focus|focus-visible|focus-within|user-invalid)\b|::(placeholder|backdrop|selection|-)/;
const LATER_GROUP = /^@media (print|\(forced-colors)/;

function compose(keys: readonly string[], page: Page, read: readonly string[]): string {
  const frames: Rule[] = [];
  const text = keys
    .map((key) => sheets.get(key))
    .map((sheet) => (sheet ? kept(sheet.rules, { ...page, own: ownClass(sheet.owner), frames }) : ''))
    .join('');
  const moving = frames.filter(({ head }) => text.includes(head.split(' ')[1] ?? ' ')).map(textOf);
  const all = text + moving.join('');
  // Twice: a token may be read by another one only.
  return withoutUnread(withoutUnread(all, read), read);
}

/** Classes of a module's build begin so: `nutrition@4f2a` makes `.nutrition_4f2a-card`. */
const ownClass = (owner: string | undefined) => (owner === undefined ? '' : `.${owner.replace('@', '_')}-`);

/** What a picture consists of, as far as selectors ask. */
interface Page {
  classes: ReadonlySet<string>;
  states: ReadonlySet<string>;
}

interface Wanted extends Page {
  own: string;
  frames: Rule[];
}

function kept(rules: readonly Rule[], wanted: Wanted): string {
  return rules.map((rule) => keptOf(rule, wanted)).join('');
}

function keptOf(rule: Rule, wanted: Wanted): string {
  const { head, body } = rule;
  if (body === undefined) return wanted.own === '' ? `${head};` : '';
  if (typeof body !== 'string') {
    const inner = LATER_GROUP.test(head) ? '' : kept(body, wanted);
    return inner && `${head}{${inner}}`;
  }
  if (head.startsWith('@keyframes')) wanted.frames.push(rule);
  // Typefaces stand in the document.
  if (head.startsWith('@')) return /^@(keyframes|font-face|page)/.test(head) ? '' : textOf(rule);
  const selectors = head.split(/,(?![^(]*\))/).filter((selector) => isWanted(selector, wanted));
  return selectors.length > 0 ? `${selectors.join(',')}{${body}}` : '';
}

const textOf = ({ head, body }: Rule) => (typeof body === 'string' ? `${head}{${body}}` : '');

/**
 * What stands in `:not(…)` need not be there, and what stands in `:is(…)` is not looked at; what the page is said to
 * have (`:root:has(.sheet)`) has to be in the picture as what is styled.
 */
function isWanted(selector: string, { classes, states, own }: Wanted): boolean {
  const there = selector.replace(WITHIN, (all, name: string) => (name === 'has' && isPlain(all) ? all : ''));
  const styled = there.replace(/:has\([^)]*\)/g, '');
  if (LATER.test(styled) || !styled.includes(own)) return false;
  return (
    [...there.matchAll(/\.(-?[_a-zA-Z][\w-]*)/g)].every(([, name = '']) => classes.has(name)) &&
    statesOf(there).every((state) => states.has(state))
  );
}

const WITHIN = /:(not|is|where|has)\((?:[^()]|\([^()]*(?:\([^()]*\))?\))*\)/g;
/** Neither a choice nor a thing forbidden. */
const isPlain = (has: string) => !/[,:]/.test(has.slice(1));

const USE = /var\((--[\w-]+)/g;

/** Without tokens that nothing on the page reads. */
function withoutUnread(css: string, read: readonly string[]): string {
  const used = new Set([...read, ...[...css.matchAll(USE)].map(([, name = '']) => name)]);
  return css.replace(/(?<=[{;])(--nw-[\w-]+):[^;{}]*(?:;|(?=}))/g, (all, name: string) =>
    used.has(name) ? all : '',
  );
}
