import { isNode, isOfType, itemsOf, many, MAX_NESTING, type SchemaNode } from './recipe-node';
import { brokenText, inOneLine, plainText } from './text-of';

export interface ReadStep {
  text: string;
  /** Of the section that begins with it. */
  heading?: string;
}

/** Far more than a recipe has; what it may keep is decided where it is kept. */
const MAX_STEPS = 500;
const MAX_STEP = 5000;
const MAX_HEADING = 200;
/** Says no more than that steps follow. */
const PLAIN_HEADING =
  /^(?:step|part|section|schritt|étape|paso|passo|stap)?\s*\d*[.:]?$|^(?:instructions?|directions?|method|preparation|steps|how to make(?: it)?|zubereitung|préparation|preparación)[.:]?$/i;
const SENTENCE_END = /[.!?:;…。！？]["'”’)\]]*$/;

/** Texts, lists of them, steps, or sections of steps. */
export function stepTexts(value: unknown, depth = 0): ReadStep[] {
  if (depth > MAX_NESTING) return [];
  return many(value)
    .slice(0, MAX_STEPS)
    .flatMap((one) => {
      if (Array.isArray(one)) return stepTexts(one, depth + 1);
      if (isNode(one)) return thingSteps(one, depth + 1);
      return sentences(brokenText(one)).map((text) => ({ text }));
    })
    .slice(0, MAX_STEPS)
    .map((step) => ({ ...step, text: step.text.slice(0, MAX_STEP) }));
}

function thingSteps(node: SchemaNode, depth: number): ReadStep[] {
  const inner = stepTexts(itemsOf(node) ?? node.item ?? node.steps, depth);
  if (inner.length > 0) return underHeading(inner, plainText(many(node.name)[0]));
  const text = brokenText(many(node.text)[0]) || brokenText(many(node.description)[0]);
  const name = plainText(many(node.name)[0]) ?? '';
  if (isOfType(node, 'HowToSection')) return underHeading(stepTexts(text, depth), name);
  if (text === '') return name === '' ? [] : [{ text: name }];
  // The lines within one step are one step; its blocks are not.
  const [first = '', ...rest] = text.split('\f').map(inOneLine);
  return [{ text: withName(name, first) }, ...rest.map((block) => ({ text: block }))];
}

function underHeading(steps: ReadStep[], name: string | undefined): ReadStep[] {
  const [first, ...rest] = steps;
  if (first === undefined || name === undefined || PLAIN_HEADING.test(name)) return steps;
  return [{ heading: name.slice(0, MAX_HEADING), ...first }, ...rest];
}

/** 'Sear: 4 minutes.'; a name that only counts, or that the text repeats, is left out. */
function withName(name: string, text: string): string {
  const start = name.replace(/(?<![….:])[….:]+$/, '').toLowerCase();
  const isSaid = start === '' || PLAIN_HEADING.test(name) || text.toLowerCase().includes(start);
  return isSaid || name.length > MAX_HEADING ? text : `${name.replace(/[.:]$/, '')}: ${text}`;
}

/** A line of the source ends a step, except in the midst of a sentence. */
function sentences(text: string): string[] {
  return text
    .split('\f')
    .flatMap((block) => {
      const lines = block
        .split(/[\n\v]/)
        .map(inOneLine)
        .filter((line) => line !== '');
      const isWrapped = lines.some((line, place) => place > 0 && startsLow(line));
      return lines.reduce<string[]>((steps, line) => {
        const last = steps.at(-1);
        const goesOn = last !== undefined && isWrapped && (startsLow(line) || !SENTENCE_END.test(last));
        if (goesOn) steps[steps.length - 1] = `${last} ${line}`;
        else steps.push(line);
        return steps;
      }, []);
    })
    .filter((step) => step !== '');
}

const startsLow = (line: string) => /^\p{Ll}/u.test(line);
