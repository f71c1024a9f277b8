import type { Medicine } from '@nestwell/contracts/care';
import { useDeviceDate } from '@nestwell/remote-kit';
import { useRingQuestion } from '@nestwell/remote-kit/ringing';
import { Button, Plus, Text, warmLayers } from '@nestwell/ui';
import { useState } from 'react';
import { CareScreen } from '../../lib/care-screen';
import { DayBar } from './day-bar';
import { DoseList } from './dose-list';
import { MedicineSheet } from './medicine-sheet';
import { toRing } from './to-ring';

/** What she takes, day by day. Nothing here knows a dose, and nothing advises one. */
export function MedicinesPage() {
  const today = useDeviceDate();
  const [date, setDate] = useState(today);
  const [editing, setEditing] = useState<{ medicine: Medicine | null } | null>(null);
  const { ask, question } = useRingQuestion();
  return (
    <CareScreen title="Medicines">
      <DayBar date={date} onChange={setDate} />
      <DoseList date={date} onEdit={(medicine) => setEditing({ medicine })} />
      <Button
        variant="soft"
        full
        icon={<Plus aria-hidden="true" />}
        onClick={() => setEditing({ medicine: null })}
        {...warmLayers}
      >
        Add a medicine
      </Button>
      <Text small soft>
        Medicine reminders work with or without a paid plan.
      </Text>
      <Text small soft>
        Amounts are as you wrote them. For the dose, or after a missed one, ask your pharmacist or doctor.
      </Text>
      <MedicineSheet
        open={editing !== null}
        medicine={editing?.medicine ?? null}
        onSaved={(saved) => {
          const about = toRing(saved);
          if (about) ask(about);
        }}
        onClose={() => setEditing(null)}
      />
      {question}
    </CareScreen>
  );
}
