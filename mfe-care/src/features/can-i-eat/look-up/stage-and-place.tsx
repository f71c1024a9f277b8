import { crisisRegions, useMember, useRegion, type Place, useDeviceDate } from '@nestwell/remote-kit';
import { weekInWords } from '@nestwell/domain/ages';
import type { FoodStage } from '@nestwell/safety/foods';
import { ChevronDown } from '@nestwell/ui';
import { isExpecting, isQuiet } from '../../../lib/whom-for';
import * as css from '../can-i-eat.module.css';

interface StageAndPlaceProps {
  /** Null for whoever is neither pregnant nor nursing. */
  stage: FoodStage | null;
  onStage: (stage: FoodStage | null) => void;
}

/** Stage and country of the look-up, as native selects in the size of chips. No stage is named while the member is quiet. */
export function StageAndPlace({ stage, onStage }: StageAndPlaceProps) {
  const today = useDeviceDate();
  const member = useMember();
  const week = isExpecting(member) ? weekInWords(member, today) : null;
  const { region, choose } = useRegion();
  return (
    <div className={css.chips}>
      {!isQuiet(member) && (
        <Chip<FoodStage | 'neither'>
          label="Looked up for"
          value={stage ?? 'neither'}
          onChange={(value) => onStage(value === 'neither' ? null : value)}
          options={[
            ['pregnant', week === null ? 'Pregnant' : `Pregnant, ${week.toLowerCase()}`],
            ['nursing', 'Nursing'],
            ['neither', 'Neither pregnant nor nursing'],
          ]}
        />
      )}
      <Chip<Place>
        label="Country"
        value={region?.country ?? 'elsewhere'}
        onChange={choose}
        options={[
          ...crisisRegions.map(({ country, region: name }) => [country, name] as const),
          ['elsewhere', 'Elsewhere'],
        ]}
      />
    </div>
  );
}

interface ChipProps<Value extends string> {
  label: string;
  value: Value;
  options: readonly (readonly [Value, string])[];
  onChange: (value: Value) => void;
}

function Chip<Value extends string>({ label, value, options, onChange }: ChipProps<Value>) {
  return (
    <span className={css.chip}>
      <select
        aria-label={label}
        value={value}
        onChange={({ target }) => {
          const [chosen] = options.find(([one]) => one === target.value) ?? [];
          if (chosen) onChange(chosen);
        }}
      >
        {options.map(([one, words]) => (
          <option key={one} value={one}>
            {words}
          </option>
        ))}
      </select>
      <ChevronDown aria-hidden="true" />
    </span>
  );
}
