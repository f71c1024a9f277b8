import { deviceDate } from '@nestwell/domain/device-time';
import { useToast } from '@nestwell/remote-kit';
import { Baby, Button, Check, DateTimeField, Sheet, Stack, Text, warmLayers } from '@nestwell/ui';
import { type FormEvent, useState } from 'react';
import { useProfileAct } from '../../lib/account/use-profile-act';

interface BabyIsHereProps {
  /** Past week 40 the question is asked in so many words. */
  isOverdue: boolean;
}

export function BabyIsHere({ isOverdue }: BabyIsHereProps) {
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
      <BirthSheet isOpen={isOpen} onOpenChange={setOpen} />
    </>
  );
}

interface BirthSheetProps {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function BirthSheet({ isOpen, onOpenChange }: BirthSheetProps) {
  const { toast } = useToast();
  const [bornOn, setBornOn] = useState(() => deviceDate(new Date()));
  const [isBreastfeeding, setBreastfeeding] = useState(false);
  const problem = bornOn && bornOn <= deviceDate(new Date()) ? undefined : 'Choose today or a day before';
  const record = useProfileAct(() => {
    onOpenChange(false);
    toast({ title: 'Welcome, little one', description: 'Everything now follows your months postpartum.' });
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!problem) record.mutate({ isPregnant: false, babyBornOn: bornOn, isBreastfeeding });
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
          <DateTimeField
            kind="date"
            label="Born on"
            max={deviceDate(new Date())}
            value={bornOn}
            error={problem}
            onValueChange={setBornOn}
          />
          <Check label="I am breastfeeding" checked={isBreastfeeding} onCheckedChange={setBreastfeeding} />
        </Stack>
      </form>
    </Sheet>
  );
}
