import { deviceDate } from '@nestwell/domain/device-time';
import { useProfileAct, useToast, useDeviceDate } from '@nestwell/remote-kit';
import { Baby, Button, Check, Sheet, Stack, Text, warmLayers } from '@nestwell/ui';
import { type FormEvent, useState } from 'react';
import { BabiesChoice } from '../../lib/dates/babies-choice';
import { BirthDay } from '../../lib/dates/birth-day';
import { type DatesForm, datesProblem, dueDateOfEarly, emptyDates } from '../../lib/dates/dates-form';

interface BabyIsHereProps {
  /** As many as she said were coming. */
  babies: number;
  /** Past week 40 the question is asked in so many words. */
  isOverdue: boolean;
}

export function BabyIsHere({ babies, isOverdue }: BabyIsHereProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {isOverdue && <Text soft>You are past your due date. Tell us when your baby arrives.</Text>}
      <Button
        variant="soft"
        full
        icon={<Baby aria-hidden="true" />}
        onClick={() => setOpen(true)}
        {...warmLayers}
      >
        Baby is here
      </Button>
      <BirthSheet babies={babies} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface BirthSheetProps {
  babies: number;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function BirthSheet({ babies, isOpen, onOpenChange }: BirthSheetProps) {
  const today = useDeviceDate();
  const { toast } = useToast();
  const [dates, setDates] = useState<DatesForm>(() => ({
    ...emptyDates,
    bornFrom: 'bornOn',
    bornOn: deviceDate(new Date()),
    babies,
  }));
  const [isBreastfeeding, setBreastfeeding] = useState(false);
  const problem = datesProblem(dates, false, today);
  const record = useProfileAct(() => {
    onOpenChange(false);
    toast({ title: 'Welcome, little one', description: 'Everything now follows your months postpartum.' });
  });

  const change = (said: Partial<DatesForm>) => setDates((current) => ({ ...current, ...said }));

  function submit(event: FormEvent) {
    event.preventDefault();
    if (problem) return;
    const dueDate = dueDateOfEarly(dates);
    record.mutate({
      isPregnant: false,
      babyBornOn: dates.bornOn,
      ...(dueDate && { dueDate }),
      ...(dates.babies !== babies && { babies: dates.babies }),
      isBreastfeeding,
    });
  }

  return (
    <Sheet
      open={isOpen}
      onOpenChange={onOpenChange}
      title="Baby is here"
      description="Congratulations. When was your baby born?"
      footer={
        <Button type="submit" form="birth" full busy={record.isPending} busyLabel="Saving...">
          Save
        </Button>
      }
    >
      <form id="birth" onSubmit={submit} noValidate>
        <Stack gap={4}>
          <BirthDay dates={dates} problem={problem} onDates={change} />
          <BabiesChoice babies={dates.babies} onBabies={(count) => change({ babies: count })} />
          <Check label="I am breastfeeding" checked={isBreastfeeding} onCheckedChange={setBreastfeeding} />
        </Stack>
      </form>
    </Sheet>
  );
}
