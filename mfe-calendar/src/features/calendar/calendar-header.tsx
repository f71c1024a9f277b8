import { Link } from '@nestwell/remote-kit/router';
import { Button, House, IconButton, iconButtonClass, Mic, PageHeader, Plus, warmLayers } from '@nestwell/ui';
import type { FormValues } from './form/form-values';
import { useSpokenReminder } from './voice/use-spoken-reminder';

interface CalendarHeaderProps {
  onAdd: () => void;
  onSpoken: (values: FormValues) => void;
}

export function CalendarHeader({ onAdd, onSpoken }: CalendarHeaderProps) {
  const voice = useSpokenReminder(onSpoken);
  return (
    <PageHeader
      title="Calendar"
      lead={<span role="status">{voice.listening ? 'Listening… say what to remind you of' : ''}</span>}
      actions={
        <>
          <IconButton
            label={voice.listening ? 'Stop listening' : 'Add a reminder by voice'}
            pressed={voice.listening}
            onClick={voice.listening ? voice.stop : voice.start}
          >
            <Mic aria-hidden="true" />
          </IconButton>
          <Link to="/" className={iconButtonClass()} aria-label="Home">
            <House aria-hidden="true" />
          </Link>
          <Button
            small
            icon={<Plus aria-hidden="true" />}
            aria-label="Add Reminder"
            onClick={onAdd}
            {...warmLayers}
          >
            Add
          </Button>
        </>
      }
    />
  );
}
