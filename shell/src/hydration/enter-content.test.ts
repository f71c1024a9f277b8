import { screen } from '@testing-library/react';
import { enterContent } from './event-replay';

afterEach(() => document.body.replaceChildren());

const field = (holding: string, caret: number) => {
  document.body.innerHTML = '<input aria-label="Name">';
  const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  input.value = holding;
  input.setSelectionRange(caret, caret);
  return input;
};

it('leaves the caret where she has it in her words', () => {
  const name = field('Ada', 1);
  enterContent(name, 'Ada');
  expect([name.value, name.selectionStart]).toEqual(['Ada', 1]);
});

it('puts the caret behind her words where React rendered over them, so that she goes on there', () => {
  const name = field('', 0);
  enterContent(name, 'Ada');
  expect([name.value, name.selectionStart]).toEqual(['Ada', 3]);
});
