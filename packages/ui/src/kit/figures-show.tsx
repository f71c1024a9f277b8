import { useState } from 'react';
import {
  BarChart,
  Card,
  EggRow,
  LineChart,
  ProgressBar,
  ProgressRing,
  Row,
  Stat,
  StatLine,
  StatTile,
  type ChartPoint,
  type Level,
} from '../index';
import { Show } from './show';

const DAYS = [
  ['Mon', 'Monday'],
  ['Tue', 'Tuesday'],
  ['Wed', 'Wednesday'],
  ['Thu', 'Thursday'],
  ['Fri', 'Friday'],
  ['Sat', 'Saturday'],
  ['Sun', 'Sunday'],
] as const;

const week = (values: (number | null)[]): ChartPoint[] =>
  DAYS.map(([label, name], day) => ({ label, name, value: values[day] ?? null, today: day === 3 }));
const eggs = (levels: (Level | null)[]) =>
  DAYS.map(([label, name], day) => ({ label, name, level: levels[day] ?? null, today: day === 3 }));
const MOODS = ['Low', 'Down', 'Okay', 'Good', 'Great'];

export function FiguresShow() {
  return (
    <>
      <Show title="Rings and figures">
        <Row wrap gap={5}>
          <ProgressRing percentage={67} size={136} label="Calories" value="690" caption="kcal left" />
          <ProgressRing percentage={60} size={96} colour="water" label="Water" />
          <ProgressRing percentage={120} colour="moss" label="Milestone" />
          <ProgressRing percentage={0} label="Calories" />
        </Row>
        <StatLine>
          <Stat value="4" unit="of 7" label="Days active" />
          <Stat value="128" label="Minutes" />
          <Stat value="3" label="Workouts" />
        </StatLine>
        <PressedTile />
        <ProgressBar percentage={40} label="Water this week" valueText="28 of 70 cups" />
      </Show>
      <Show title="Charts">
        <Card>
          <LineChart
            title="Weight by day in pounds"
            colour="weight"
            points={week([148.8, 148.6, 148.5, 148.2])}
          />
        </Card>
        <Card>
          <BarChart title="Water by day in cups" colour="water" goal={10} points={week([6, null, 10, 4])} />
        </Card>
        <Card>
          <EggRow kind="mood" title="Mood by day" words={MOODS} points={eggs([1, 2, null, 3])} />
          <EggRow kind="energy" title="Energy by day" words={MOODS} points={eggs([0, 4, null, 2])} />
        </Card>
      </Show>
    </>
  );
}

function PressedTile() {
  const [cups, setCups] = useState(6);
  return <StatTile value={cups} unit="of 10" label="Cups of water" onClick={() => setCups(cups + 1)} />;
}
