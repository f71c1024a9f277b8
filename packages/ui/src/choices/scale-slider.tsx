import { useId, type ComponentProps, type CSSProperties } from 'react';
import { classNames } from '../class-names';
import { EnergyEgg, MoodEgg, type Level } from '../figures/faces';

export interface ScaleSliderProps {
  /** The question: "Mood". */
  label: string;
  value: number;
  onValueChange: (value: number) => void;
  min: number;
  /** The range grows to hold a known value outside it. */
  max: number;
  step?: number;
  /** The current answer in words or with its unit: "Great", "8 cups". Shown, and read out as the value. */
  valueText: string;
  /** Words under both ends; the numbers when left out. */
  ends?: readonly [low: string, high: string];
  /** Eggs above a five-step scale, each one tappable. */
  stops?: 'faces' | 'eggs';
  /** Nothing is answered yet: the thumb rests at `value`, hollow, and pressing it there is an answer too. */
  unanswered?: boolean;
  disabled?: boolean;
}

const THUMB = 2.1;
const LEVELS: readonly Level[] = [0, 1, 2, 3, 4];

/** A native range: the one slider phones' screen readers can adjust. */
export function ScaleSlider(props: ScaleSliderProps) {
  const { label, value, onValueChange, step = 1, valueText, stops, unanswered, disabled } = props;
  const id = useId();
  const min = Math.min(props.min, value);
  const max = Math.max(props.max, value);
  const share = max > min ? (value - min) / (max - min) : 0;
  const ends = props.ends ?? [String(min), String(max)];
  const fill = unanswered ? '0rem' : `calc(${THUMB / 2}rem + ${share} * (100% - ${THUMB}rem))`;
  return (
    <div
      className={classNames(
        'nw-scale',
        (max - min) / step === 4 && 'nw-scale--five',
        unanswered && 'nw-scale--unanswered',
      )}
    >
      <div className="nw-scale__head">
        <label htmlFor={id}>{label}</label>
        <span className="nw-num nw-scale__answer" aria-hidden="true">
          {valueText}
        </span>
      </div>
      {stops && (
        <Stops
          kind={stops}
          chosen={unanswered ? null : value - min}
          onChoose={(level) => disabled || onValueChange(min + level)}
        />
      )}
      <input
        id={id}
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        disabled={disabled}
        aria-valuetext={valueText}
        style={{ '--v': fill } as CSSProperties}
        onChange={(event) => onValueChange(event.target.valueAsNumber)}
        {...(unanswered && answersWhereItRests(onValueChange))}
      />
      <div className="nw-scale__ends" aria-hidden="true">
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </div>
    </div>
  );
}

/** A range tells of no change where it is pressed at its own value, so the place it rests at could not be chosen. */
const answersWhereItRests = (onValueChange: (value: number) => void): ComponentProps<'input'> => ({
  onClick: (event) => onValueChange(event.currentTarget.valueAsNumber),
  onKeyDown: (event) => {
    if (event.key !== 'Enter' && event.key !== ' ') return;
    event.preventDefault();
    onValueChange(event.currentTarget.valueAsNumber);
  },
});

interface StopsProps {
  kind: 'faces' | 'eggs';
  chosen: number | null;
  onChoose: (level: Level) => void;
}

/** A second way in for fingers; keyboards and screen readers use the range itself. */
function Stops({ kind, chosen, onChoose }: StopsProps) {
  const Egg = kind === 'faces' ? MoodEgg : EnergyEgg;
  return (
    <div className="nw-scale__stops" aria-hidden="true">
      {LEVELS.map((level) => (
        <span key={level} className="nw-scale__stop" data-level={level} onClick={() => onChoose(level)}>
          <Egg level={level} on={level === chosen} />
        </span>
      ))}
    </div>
  );
}
