import type { Reminder } from '@nestwell/contracts/calendar';
import { useMember, useToast } from '@nestwell/remote-kit';
import { Button, LinkIcon, LoadFailure, Page, Section, Skeleton, Sprout, Tabs } from '@nestwell/ui';
import { useState } from 'react';
import { dayKey, fieldValueOf, sameDay, startOfDay } from '../../lib/days';
import { dayInWords } from '../../lib/reminder-words';
import { useCompleteReminder, useReminders } from '../../lib/reminders.queries';
import { useNow } from '../../lib/use-now';
import * as css from './calendar-page.module.css';
import { CalendarHeader } from './calendar-header';
import { CalendarLayers, type Layer } from './calendar-layers';
import { ComingUp } from './coming-up';
import { emptyValues } from './form/form-values';
import { byDay } from './lib/by-day';
import { rangeOf, type View } from './lib/view';
import { useAddSpurts } from './spurts/use-add-spurts';
import { Summary } from './summary';
import { ViewBar } from './view-bar';
import { DayList, type ReminderActs } from './views/day-list';
import { MonthView } from './views/month-view';
import { WeekView } from './views/week-view';

const views = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
] as const satisfies readonly { id: View; label: string }[];

const FIRST_HOUR = 9;

export function CalendarPage() {
  const now = useNow();
  const [view, setView] = useState<View>('month');
  const [day, setDay] = useState(() => startOfDay(new Date()));
  const [layer, setLayer] = useState<Layer | null>(null);
  const range = rangeOf(view, day);
  const reminders = useReminders(range.from, range.until);
  const acts = useActs((reminder) => setLayer({ what: 'details', id: reminder.id }));
  const add = () => setLayer({ what: 'add', initial: { ...emptyValues, due: fieldValueOf(hourOf(day)) } });
  return (
    <Page className={css.page}>
      <CalendarHeader onAdd={add} onSpoken={(initial) => setLayer({ what: 'add', initial })} />
      <div className={css.layout}>
        <div className={css.main}>
          <Tabs label="View" items={views} value={view} onValueChange={setView}>
            <div className={css.views}>
              <ViewBar view={view} day={day} onDayChange={setDay} />
              <Days query={reminders} view={view} day={day} onDayChange={setDay} now={now} acts={acts} />
            </div>
          </Tabs>
        </div>
        <div className={css.rail}>
          {view === 'month' && <ChosenDay day={day} query={reminders} now={now} acts={acts} onAdd={add} />}
          <ComingUp now={now} />
          <Summary reminders={reminders.data} />
          <GrowthSpurts />
          <Button
            variant="line"
            full
            icon={<LinkIcon aria-hidden="true" />}
            onClick={() => setLayer({ what: 'outside' })}
          >
            Calendar elsewhere
          </Button>
        </div>
      </div>
      {layer && (
        <CalendarLayers
          layer={layer}
          onChange={setLayer}
          reminders={reminders.data ?? []}
          now={now}
          acts={acts}
        />
      )}
    </Page>
  );
}

/** Nine in the morning of a day, or the next full hour of today. */
function hourOf(day: Date): Date {
  const now = new Date();
  const hour = sameDay(day, now) ? now.getHours() + 1 : FIRST_HOUR;
  return new Date(day.getFullYear(), day.getMonth(), day.getDate(), hour);
}

function useActs(onOpen: (reminder: Reminder) => void): ReminderActs {
  const { id: userId } = useMember();
  const { toast } = useToast();
  const complete = useCompleteReminder();
  return {
    onOpen,
    onComplete: ({ id }, completed) =>
      complete.mutate(
        { params: { reminderId: id }, body: { completed, userId } },
        {
          onError: () =>
            toast({
              title: 'Error',
              description: 'Failed to update the reminder. Please try again.',
              tone: 'alert',
            }),
        },
      ),
  };
}

interface DaysProps {
  query: ReturnType<typeof useReminders>;
  view: View;
  day: Date;
  onDayChange: (day: Date) => void;
  now: number;
  acts: ReminderActs;
}

function Days({ query, view, day, onDayChange, now, acts }: DaysProps) {
  if (query.isPending) return <Skeleton label="Loading reminders" className={css.wait} rows={5} />;
  if (query.isLoadingError) return <LoadFailure onRetry={() => void query.refetch()} />;
  const days = byDay(query.data);
  if (view === 'month') return <MonthView day={day} onDayChange={onDayChange} days={days} />;
  if (view === 'week') return <WeekView day={day} days={days} now={now} acts={acts} />;
  return <DayList label={dayInWords(day)} reminders={days.get(dayKey(day)) ?? []} now={now} acts={acts} />;
}

interface ChosenDayProps {
  day: Date;
  query: ReturnType<typeof useReminders>;
  now: number;
  acts: ReminderActs;
  onAdd: () => void;
}

/** Nothing of it where the days themselves failed to load: they say so. */
function ChosenDay({ day, query, now, acts, onAdd }: ChosenDayProps) {
  if (query.isLoadingError) return null;
  const due = byDay(query.data ?? []).get(dayKey(day)) ?? [];
  const name = sameDay(day, new Date(now)) ? 'Today' : dayInWords(day);
  return (
    <Section
      title={
        <>
          {name} {query.data && <span className={css.count}>{due.length}</span>}
        </>
      }
      action={
        <Button variant="quiet" small aria-label={`Add a reminder, ${name}`} onClick={onAdd}>
          Add
        </Button>
      }
    >
      {query.data ? (
        <DayList label={name} reminders={due} now={now} acts={acts} />
      ) : (
        <Skeleton label="Loading the day" rows={1} />
      )}
    </Section>
  );
}

/** Quiet while a pregnancy has changed: nothing then speaks of a baby growing. */
function GrowthSpurts() {
  const { pregnancyPaused } = useMember();
  const { start, busy } = useAddSpurts();
  if (pregnancyPaused) return null;
  return (
    <Button
      variant="soft"
      full
      className={css.spurts}
      icon={<Sprout aria-hidden="true" />}
      busy={busy}
      onClick={start}
    >
      Auto-Add Growth Spurt Reminders
    </Button>
  );
}
