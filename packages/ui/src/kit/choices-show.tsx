import { useState } from 'react';
import { Card, Check, EggCheck, RadioRows, ScaleSlider, Stepper, Switch } from '../index';
import { Show } from './show';

const MOODS = ['Low', 'Down', 'Okay', 'Good', 'Great'];
const ENERGIES = ['Exhausted', 'Tired', 'Okay', 'Energized', 'Supercharged'];

export function ChoicesShow() {
  return (
    <>
      <Show title="Scale slider">
        <Scales />
      </Show>
      <Show title="Choices">
        <Toggles />
      </Show>
    </>
  );
}

function Scales() {
  const [mood, setMood] = useState(4);
  const [energy, setEnergy] = useState(2);
  const [stress, setStress] = useState(1);
  const [cups, setCups] = useState(8);
  const [sleep, setSleep] = useState(4.5);
  return (
    <>
      <Card>
        <ScaleSlider
          label="Mood"
          stops="faces"
          min={0}
          max={4}
          value={mood}
          onValueChange={setMood}
          valueText={MOODS[mood] ?? ''}
          ends={['Low', 'Great']}
        />
      </Card>
      <Card>
        <ScaleSlider
          label="Energy"
          stops="eggs"
          min={0}
          max={4}
          value={energy}
          onValueChange={setEnergy}
          valueText={ENERGIES[energy] ?? ''}
          ends={['Exhausted', 'Supercharged']}
        />
      </Card>
      <Card>
        <ScaleSlider
          label="Stress"
          min={0}
          max={4}
          value={stress}
          onValueChange={setStress}
          valueText={`${stress} of 4`}
          ends={['None', 'Severe']}
        />
      </Card>
      <Card>
        <ScaleSlider
          label="Water"
          min={0}
          max={15}
          value={cups}
          onValueChange={setCups}
          valueText={`${cups} cups`}
        />
      </Card>
      <Card>
        <Stepper label="Sleep" value={sleep} step={0.5} max={24} unit="hours" onValueChange={setSleep} />
      </Card>
    </>
  );
}

function Toggles() {
  const [on, setOn] = useState(true);
  const [bought, setBought] = useState(true);
  const [done, setDone] = useState(false);
  const [goal, setGoal] = useState<'lose' | 'keep'>('keep');
  return (
    <>
      <Switch
        label="Reminders"
        description="By notification and e-mail."
        checked={on}
        onCheckedChange={setOn}
      />
      <Switch label="Sounds" checked={!on} onCheckedChange={(next) => setOn(!next)} />
      <Switch
        label="Nursing Mode"
        checked={false}
        disabled
        onCheckedChange={setOn}
        reason="Turns on when you tell us you’re breastfeeding."
      />
      <Check label="Rolled oats, 500 g" checked={bought} onCheckedChange={setBought} strikes />
      <Check label="Ginger" checked={!bought} onCheckedChange={(next) => setBought(!next)} strikes />
      <EggCheck label="Midwife appointment" checked={done} onCheckedChange={setDone} />
      <EggCheck label="Iron pill" checked onCheckedChange={() => undefined} />
      <RadioRows
        label="Your goal"
        value={goal}
        onValueChange={setGoal}
        options={[
          { value: 'lose', label: 'Reach a healthy weight', description: 'Slowly, at your pace.' },
          { value: 'keep', label: 'Stay as I am' },
        ]}
      />
    </>
  );
}
