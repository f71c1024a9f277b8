import type { DoseAnswer, Medicine } from '@nestwell/contracts/care';
import type { LocalDate } from '@nestwell/domain/calendar-days';
import { deviceTimeValue } from '@nestwell/domain/device-time';
import { useToast, useUndo } from '@nestwell/remote-kit';
import { RingLine, useRinging } from '@nestwell/remote-kit/ringing';
import { Card, EmptyState, List, LoadFailure, Skeleton } from '@nestwell/ui';
import { dosesOfDay, type DayDose } from './day-doses';
import { DoseRow } from './dose-row';
import { useAnswerDose, useDosesOn, useMedicines } from './medicines.queries';

interface DoseListProps {
  date: LocalDate;
  onEdit: (medicine: Medicine) => void;
}

/** The doses of one day, the earliest first; above them, whether what is to ring will not ring here. */
export function DoseList({ date, onEdit }: DoseListProps) {
  const medicines = useMedicines();
  const doses = useDosesOn(date);
  const { isLoading: isRingingLoading } = useRinging();
  const reminds = medicines.data?.some((medicine) => medicine.reminds) ?? false;
  if (medicines.isPending || doses.isPending || (reminds && isRingingLoading))
    return <Skeleton label="Loading medicines" rows={3} />;
  if (medicines.isLoadingError || doses.isLoadingError) {
    const retry = () => void Promise.all([medicines.refetch(), doses.refetch()]);
    return <LoadFailure onRetry={retry} />;
  }
  const rows = dosesOfDay(medicines.data, doses.data, date);
  return (
    <>
      {reminds && <RingLine />}
      {rows.length === 0 ? (
        <NoDoses hasMedicines={medicines.data.length > 0} />
      ) : (
        <Doses rows={rows} date={date} onEdit={onEdit} />
      )}
    </>
  );
}

function NoDoses({ hasMedicines }: { hasMedicines: boolean }) {
  return (
    <EmptyState art="thread" compact title={hasMedicines ? 'Nothing due' : 'Nothing noted yet'}>
      {hasMedicines ? 'No medicine belongs to this day.' : 'What you take will stand here, day by day.'}
    </EmptyState>
  );
}

function Doses({ rows, date, onEdit }: DoseListProps & { rows: readonly DayDose[] }) {
  const answer = useAnswered(date);
  return (
    <Card>
      <List aria-label="Doses">
        {rows.map((dose, at) => (
          <DoseRow
            key={`${dose.medicine.id} ${dose.time}`}
            dose={dose}
            isFirst={rows.findIndex(({ medicine }) => medicine === dose.medicine) === at}
            onAnswer={(said) => void answer(dose, said)}
            onEdit={() => onEdit(dose.medicine)}
          />
        ))}
      </List>
    </Card>
  );
}

const answered = (said: DoseAnswer | null) =>
  said === null ? 'Not answered' : said === 'taken' ? 'Taken' : 'Skipped';

function useAnswered(date: LocalDate) {
  const { toast } = useToast();
  const sayUndoable = useUndo();
  const answer = useAnswerDose();
  return async ({ medicine: { id, name }, time, answer: before }: DayDose, said: DoseAnswer | null) => {
    const now = new Date();
    // What is taken when needed was taken now.
    const at = time ?? deviceTimeValue(now);
    const say = (words: DoseAnswer | null) => answer(id, { date, time: at, answer: words });
    try {
      await say(said);
      sayUndoable({ title: answered(said), description: name }, () => say(before));
    } catch {
      toast({ title: 'Error', description: 'Failed to save. Please try again.', tone: 'alert' });
    }
  };
}
