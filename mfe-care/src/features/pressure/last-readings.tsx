import type { PressureReadingRow } from '@nestwell/contracts/care';
import { Card, EmptyState, linkClass, LoadFailure, Section, Skeleton, Stack, Text } from '@nestwell/ui';
import { bloodPressure } from '@nestwell/safety/signs';
import { useState } from 'react';
import { useTakeAway } from '../../lib/use-take-away';
import { PressureChart } from './pressure-chart';
import { usePressureCalls, useReadings } from './pressure.queries';
import { ReadingsTable } from './readings-table';

/** As many as fit beside each other on a phone. */
const DRAWN = 7;

/** The last readings, drawn; all of them as a table. */
export function LastReadings({ onEdit }: { onEdit: (reading: PressureReadingRow) => void }) {
  const readings = useReadings();
  const [asTable, setAsTable] = useState(false);
  const remove = useRemove();
  if (readings.isPending) return <Skeleton label="Loading readings" rows={2} />;
  if (readings.isLoadingError) return <LoadFailure onRetry={() => void readings.refetch()} />;
  if (readings.data.length === 0)
    return (
      <EmptyState level={2} art="thread" compact title="Nothing noted yet">
        Your first reading will stand here.
      </EmptyState>
    );
  const { upper, lower } = bloodPressure.callToday;
  return (
    <Section
      title="Last readings"
      action={
        <button
          type="button"
          className={linkClass}
          aria-pressed={asTable}
          onClick={() => setAsTable(!asTable)}
        >
          As a table
        </button>
      }
    >
      <Card>
        {asTable ? (
          <ReadingsTable
            readings={readings.data}
            onEdit={onEdit}
            onRemove={(reading) => void remove(reading)}
          />
        ) : (
          <Stack gap={2}>
            <PressureChart readings={readings.data.slice(0, DRAWN).toReversed()} />
            <Text small soft>
              The dotted lines are {upper} and {lower}.
            </Text>
          </Stack>
        )}
      </Card>
    </Section>
  );
}

function useRemove() {
  const takeAway = useTakeAway();
  const { remove } = usePressureCalls();
  return ({ id }: PressureReadingRow) =>
    takeAway({
      kind: 'pressureReading',
      id,
      title: 'Reading taken away',
      remove: () => remove(id),
    });
}
