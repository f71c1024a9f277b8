import type { MeantPressure } from '@nestwell/domain/units';
import { Button, Row, Stack } from '@nestwell/ui';
import type { ReadingForm } from './reading-form';

interface OtherMonitorProps {
  /** Of a reading in mmHg, none. */
  meant: readonly MeantPressure[];
  onChange: (change: Partial<ReadingForm>) => void;
}

/** Which unit her monitor shows, where the figures cannot be mmHg. Nothing is converted unasked. */
export function OtherMonitor({ meant, onChange }: OtherMonitorProps) {
  return (
    <div role="status">
      {meant.length > 0 && (
        <Stack gap={2}>
          <p>Readings are kept in mmHg. Which unit does your monitor show?</p>
          <Row gap={2}>
            {meant.map(({ unit, upper, lower }) => (
              <Button
                key={unit}
                variant="soft"
                small
                onClick={() => onChange({ upper: String(upper), lower: String(lower) })}
              >
                {`${unit}: ${upper} / ${lower}`}
              </Button>
            ))}
          </Row>
        </Stack>
      )}
    </div>
  );
}
