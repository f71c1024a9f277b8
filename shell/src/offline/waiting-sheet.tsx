import type { Waiting, WaitingBox } from '@nestwell/remote-kit/offline';
import {
  Apple,
  Bell,
  Button,
  CalendarDays,
  Droplet,
  Dumbbell,
  EggWell,
  Heart,
  List,
  ListRow,
  Sheet,
  useOnline,
  type Shell,
} from '@nestwell/ui';
import type { ReactNode } from 'react';
import { NoPlanCard } from './no-plan-card';
import { RefusedCard } from './refused-card';
import { momentWords } from './waiting-words';
import * as css from './waiting.module.css';

interface WaitingSheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  box: WaitingBox;
  waiting: readonly Waiting[];
  lacksPlan: boolean;
}

const wells: Partial<Record<string, { shell: Shell; icon: ReactNode }>> = {
  Meal: { shell: 'heather', icon: <Apple /> },
  Day: { shell: 'duck', icon: <Droplet /> },
  Workout: { shell: 'russet', icon: <Dumbbell /> },
  'Check-in': { shell: 'heather', icon: <Heart /> },
  Reminder: { shell: 'straw', icon: <Bell /> },
};
const other = { shell: 'moss', icon: <CalendarDays /> } as const;

/** Everything that waits: what came back first, then the rest in its order. */
export function WaitingSheet({ open, onOpenChange, box, waiting, lacksPlan }: WaitingSheetProps) {
  const isOnline = useOnline();
  const kept = lacksPlan ? waiting.filter(({ refused, needsNoPlan }) => !refused && !needsNoPlan) : [];
  const close = () => onOpenChange(false);
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title="Waiting to be sent"
      description={`Kept on this ${isPhone() ? 'phone' : 'computer'}, sent once, in order.`}
      footer={
        <>
          <Button variant="line" onClick={close}>
            Close
          </Button>
          <Button disabled={!isOnline} aria-describedby="waiting-why" onClick={() => void box.send()}>
            Try now
          </Button>
        </>
      }
    >
      {waiting
        .filter(({ refused }) => refused)
        .map((one) => (
          <RefusedCard key={one.id} waiting={one} box={box} onLeave={close} />
        ))}
      {kept.length > 0 && <NoPlanCard kept={kept} onLeave={close} />}
      <List aria-label="In their order">{waiting.filter(({ refused }) => !refused).map(row)}</List>
      <p id="waiting-why" className={css.why}>
        {waiting.length === 0
          ? 'Everything has been sent.'
          : isOnline
            ? `They go by themselves${kept.length > 0 ? ' once you have a plan' : ''}. You can close Nestwell.`
            : 'They go by themselves when you are back. You can close Nestwell.'}
      </p>
    </Sheet>
  );
}

function row({ id, noun, title, keptAt }: Waiting) {
  const { shell, icon } = wells[noun] ?? other;
  const well = <EggWell shell={shell}>{icon}</EggWell>;
  return <ListRow key={id} well={well} title={title} meta={`${noun}, kept ${momentWords(keptAt)}`} />;
}

const isPhone = () => matchMedia('(pointer: coarse)').matches;
