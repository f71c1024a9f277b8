import { deviceClock } from '@nestwell/domain/device-time';
import { isRunning } from '@nestwell/domain/feeding';
import { millilitresOf, shownVolume } from '@nestwell/domain/units';
import { useMember } from '@nestwell/remote-kit';
import { Button, Card, Row, Stepper, Text } from '@nestwell/ui';
import { useState } from 'react';
import { volumeWords } from '../../../lib/baby-log/note-words';
import { runningTime } from '../../../lib/duration-words';
import { BigTime } from '../big-time';
import * as css from '../feeding.module.css';
import type { PanelProps } from '../panel-props';

/** Pumping: a timer of hers, and what came of each side. */
export function PumpPanel({ notes, now, changes }: Omit<PanelProps, 'baby'>) {
  const { units } = useMember();
  const [sides, setSides] = useState({ left: 0, right: 0 });
  const running = notes.find((note) => note.kind === 'pump' && isRunning(note));
  const volumeOf = (side: 'left' | 'right') => (sides[side] === 0 ? null : millilitresOf(sides[side], units));
  const together = (volumeOf('left') ?? 0) + (volumeOf('right') ?? 0);
  const other = units === 'us' ? 'metric' : 'us';
  const save = () => {
    const volumes = { volumeLeft: volumeOf('left'), volumeRight: volumeOf('right') };
    if (running) void changes.end(running, 'Pumping saved', volumes);
    else
      void changes.log(
        { kind: 'pump', baby: null, endedAt: now.toISOString(), startedAt: now.toISOString(), ...volumes },
        'Pumping saved',
      );
    setSides({ left: 0, right: 0 });
  };
  return (
    <div className={css.panel}>
      {running ? (
        <BigTime
          time={runningTime(now.getTime() - Date.parse(running.startedAt))}
          line={`Since ${deviceClock(new Date(running.startedAt))}`}
        />
      ) : (
        <Button variant="soft" full onClick={() => changes.start('pump', null)}>
          Start pumping
        </Button>
      )}
      <Card>
        {(['left', 'right'] as const).map((side) => (
          <Stepper
            key={side}
            label={side === 'left' ? 'Left' : 'Right'}
            value={sides[side]}
            onValueChange={(value) => setSides({ ...sides, [side]: value })}
            step={units === 'us' ? 0.5 : 5}
            max={shownVolume(1000, units)}
            unit={units === 'us' ? 'fl oz' : 'ml'}
          />
        ))}
      </Card>
      <Row between>
        <Text soft>Together</Text>
        <Text>
          {volumeWords(together, units)}, {volumeWords(together, other)}
        </Text>
      </Row>
      <Button full onClick={save} disabled={!running && together === 0}>
        {together > 0 ? `Save ${volumeWords(together, units)}` : 'Save'}
      </Button>
    </div>
  );
}
