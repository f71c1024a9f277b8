import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { EggCheck } from './check';
import { FilterChip } from './filter-chip';
import { RadioRows } from './radio-rows';
import { ScaleSlider, type ScaleSliderProps } from './scale-slider';
import { Stepper } from './stepper';
import { Switch } from './switch';

const MOODS = ['Low', 'Down', 'Okay', 'Good', 'Great'];

function Mood({ start = 2, ...props }: { start?: number } & Partial<ScaleSliderProps>) {
  const [mood, setMood] = useState(start);
  return (
    <ScaleSlider
      label="Mood"
      min={0}
      max={4}
      stops="faces"
      value={mood}
      onValueChange={setMood}
      valueText={MOODS[mood] ?? ''}
      {...props}
    />
  );
}

describe('ScaleSlider', () => {
  it('speaks the answer in words as the value moves', () => {
    render(<Mood />);
    const slider = screen.getByRole('slider', { name: 'Mood' });
    expect(slider).toHaveAttribute('aria-valuetext', 'Okay');

    fireEvent.change(slider, { target: { value: '4' } });

    expect(slider).toHaveAttribute('aria-valuetext', 'Great');
    expect(screen.getByText('Great')).toBeVisible();
  });

  it('is reached by keyboard as one stop, its eggs by finger', async () => {
    const { container } = render(<Mood />);
    await userEvent.tab();
    expect(screen.getByRole('slider')).toHaveFocus();

    await userEvent.click(container.querySelector('[data-level="0"]')!);

    expect(screen.getByRole('slider')).toHaveValue('0');
  });

  it.each([
    ['a press', () => userEvent.click(screen.getByRole('slider'))],
    ['Space', () => userEvent.type(screen.getByRole('slider'), ' ')],
    ['its egg', () => userEvent.click(document.querySelector('[data-level="2"]')!)],
  ])('is answered by %s at the very place where it rests', async (_, press) => {
    const onValueChange = jest.fn();
    render(<Mood unanswered onValueChange={onValueChange} />);

    await press();

    expect(onValueChange).toHaveBeenLastCalledWith(2);
  });

  it('widens its range to hold a known value', () => {
    render(
      <ScaleSlider
        label="Sleep"
        min={0}
        max={12}
        value={14}
        onValueChange={jest.fn()}
        valueText="14 hours"
      />,
    );

    expect(screen.getByRole('slider')).toHaveAttribute('max', '14');
    expect(screen.getByRole('slider')).toHaveValue('14');
  });
});

describe('Switch', () => {
  it('gives the reason when it is disabled', async () => {
    const onChange = jest.fn();
    render(
      <Switch
        label="Nursing Mode"
        description="Adds 500 kcal."
        checked={false}
        disabled
        onCheckedChange={onChange}
        reason="Turns on when you tell us you’re breastfeeding."
      />,
    );

    const control = screen.getByRole('switch', { name: 'Nursing Mode' });
    await userEvent.click(control);

    expect(control).toBeDisabled();
    expect(control).toHaveAccessibleDescription('Turns on when you tell us you’re breastfeeding.');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('turns on by its label', async () => {
    const onChange = jest.fn();
    render(<Switch label="Sounds" checked={false} onCheckedChange={onChange} />);

    await userEvent.click(screen.getByText('Sounds'));

    expect(onChange).toHaveBeenCalledWith(true);
  });
});

it('FilterChip is a toggle', async () => {
  const onChange = jest.fn();
  render(
    <FilterChip pressed onPressedChange={onChange}>
      Vegan
    </FilterChip>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Vegan', pressed: true }));

  expect(onChange).toHaveBeenCalledWith(false);
});

it('EggCheck keeps a hidden label as its name', async () => {
  const onChange = jest.fn();
  render(<EggCheck label="Complete Iron tablet" labelHidden checked={false} onCheckedChange={onChange} />);

  await userEvent.click(screen.getByRole('checkbox', { name: 'Complete Iron tablet' }));

  expect(onChange).toHaveBeenCalledWith(true);
});

it('RadioRows are one named group that says its error', async () => {
  const onChange = jest.fn();
  render(
    <RadioRows
      label="Your goal"
      value={null}
      onValueChange={onChange}
      error="Choose one to go on."
      options={[
        { value: 'lose', label: 'Reach a healthy weight' },
        { value: 'keep', label: 'Stay as I am' },
      ]}
    />,
  );

  const group = screen.getByRole('radiogroup', { name: 'Your goal' });
  expect(group).toHaveAccessibleDescription('Choose one to go on.');
  await userEvent.click(screen.getByRole('radio', { name: 'Stay as I am' }));

  expect(onChange).toHaveBeenCalledWith('keep');
});

it('Stepper stays on its steps and within its bounds', async () => {
  const onChange = jest.fn();
  const { rerender } = render(<Stepper label="Weight" value={0.7} step={0.1} onValueChange={onChange} />);
  await userEvent.click(screen.getByRole('button', { name: 'More weight' }));
  expect(onChange).toHaveBeenCalledWith(0.8);

  rerender(<Stepper label="Water" value={0} onValueChange={onChange} />);
  expect(screen.getByRole('button', { name: 'Less water' })).toBeDisabled();
});

describe('a step that is held', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  function Weight({ max }: { max?: number }) {
    const [value, setValue] = useState(3);
    return <Stepper label="Weight" value={value} max={max} onValueChange={setValue} />;
  }
  const more = () => screen.getByRole('button', { name: 'More weight' });
  const hold = (milliseconds: number) => {
    fireEvent.pointerDown(more());
    // What it says is drawn after each step.
    for (let at = 0; at < milliseconds; at += 1) act(() => jest.advanceTimersByTime(1));
    fireEvent.pointerUp(more());
    fireEvent.click(more(), { detail: 1 });
    act(() => jest.advanceTimersByTime(5000));
  };

  it('goes on after 400 ms until it is let go, and is one step before that', () => {
    render(<Weight />);

    hold(399);
    expect(screen.getByRole('status')).toHaveTextContent('4');
    hold(400);
    expect(screen.getByRole('status')).toHaveTextContent('5');
    hold(400 + 2 * 120);
    expect(screen.getByRole('status')).toHaveTextContent('8');
  });

  it('ends at its bound, and a key still steps after it', () => {
    render(<Weight max={5} />);

    hold(3000);
    expect(screen.getByRole('status')).toHaveTextContent('5');
    fireEvent.click(screen.getByRole('button', { name: 'Less weight' }), { detail: 0 });
    fireEvent.click(more(), { detail: 0 });
    fireEvent.click(screen.getByRole('button', { name: 'Less weight' }), { detail: 0 });
    expect(screen.getByRole('status')).toHaveTextContent('4');
  });
});
