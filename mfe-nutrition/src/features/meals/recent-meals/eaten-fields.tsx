import type { Meal } from '@nestwell/contracts/nutrition';
import { deviceFieldValue } from '@nestwell/domain/device-time';
import { DateTimeField, Stepper, Text } from '@nestwell/ui';
import { amountInWords } from '../../../lib/foods/amount-words';
import { problemOfWhen } from '../../../lib/meals/eaten-at';
import type { Eaten } from './use-eaten';

/** Day, time and portion of a logged meal. */
export function EatenFields({ meal, eaten }: { meal: Meal; eaten: Eaten }) {
  const { portion } = meal;
  return (
    <>
      <DateTimeField
        kind="datetime-local"
        label="When was it?"
        max={deviceFieldValue(new Date())}
        value={eaten.when}
        error={
          eaten.isWrongTime ? (problemOfWhen(eaten.when, new Date()) ?? 'Choose a day and a time') : undefined
        }
        onValueChange={eaten.setWhen}
      />
      {portion && (
        <div>
          <Stepper
            label="Portions"
            value={eaten.times}
            step={portion.times < 0.5 ? 0.25 : 0.5}
            min={portion.times < 0.5 ? 0.25 : 0.5}
            max={20}
            onValueChange={eaten.setTimes}
          />
          <Text small soft>
            {amountInWords({ label: portion.label, times: eaten.times })}
          </Text>
        </div>
      )}
    </>
  );
}
