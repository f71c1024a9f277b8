import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { figureFields, type FigureField } from './figure-fields';
import { unitRules, type UnitRule } from './unit-rules';

interface WalkOptions {
  /** Units of fields that show none beside the figure, by their names; `count` is of none. */
  unitsByName?: Readonly<Record<string, string>>;
  /** Where a figure that cannot be is told of only then. */
  save?: () => Promise<void>;
}

const MAX_STEPS = 500;

/**
 * Types into every field with a unit on the screen a figure of its own unit and one of the other, or steps through all
 * it can take. Answers the cases; throws where a field has a unit that no rule is written for.
 */
export async function walkUnits({ unitsByName = {}, save }: WalkOptions = {}): Promise<string[]> {
  const cases: string[] = [];
  for (const { name } of figureFields()) {
    const field = fieldNamed(name);
    const unit = field.unit || unitsByName[name];
    if (unit === 'count') continue;
    const rule = unit === undefined ? undefined : unitRules[unit];
    if (!rule) throw new Error(`“${name}” takes a figure in “${unit ?? ''}”, for which no rule is written`);
    await (field.isTyped ? typeBoth(name, rule, save) : Promise.resolve(stepThrough(field, rule)));
    cases.push(`${name}: ${rule.own} and ${rule.other} ${unit}`);
  }
  return cases;
}

function fieldNamed(name: string): FigureField {
  const field = figureFields().find((one) => one.name === name);
  if (!field) throw new Error(`“${name}” has gone from the screen`);
  return field;
}

async function typeBoth(name: string, rule: UnitRule, save?: () => Promise<void>): Promise<void> {
  const before = (fieldNamed(name).element as HTMLInputElement).value;
  await type(name, rule.own);
  expect({ name, isAsked: isAsked() }).toEqual({ name, isAsked: false });
  expect(fieldNamed(name).element).toBeValid();
  await type(name, rule.other);
  if (rule.outcome === 'asks') expect({ name, isAsked: isAsked() }).toEqual({ name, isAsked: true });
  if (rule.outcome === 'reads')
    expect(fieldNamed(name).element).toHaveAccessibleDescription(/38\.5.*101\.3|101\.3.*38\.5/);
  if (rule.outcome === 'refuses') {
    await save?.();
    expect(fieldNamed(name).element).toBeInvalid();
  }
  await type(name, before);
}

const isAsked = () => screen.queryByRole('button', { name: /^No, / }) !== null;

async function type(name: string, text: string): Promise<void> {
  const taps = userEvent.setup({ delay: null });
  await taps.clear(fieldNamed(name).element);
  if (text !== '') await taps.type(fieldNamed(name).element, text);
}

/** From its least to its most: a figure of the other unit is none of its steps. */
function stepThrough({ element, name }: FigureField, { own, other }: UnitRule): void {
  const shown = () => Number.parseFloat(within(element).getByRole('status').textContent ?? '');
  const press = (way: 'Less' | 'More') => {
    const button = within(element).getByRole('button', { name: new RegExp(`^${way} `) });
    if ((button as HTMLButtonElement).disabled) return false;
    fireEvent.click(button);
    return true;
  };
  let steps = 0;
  while (press('Less') && steps < MAX_STEPS) steps += 1;
  const taken = [shown()];
  while (press('More') && taken.length < MAX_STEPS) taken.push(shown());
  expect({ name, takes: taken.includes(Number(own)) }).toEqual({ name, takes: true });
  expect({ name, takes: taken.includes(Number(other)) }).toEqual({ name, takes: false });
}
