import { careSettingsLimits, usualCareSettings, type CareSettings } from '@nestwell/contracts/care';
import { care } from '@nestwell/contracts/care';
import { dayStarts } from '@nestwell/domain/feeding';
import { clockWords, deviceReading } from '@nestwell/domain/reading';
import { readOf, useMember, useQuery, useToast } from '@nestwell/remote-kit';
import { Button, LoadFailure, SelectField, Skeleton, Stack, TextField } from '@nestwell/ui';
import { useState, type FormEvent } from 'react';
import { CareScreen } from '../../lib/care-screen';
import { OnlyFor } from '../../lib/only-for';
import { useSaveCareSettings } from '../../lib/settings/care-settings.queries';
import { hasBaby } from '../../lib/whom-for';

/** What her babies are called, and when their day begins. */
export function SettingsPage() {
  const { id: userId } = useMember();
  const settings = useQuery(readOf(care.readCareSettings, { params: { userId } }));
  return (
    <OnlyFor whom={hasBaby}>
      <CareScreen title="Names and days">
        {settings.data ? (
          <SettingsForm settings={settings.data} />
        ) : settings.isLoadingError ? (
          <LoadFailure onRetry={() => void settings.refetch()} />
        ) : (
          <Skeleton label="Loading your settings" rows={3} />
        )}
      </CareScreen>
    </OnlyFor>
  );
}

const hours = dayStarts.map((hour) => ({ value: String(hour), hour }));

function SettingsForm({ settings }: { settings: CareSettings }) {
  const her = useMember();
  const save = useSaveCareSettings(her.id);
  const { toast } = useToast();
  const [draft, setDraft] = useState({ ...usualCareSettings, ...settings });
  const set = (part: Partial<CareSettings>) => setDraft({ ...draft, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    save.mutate(
      { params: { userId: her.id }, body: draft },
      {
        onSuccess: () => toast({ title: 'Saved' }),
        onError: () =>
          toast({
            title: 'Not saved',
            description: 'Please try again.',
            tone: 'alert',
          }),
      },
    );
  };
  const names = Array.from({ length: her.babies }, (_, index) => index);
  return (
    <form onSubmit={submit}>
      <Stack gap={5}>
        {names.map((index) => (
          <TextField
            key={index}
            label={names.length > 1 ? `Name of baby ${index + 1}` : 'Name of your baby'}
            optional
            value={draft.babyNames[index] ?? ''}
            onValueChange={(name) =>
              set({
                babyNames: names.map((place) => (place === index ? name : (draft.babyNames[place] ?? ''))),
              })
            }
            maxLength={careSettingsLimits.name}
          />
        ))}
        <SelectField
          label="A day begins at"
          help="Feeds of the small hours then count with the evening before"
          options={hours.map(({ value, hour }) => ({ value, label: clockWords(hour, 0, deviceReading()) }))}
          value={String(draft.dayStartsAt)}
          onValueChange={(value) => set({ dayStartsAt: Number(value) })}
        />
        <Button type="submit" busy={save.isPending} busyLabel="Saving...">
          Save
        </Button>
      </Stack>
    </form>
  );
}
