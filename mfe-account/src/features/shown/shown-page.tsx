import { isQuiet, type User } from '@nestwell/contracts/account';
import { useProfileAct, useUser, useDeviceDate } from '@nestwell/remote-kit';
import { Link, useNavigate } from '@nestwell/remote-kit/router';
import { Button, Card, DateTimeField, Page, PageHeader, RadioRows, Stack } from '@nestwell/ui';
import { type FormEvent, useState } from 'react';
import { stateOptions } from '../../lib/member-states';
import { WhatChanges } from './what-changes';

/** Where a member says what the site may speak of. Nothing is left to show in the moment of logging out. */
export function ShownPage() {
  const { user } = useUser();
  return user && <Choice key={user.id} user={user} />;
}

function Choice({ user }: { user: User }) {
  const navigate = useNavigate();
  const [state, setState] = useState(user.state);
  const [lossOn, setLossOn] = useState(user.state === 'loss' ? (user.recoveringSince ?? '') : '');
  const today = useDeviceDate();
  const problem = lossOn > today ? 'Choose today or a day before, or leave it empty' : undefined;
  const { mutateAsync, isPending } = useProfileAct();
  const isLoss = state === 'loss';

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isLoss && problem) return;
    try {
      const saved = await mutateAsync({ state, ...(isLoss && { lossOn: lossOn || null }) });
      void navigate(isComplete(saved) ? '/' : '/settings#health-status');
    } catch {
      // Told already; her choice stays on the screen.
    }
  }

  return (
    <Page>
      <PageHeader
        title="What Nestwell shows you"
        lead="You can change this at any time, as often as you need."
        back={{ to: '/settings', label: 'Settings', Link }}
      />
      <form onSubmit={(event) => void save(event)} noValidate>
        <Stack gap={5}>
          <Card>
            <RadioRows
              label="What Nestwell shows you"
              labelHidden
              options={stateOptions}
              value={state}
              onValueChange={setState}
            />
          </Card>
          {isLoss && (
            <Card>
              <DateTimeField
                kind="date"
                label="The date, only if you want to"
                help="You can leave this empty"
                max={today}
                value={lossOn}
                error={problem}
                onValueChange={setLossOn}
              />
            </Card>
          )}
          {isQuiet(state) && <WhatChanges />}
          <Button type="submit" full busy={isPending} busyLabel="Saving...">
            Save
          </Button>
        </Stack>
      </form>
    </Page>
  );
}

/** A pregnancy needs its week and a birth its months: where they are not known, they are asked for next. */
const isComplete = ({ state, pregnancyWeek, monthsPostpartum }: User) =>
  isQuiet(state) || (state === 'pregnant' ? pregnancyWeek : monthsPostpartum) !== null;
