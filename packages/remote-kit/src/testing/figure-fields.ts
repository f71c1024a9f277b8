import { screen, within } from '@testing-library/react';

/** A field on the screen that takes a figure, typed or stepped through. */
export interface FigureField {
  name: string;
  /** As it stands beside the figure or in the name: 'lb', 'fl oz'; empty where there is none. */
  unit: string;
  element: HTMLElement;
  isTyped: boolean;
}

/** 'Weight (lbs)', 'Temperature in °F' */
const UNIT_IN_NAME = /\(([^)]+)\)$|\sin\s(\S+)$/;

/** All that take a figure, whatever they are called: a phone shows its keypad for them, or they have steps. */
export const figureFields = (): FigureField[] => [
  ...screen.queryAllByRole('textbox').filter(hasKeypad).map(typedField),
  ...screen.queryAllByRole('group').filter(hasSteps).map(steppedField),
];

const hasKeypad = (element: HTMLElement) => ['numeric', 'decimal'].includes(element.inputMode);
const hasSteps = (element: HTMLElement) =>
  within(element).queryByRole('button', { name: /^More / }) !== null &&
  within(element).queryByRole('status') !== null;

function typedField(element: HTMLElement): FigureField {
  const name = element instanceof HTMLInputElement ? (element.labels?.[0]?.textContent ?? '') : '';
  const [, inBrackets, behind] = UNIT_IN_NAME.exec(name) ?? [];
  const beside = textsOf(element, 'aria-describedby', (id) => !id.endsWith('-note'));
  return { name, unit: beside || inBrackets || behind || '', element, isTyped: true };
}

function steppedField(element: HTMLElement): FigureField {
  const shown = within(element).getByRole('status').textContent ?? '';
  const name = textsOf(element, 'aria-labelledby');
  return { name, unit: shown.replace(/^[\d.,\s]+/, ''), element, isTyped: false };
}

const textsOf = (element: HTMLElement, attribute: string, isMeant: (id: string) => boolean = () => true) =>
  (element.getAttribute(attribute) ?? '')
    .split(' ')
    .filter((id) => id !== '' && isMeant(id))
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ');
