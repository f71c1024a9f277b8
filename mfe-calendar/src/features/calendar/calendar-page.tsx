import type { Reminder } from '@nestwell/contracts/calendar';
import { daysOf, type LocalDate } from '@nestwell/domain/calendar-days';
import { deviceDate, deviceFieldValue, deviceHour, deviceMoment } from '@nestwell/domain/device-time';
import { useMember, useNow, useWide } from '@nestwell/remote-kit';
import { useRingQuestion, type ToRing } from '@nestwell/remote-kit/ringing';
import { useAsked, useTab } from '@nestwell/remote-kit/router';
import { Button, LinkIcon, Page, Sprout, Tabs } from '@nestwell/ui';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useReminders } from '../../lib/reminders.queries';
import { toRing } from '../../lib/to-ring';
import { PutAwayCard } from '../../lib/put-away/put-away-card';
import * as css from './calendar-page.module.css';
import { CalendarHeader } from './calendar-header';
import { CalendarLayers, type Layer } from './calendar-layers';
import { ChosenDay } from './chosen-day';
import { ComingUp } from './coming-up';
import { Days, type Shown } from './days';
import { emptyValues } from './form/form-values';
import { byDay } from './lib/by-day';
import { rangeOf, type View } from './lib/view';
import { useAddSpurts } from './spurts/use-add-spurts';
import { Summary } from './summary';
import { useActs } from './use-acts';
import { useRefusedReminders } from './use-refused-reminders';
import { ViewBar } from './view-bar';
import { DayPanel, type PressedDay } from './views/wide/day-panel';

const views = [
  { id: 'day', label: 'Day' },
  { id: 'week', label: 'Week' },
  { id: 'month', label: 'Month' },
] as const satisfies readonly { id: View; label: string }[];

/** The month stands first: it is what an address without a tab shows. */
const tabs = ['month', 'week', 'day'] as const satisfies readonly View[];

const FIRST_HOUR = 9;

export function CalendarPage() {
  const now = useNow();
  const [view, setView] = useTab<View>(tabs);
  const [day, setDay] = useState(() => deviceDate(new Date(now)));
  const [layer, setLayer] = useState<Layer | null>(null);
  const { reminders, shown } = useShown(view, day, now);
  const acts = useActs(
    useCallback((reminder: Reminder) => setLayer({ what: 'details', id: reminder.id }), []),
  );
  const add = useCallback((on: LocalDate) => setLayer({ what: 'add', initial: blankOn(on) }), []);
  const openDay = useCallback(
    (on: LocalDate) => {
      setDay(on);
      setView('day');
    },
    [setView],
  );
  const { ask, askFor, question } = useAskToRing();
  useAsked('reminder', () => add(day));
  useAsked('sync', () => setLayer({ what: 'outside' }));
  useRefusedReminders(layer !== null, setLayer);
  const isWide = useWide();
  const [pressed, setPressed] = useState<PressedDay | null>(null);
  const press = useCallback((on: LocalDate, cell: HTMLElement) => setPressed({ day: on, cell }), []);
  const failed = reminders.isLoadingError;
  // What stands around the days waits for them: it would be pushed away by their height.
  const waiting = !failed && !shown.days;
  return (
    <Page className={css.page}>
      <CalendarHeader onAdd={() => add(day)} onSpoken={(initial) => setLayer({ what: 'add', initial })} />
      <div className={view === 'day' ? css.layout : css.layoutFull}>
        <div className={css.main}>
          <Tabs label="View" items={views} value={view} onValueChange={setView}>
            <div className={css.views}>
              <ViewBar view={view} day={day} onDayChange={setDay} />
              <Days
                {...{ shown, failed, acts }}
                onRetry={reminders.refetch}
                onDayChange={setDay}
                onDayOpen={openDay}
                onPress={isWide ? press : undefined}
              />
            </div>
          </Tabs>
        </div>
        {!waiting && (
          <div className={css.rail}>
            {/* Where the days themselves failed to load, they say so. */}
            {shown.view === 'month' && !isWide && !failed && <ChosenDay {...{ shown, acts }} onAdd={add} />}
            <ComingUp now={now} />
            <Summary reminders={reminders.data} />
            <GrowthSpurts onAdded={ask} />
            <PutAwayCard withBack />
            <Button
              variant="line"
              full
              icon={<LinkIcon aria-hidden="true" />}
              onClick={() => setLayer({ what: 'outside' })}
            >
              Notifications and calendar sync
            </Button>
          </div>
        )}
      </div>
      {isWide && view === 'month' && (
        <DayPanel {...{ pressed, shown, acts }} onAdd={add} onClose={() => setPressed(null)} />
      )}
      {layer && (
        <CalendarLayers
          {...{ layer, now, acts }}
          onChange={setLayer}
          onSaved={askFor}
          reminders={reminders.data ?? []}
        />
      )}
      {question}
    </Page>
  );
}

function useAskToRing() {
  const { ask, question } = useRingQuestion();
  const askFor = (saved: Reminder) => {
    const about = toRing(saved, new Date());
    if (about) ask(about);
  };
  return { ask, askFor, question };
}

/** The heading follows a press at once; hundreds of reminders are drawn after it, in pieces that never block. */
function useShown(view: View, day: LocalDate, now: number) {
  const { from, until } = rangeOf(view, day);
  const reminders = useReminders(from, until);
  const { data, isPlaceholderData } = reminders;
  // Until these days are loaded the last answer stands in for them, which tells of some and not of the others.
  const days = useMemo(
    () => data && byDay(data, isPlaceholderData ? [] : daysOf(from, until)),
    [data, isPlaceholderData, from, until],
  );
  const latest = useMemo<Shown>(() => ({ view, day, now, days }), [view, day, now, days]);
  return { reminders, shown: useDeferredValue(latest) };
}

function blankOn(day: LocalDate) {
  return { ...emptyValues, due: deviceFieldValue(hourOf(day)) };
}

/** Nine in the morning of a day, or the next full hour of today. */
function hourOf(day: LocalDate): Date {
  const now = new Date();
  const hour = day === deviceDate(now) ? deviceHour(now) + 1 : FIRST_HOUR;
  return deviceMoment(day, hour);
}

/** Quiet while a pregnancy has changed: nothing then speaks of a baby growing. */
function GrowthSpurts({ onAdded }: { onAdded: (about: ToRing) => void }) {
  const { pregnancyPaused } = useMember();
  const { start, busy } = useAddSpurts(onAdded);
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
